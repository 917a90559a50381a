import clsx from 'clsx';
import { Store } from 'lucide-react';
import { countOf } from '../../lib/format.ts';
import type { Suggested } from './use-suggestions.ts';

export interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggested[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggested) => void;
}

/** Opens below the search field. The focus stays in the field. */
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
        key={'id' in suggestion ? suggestion.id : `${suggestion.make} ${suggestion.model}`}
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
          {'id' in suggestion ? <DealerName>{suggestion.name}</DealerName> : <CarName {...suggestion} />}
        </span>
        <span className="shrink-0 text-sm text-ink-3">{countOf(suggestion.cars, 'car')}</span>
      </button>
    ))}
  </div>
);

const CarName = ({ make, model }: { make: string; model: string | null }) => (
  <>
    <span className={clsx(model ? 'text-ink-2' : 'font-semibold')}>{make}</span>
    {model && <span className="font-semibold"> {model}</span>}
  </>
);

const DealerName = ({ children }: { children: string }) => (
  <>
    <Store size={15} className="mr-2 inline-block align-[-2px] text-ink-3" aria-hidden="true" />
    <span className="font-semibold">{children}</span>
    <span className="text-ink-2"> Dealer</span>
  </>
);
