import { ChevronDown } from 'lucide-react';
import { sorts, usualSort, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { sortNames } from './words.ts';

interface SortSelectProps {
  sort: Sort | undefined;
  search: string | undefined;
  onChange: (sort: Sort) => void;
}

/** 'Best match' is offered only with a search. */
export const SortSelect = ({ sort, search, onChange }: SortSelectProps) => (
  <span className="relative min-w-0">
    <select
      aria-label="Sort by"
      value={sort ?? usualSort(search)}
      onChange={(event) => {
        const chosen = sorts.find((option) => option === event.target.value);
        if (chosen) onChange(chosen);
      }}
      className="h-10 w-full appearance-none truncate rounded-m border border-line bg-surface pr-9 pl-3.5 text-sm max-[22rem]:pr-6 max-[22rem]:pl-2.5 font-semibold transition-colors hover:border-edge"
    >
      {sorts
        .filter((option) => option !== 'best_match' || search)
        .map((option) => (
          <option key={option} value={option}>
            {sortNames[option]}
          </option>
        ))}
    </select>
    <ChevronDown
      size={16}
      className="pointer-events-none absolute top-1/2 right-3 max-[22rem]:right-1.5 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
  </span>
);
