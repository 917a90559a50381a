import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { BrowseSearch } from './browse-search.ts';
import type { CarListAnswer } from './car-list.ts';
import { hasFilters } from './filter-changes.ts';
import { NoCarsAtAll, NoMatches, PastTheEnd } from './no-cars.tsx';
import { ResultList, ResultSkeleton } from './result-list.tsx';
import type { View } from './use-view.ts';
import { words } from './words.ts';

interface ResultsProps {
  list: UseQueryResult<CarListAnswer>;
  view: View;
  search: BrowseSearch;
  onClear: () => void;
  onFirstPage: () => void;
  renderAction: ((car: Car) => ReactNode) | undefined;
}

/** The cars, or why there are none: still loading, failed, none at all, or none like that. */
export function Results({ list, view, search, onClear, onFirstPage, renderAction }: ResultsProps) {
  if (list.isError)
    return (
      <ErrorState
        level={2}
        title={words.failed}
        text={sentenceOf(list.error, 'Something went wrong on our side.')}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <ResultSkeleton view={view} />;
  const { cars, total } = list.data;
  if (cars.length > 0)
    return <ResultList cars={cars} view={view} isOutdated={list.isPlaceholderData} renderAction={renderAction} />;
  if (total > 0) return <PastTheEnd onFirstPage={onFirstPage} />;
  return hasFilters(search) ? <NoMatches search={search} onClear={onClear} /> : <NoCarsAtAll />;
}
