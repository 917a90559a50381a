import { useId, type SubmitEvent } from 'react';
import { Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

export function HeroSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const id = useId();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    onSearch(typeof text === 'string' ? text.trim() : '');
  }

  // The scene behind it is the same in both themes, and so is the field.
  return (
    <search>
      <form
        onSubmit={onSubmit}
        className="mt-2 flex w-full min-w-0 max-w-[520px] items-center rounded-l bg-surface p-1.5 text-ink shadow-lift scheme-light"
      >
        <label htmlFor={id} className="sr-only">
          Search cars
        </label>
        <Search size={20} className="ml-3.5 shrink-0 text-ink-3 max-sm:hidden" aria-hidden="true" />
        <input
          id={id}
          name="search"
          type="search"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Make or model"
          className="h-12 min-w-0 grow rounded-m bg-transparent px-3.5 text-lg placeholder:text-ink-3 focus-visible:-outline-offset-2 [&::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit" kind="accent" size="large" className="max-sm:px-4.5 sm:px-7">
          Search
        </Button>
      </form>
    </search>
  );
}
