import { useState } from 'react';
import { Search } from 'lucide-react';
import type { BrowseSearch } from './browse-search.ts';
import { HeroChoices, type Choices } from './hero-choices.tsx';
import { SearchBox } from './search-box.tsx';

/** The large search on the home page. It shows the number of matching cars and links to them. */
export function HeroSearchBox({ onSearch }: { onSearch: (search: BrowseSearch) => void }) {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<Choices>({});
  // A selected dealer already implies the seller type.
  const { sellerType: _seller, ...price } = choices;
  const words = text.trim();
  return (
    <SearchBox
      text={text}
      onType={setText}
      onSubmit={() => onSearch({ ...(words && { search: words }), ...choices })}
      onChoose={(chosen) => onSearch({ ...chosen, ...(chosen.dealerId ? price : choices) })}
      before={<Search size={20} className="absolute top-5 left-4.5 text-ink-3" aria-hidden="true" />}
      after={
        <div className="grid min-h-31 grid-cols-2 items-end border-t border-line sm:min-h-[63px] sm:grid-cols-[1fr_1fr_auto]">
          <HeroChoices words={words} choices={choices} onChoose={setChoices} />
        </div>
      }
      // The scene behind is the same in both themes, so the field is too.
      className="mt-2 grid w-full max-w-[520px] min-w-0 grid-cols-1 rounded-l bg-surface text-ink shadow-lift scheme-light"
      inputClassName="h-[60px] min-w-0 rounded-l bg-transparent pr-4 pl-12 text-lg placeholder:text-ink-3 focus-visible:-outline-offset-2"
    />
  );
}
