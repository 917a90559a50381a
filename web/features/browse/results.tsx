import { lazy, Suspense, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { NoCarsAtAll } from '../../shared/cars/no-cars-at-all.tsx';
import { words } from '../../shared/cars/words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import type { BrowseSearch } from './browse-search.ts';
import type { CarListAnswer } from './car-list.ts';
import { hasFilters } from './filter-changes.ts';
import { NoMatches, PastTheEnd } from './no-cars.tsx';
import { ResultList, ResultSkeleton } from './result-list.tsx';
import type { Loaded } from './use-loaded-cars.ts';
import type { View } from './use-view.ts';

// Rarely needed, so it loads lazily. Without it, users can still start over.
const Nearest = lazy(() =>
  import('./nearest.tsx').then(
    (code) => ({ default: code.Nearest }),
    () => ({ default: () => null }),
  ),
);

interface ResultsProps {
  list: UseQueryResult<CarListAnswer>;
  /** The cars of all loaded pages. */
  loaded: Loaded;
  view: View;
  search: BrowseSearch;
  onClear: () => void;
  onFirstPage: () => void;
  /** Saves the search that finds nothing. */
  saveAction?: ReactNode;
  renderAction: ((car: Car) => ReactNode) | undefined;
}

/** The cars, or why there are none: loading, failed, no cars at all or no matches. */
export function Results({
  list,
  loaded: { cars, above },
  view,
  search,
  onClear,
  onFirstPage,
  saveAction,
  renderAction,
}: ResultsProps) {
  if (list.isError && cars.length === 0)
    return (
      <ErrorState level={2} title={words.failed} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
    );
  if (!list.data && cars.length === 0) return <ResultSkeleton view={view} />;
  const total = list.data?.total ?? 0;
  const look = {
    view,
    isOutdated: list.isPlaceholderData && !search.from,
    isByAge: search.sort === 'longest_listed',
    renderAction,
  };
  if (cars.length > 0)
    return (
      <>
        {above.length > 0 && (
          <section aria-label="Featured cars" className="rounded-l bg-sunken p-[clamp(14px,2vw,20px)]">
            <h2 className="mb-3 flex items-center gap-1.5 text-sm font-semibold text-ink-2">
              <Star size={14} className="fill-accent text-accent" aria-hidden="true" />
              Featured
            </h2>
            <ResultList cars={above} label="Featured" isRow {...look} />
          </section>
        )}
        <ResultList cars={cars} isFirst={above.length === 0} {...look} />
      </>
    );
  if (total > 0) return <PastTheEnd onFirstPage={onFirstPage} />;
  if (!hasFilters(search)) return <NoCarsAtAll />;
  return (
    <>
      <NoMatches search={search} onClear={onClear} saveAction={saveAction} />
      <Suspense>
        <Nearest
          search={search}
          renderCars={(nearest) => <ResultList cars={nearest} label="Closest matches" {...look} />}
        />
      </Suspense>
    </>
  );
}
