import { useRef } from 'react';
import { Search, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

/** A search input, debounced. */
export interface TypedText {
  text: string;
  type: (text: string) => void;
  settle: () => void;
}

interface SearchFieldProps {
  typed: TypedText;
  onClear: () => void;
  /** If results are elsewhere. */
  onSubmit?: () => void;
  label: string;
  placeholder: string;
  maxLength: number;
  className?: string;
}

export function SearchField({ typed, onClear, onSubmit, label, placeholder, maxLength, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onClear();
    // The clear button disappears with the text, so move the focus.
    input.current?.focus();
  }
  return (
    <search className={className}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          typed.settle();
          onSubmit?.();
        }}
      >
        <Search
          size={18}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
        <Input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed.text}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.settle}
          className="pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed.text && (
          <IconButton label="Clear search" onClick={clear} className="absolute top-1/2 right-1 size-9 -translate-y-1/2">
            <X size={17} aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </search>
  );
}
