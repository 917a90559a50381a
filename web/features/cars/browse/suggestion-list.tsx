import clsx from 'clsx';
import type { Suggestion } from '@forecourt/contract/cars/cars.ts';
import { countOf } from '../../../lib/format.ts';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** What opens beneath the search field. The focus stays in the field. */
export const SuggestionList = ({ id, suggestions, active, onPoint, onChoose }: SuggestionListProps) => (
  <div
    id={`${id}-list`}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, counted in or walked through
    role="listbox"
    aria-label="Suggestions"
    className="absolute inset-x-0 top-full z-10 mt-2 grid animate-appear rounded-l border border-line bg-raised p-1.5 text-ink shadow-float"
  >
    {suggestions.map((suggestion, index) => (
      <button
        type="button"
        key={`${suggestion.make} ${suggestion.model}`}
        id={`${id}-${index}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        onPointerMove={() => onPoint(index)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(suggestion)}
        className={clsx(
          'flex min-h-10 items-center justify-between gap-3 rounded-m px-3 py-1.5 text-left text-base',
          index === active && 'bg-sunken',
        )}
      >
        <span className="min-w-0 truncate">
          <span className={clsx(suggestion.model ? 'text-ink-2' : 'font-semibold')}>{suggestion.make}</span>
          {suggestion.model && <span className="font-semibold"> {suggestion.model}</span>}
        </span>
        <span className="shrink-0 text-sm text-ink-3">{countOf(suggestion.cars, 'car')}</span>
      </button>
    ))}
  </div>
);
