import type { Character } from '@forecourt/contract/accounts/accounts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { provider, words } from './words.ts';

interface CharacterChoiceProps {
  characters: Character[];
  onChoose: (character: Character) => void;
}

export const CharacterChoice = ({ characters, onChoose }: CharacterChoiceProps) => (
  <div className="mx-auto grid max-w-[760px] gap-8 py-[clamp(40px,7vw,88px)]">
    <header className="grid gap-3 text-center">
      <h1 className="text-2xl">{words.selectCharacter}</h1>
      <p className="text-lg text-ink-2 text-pretty">
        Your {provider} account has {characters.length} characters. Each has its own place here, and other members do
        not see that they belong together.
      </p>
    </header>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-3">
      {characters.map((character) => (
        <li key={character.id}>
          <button
            type="button"
            onClick={() => onChoose(character)}
            className="flex w-full items-center gap-4 rounded-l border border-line bg-surface p-4 text-left transition-colors hover:border-ink"
          >
            <Avatar name={character.name} picture={character.avatar_url} size="medium" />
            <span className="grid min-w-0 gap-0.5">
              <span className="truncate text-lg font-semibold">{character.name}</span>
              <span className="text-sm text-ink-3">
                {words.characterId} {character.id}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
