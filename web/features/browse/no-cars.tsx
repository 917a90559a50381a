import type { ReactNode } from 'react';
import { CarFront, SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BrowseSearch } from './browse-search.ts';
import { hasFilters } from './filter-changes.ts';
import { words } from './words.ts';

interface NoMatchesProps {
  search: BrowseSearch;
  onClear: () => void;
  saveAction?: ReactNode;
}

export const NoMatches = ({ search: { search, ...filters }, onClear, saveAction }: NoMatchesProps) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title={words.nothingMatches}
    text={helpAfter(search, hasFilters(filters))}
    actions={
      <>
        {saveAction}
        <Button kind="link" onClick={onClear}>
          Clear all filters
        </Button>
      </>
    }
  />
);

function helpAfter(search: string | undefined, isFiltered: boolean): string {
  if (search === undefined) return 'Remove a filter. Or save the search, and we’ll notify you of new matches.';
  return isFiltered
    ? `Try different words than “${search}”, or remove a filter.`
    : `No cars match “${search}”. Try different words, or browse all cars.`;
}

/** Shown when the page in the address no longer exists. */
export const PastTheEnd = ({ onFirstPage }: { onFirstPage: () => void }) => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title="No cars on this page"
    text="Some may have been sold."
    actions={<Button onClick={onFirstPage}>Go to the first page</Button>}
  />
);
