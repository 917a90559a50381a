import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import clsx from 'clsx';
import { paths } from '../../lib/paths.ts';
import { nextIndex } from '../../ui/arrow-keys.ts';
import type { BrowseSearch } from './browse-search.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';
import { useSuggestions, type Suggested } from './use-suggestions.ts';

// Loads when the field gets the focus, to keep it out of the first load. The search works without it.
const suggestionList = (): Promise<ComponentType<SuggestionListProps>> =>
  import('./suggestion-list.tsx').then(
    (code) => code.SuggestionList,
    () => () => null,
  );
const SuggestionList = lazy(async () => ({ default: await suggestionList() }));

interface SearchBoxProps {
  text: string;
  onType: (text: string) => void;
  /** Called on Enter and on blur. */
  onSettle?: () => void;
  onSubmit: () => void;
  /** Receives the filters a suggestion turns into. */
  onChoose: (filters: Pick<BrowseSearch, 'make' | 'models' | 'dealerId'>) => void;
  /** Content next to the field: the magnifier and the button. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  inputClassName?: string;
}

/** A search field that suggests makes, models and dealers (the ARIA combobox pattern). */
export function SearchBox(props: SearchBoxProps) {
  const { text, onType, onSettle, onSubmit, onChoose, before, after, className, inputRef, inputClassName } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, open);
  const isShown = open && suggestions.length > 0;
  const current = isShown ? suggestions[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(chosen: Suggested) {
    close();
    if ('id' in chosen) onChoose({ dealerId: chosen.id });
    else onChoose({ make: chosen.make, models: chosen.model ?? undefined });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextIndex(event.key, isShown ? active : -1, suggestions.length, 'vertical') ?? -1);
    }
  }

  return (
    <search className="min-w-0">
      <form
        // Works as a plain form before hydration and without scripts.
        action={paths.browse}
        className={clsx('relative', className)}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          onSubmit();
        }}
      >
        {before}
        <input
          ref={inputRef}
          type="search"
          name="search"
          role="combobox"
          aria-label="Search cars"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${active}` : undefined}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Make, model or keyword"
          value={text}
          onChange={(event) => {
            onType(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => void suggestionList()}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onSettle?.();
          }}
          className={clsx('[&::-webkit-search-cancel-button]:hidden', inputClassName)}
        />
        {after}
        {isShown && (
          <Suspense>
            <SuggestionList id={id} suggestions={suggestions} active={active} onPoint={setActive} onChoose={choose} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
