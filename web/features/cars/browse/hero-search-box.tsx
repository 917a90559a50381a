import { useState } from 'react';
import { Search } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { BrowseSearch } from './browse-search.ts';
import { SearchBox } from './search-box.tsx';

/** The large field of the home page; it leads to the results. */
export function HeroSearchBox({ onSearch }: { onSearch: (search: BrowseSearch) => void }) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      text={text}
      onType={setText}
      onSubmit={() => onSearch(text.trim() ? { search: text.trim() } : {})}
      onChoose={({ make, model }) => onSearch({ make, ...(model && { model }) })}
      before={<Search size={20} className="ml-3.5 shrink-0 text-ink-3 max-sm:hidden" aria-hidden="true" />}
      after={
        <Button type="submit" kind="accent" size="large" className="max-sm:px-4.5 sm:px-7">
          Search
        </Button>
      }
      // The scene behind it is the same in both themes, and so is the field.
      className="mt-2 flex w-full max-w-[520px] min-w-0 items-center rounded-l bg-surface p-1.5 text-ink shadow-lift scheme-light"
      inputClassName="h-12 min-w-0 grow rounded-m bg-transparent px-3.5 text-lg placeholder:text-ink-3 focus-visible:-outline-offset-2"
    />
  );
}
