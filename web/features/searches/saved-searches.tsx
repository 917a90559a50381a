import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import type { SavedFilters, SavedSearch } from '@forecourt/contract/searches/searches.ts';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

interface SavedSearchesProps {
  /** The filters in words. */
  chipsOf: (filters: SavedFilters) => readonly string[];
  renderName: (search: SavedSearch) => ReactNode;
  renderAction: (search: SavedSearch) => ReactNode;
}

/** A member's saved searches with their results. */
export function SavedSearches({ chipsOf, renderName, renderAction }: SavedSearchesProps) {
  const list = useQuery({ ...api.searches.list.query({}), staleTime: 0 });
  const searches = list.data?.searches;
  if (!searches && list.isError)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load your searches"
        text={sentenceOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  if (!searches)
    return (
      <output className="grid gap-4" aria-busy="true" aria-label="Loading">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-36 rounded-l" />
        ))}
      </output>
    );
  if (searches.length === 0) return <NoSearches />;
  return (
    <ul className="grid gap-4">
      {searches.map((search) => (
        <li key={search.id}>
          <SavedSearchRow
            search={search}
            chips={chipsOf(search.filters)}
            renderName={renderName}
            renderAction={renderAction}
          />
        </li>
      ))}
    </ul>
  );
}

const NoSearches = () => (
  <EmptyState
    icon={<BellRing size={26} aria-hidden="true" />}
    title="No saved searches yet"
    text="Filter or search the cars, then select Save search. We’ll notify you when a matching car is listed."
    actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
  />
);
