import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ActiveFilter } from './active-filters.ts';
import type { Change } from './filter-changes.ts';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onRemove: (removal: Change) => void;
  onClear: () => void;
  /** Next to the chips: the button that saves the search. */
  action?: ReactNode;
}

/** The active filters. Each can be removed on its own. */
export const FilterChips = ({ filters, onRemove, onClear, action }: FilterChipsProps) => (
  <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
    {filters.map(({ key, text, removal, isUnderstood }) => (
      <li key={key} className="min-w-0">
        <button
          type="button"
          aria-label={isUnderstood ? `Search for the exact words instead of ${text}` : `Remove filter: ${text}`}
          title={isUnderstood && 'Recognised from your search. Remove it to search for the exact word.'}
          onClick={() => onRemove(removal)}
          className={clsx(
            'group inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border bg-surface pr-2.5 text-sm font-medium transition-colors hover:border-edge',
            isUnderstood ? 'border-dashed border-edge pl-2.5' : 'border-line pl-3.5',
          )}
        >
          {isUnderstood && <Search size={14} className="shrink-0 text-ink-3" aria-hidden="true" />}
          <span className="truncate">{text}</span>
          <X size={15} className="shrink-0 text-ink-3 group-hover:text-ink" aria-hidden="true" />
        </button>
      </li>
    ))}
    {action && <li>{action}</li>}
    {/* On wide screens it is above the filters. */}
    <li className="lg:hidden">
      <Button kind="link" onClick={onClear} className="px-1.5 text-sm font-medium">
        Clear all
      </Button>
    </li>
  </ul>
);
