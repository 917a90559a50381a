import { useRef } from 'react';
import { Search, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Change } from './filter-changes.ts';
import { SearchBox } from './search-box.tsx';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';

interface BrowseSearchBoxProps {
  search: string | undefined;
  onChange: (change: Change, how?: 'typed') => void;
}

/** Searches while the user types. A suggestion turns into filters. */
export function BrowseSearchBox({ search, onChange }: BrowseSearchBoxProps) {
  const { text, type, settle } = useDebouncedInput(search ?? '', (typed) =>
    onChange({ search: typed || undefined }, 'typed'),
  );
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    type('');
    onChange({ search: undefined });
    // The pressed button has disappeared, so the focus moves to the field.
    input.current?.focus();
  }
  return (
    <SearchBox
      inputRef={input}
      text={text}
      onType={type}
      onSettle={settle}
      onSubmit={settle}
      onChoose={(chosen) => {
        type('');
        onChange({ search: undefined, make: undefined, model: undefined, ...chosen });
      }}
      before={
        <Search
          size={18}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
      }
      after={
        text && (
          <IconButton label="Clear search" onClick={clear} className="absolute top-1/2 right-1 size-9 -translate-y-1/2">
            <X size={17} aria-hidden="true" />
          </IconButton>
        )
      }
      inputClassName="control h-[46px] pr-11 pl-10"
    />
  );
}
