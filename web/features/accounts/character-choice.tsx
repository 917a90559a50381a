import type { Character } from '@forecourt/contract/accounts/accounts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { provider, words } from './words.ts';

interface CharacterChoiceProps {
  characters: Character[];
  /** The character being logged in. The other buttons are disabled until that finishes. */
  chosen: Character | null;
  onChoose: (character: Character) => void;
}

export const CharacterChoice = ({ characters, chosen, onChoose }: CharacterChoiceProps) => (
  <div className="mx-auto grid max-w-[760px] gap-8 py-[clamp(40px,7vw,88px)]">
    <header className="grid gap-3 text-center">
      <h1 className="text-2xl">{words.selectCharacter}</h1>
      <p className="text-lg text-ink-2 text-pretty">
        Your {provider} account has {characters.length} characters. Each has its own account here, and other members
        can’t see that they’re linked.
      </p>
    </header>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-3">
      {characters.map((character) => (
        <li key={character.id}>
          <button
            type="button"
            aria-disabled={chosen !== null || undefined}
            aria-busy={chosen === character || undefined}
            onClick={() => chosen ?? onChoose(character)}
            className="flex w-full items-center gap-4 rounded-l border border-line bg-surface p-4 text-left transition hover:border-ink aria-busy:border-ink aria-disabled:cursor-default not-aria-busy:aria-disabled:opacity-50"
          >
            <Avatar name={character.name} picture={character.avatar_url} size="medium" />
            <span className="grid min-w-0 grow gap-0.5">
              <span className="truncate text-lg font-semibold">{character.name}</span>
              <span className="text-sm text-ink-3">
                {words.characterId} {character.id}
              </span>
            </span>
            {chosen === character && <Spinner />}
          </button>
        </li>
      ))}
    </ul>
    <output className="min-h-7 text-center text-lg text-ink-2">{chosen && words.settingUp}</output>
  </div>
);
