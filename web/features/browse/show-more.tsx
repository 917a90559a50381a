import { useEffect, useRef } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { count } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { maxPages, readBrowseSearch, type BrowseSearch } from './browse-search.ts';
import type { CarListAnswer } from './car-list.ts';
import { resultsId } from './skip-to-cars.tsx';
import type { Loaded } from './use-loaded-cars.ts';

interface ShowMoreProps {
  search: BrowseSearch;
  list: UseQueryResult<CarListAnswer>;
  loaded: Loaded;
  onMore: (search: BrowseSearch) => void;
}

/** Loads the next page below this one, up to as many pages as one address restores. */
export function ShowMore({ search, list, loaded, onMore }: ShowMoreProps) {
  const { page = 1, from = page } = search;
  const isLoading = from < page && list.isPlaceholderData;
  const expect = useFocusOnFirstNew(loaded.cars.length, isLoading);
  if (loaded.cars.length === 0) return null;
  if (list.isError)
    return (
      <Notice tone="danger">
        {sentenceOf(list.error, 'We couldn’t load more cars.')}{' '}
        <Button kind="link" onClick={() => void list.refetch()}>
          Try again
        </Button>
      </Notice>
    );
  if (!list.data) return null;
  const { pages, total, total_is_capped } = list.data;
  const isAtEnd = page >= pages || page - from + 1 >= maxPages;
  if (isAtEnd && !isLoading && from === page) return null;
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      <p className="text-sm text-ink-2">
        {count(loaded.cars.length)} of {count(total)}
        {total_is_capped && '+'} cars
      </p>
      {(!isAtEnd || isLoading) && (
        <Button
          kind="plain"
          size="large"
          busy={isLoading}
          onClick={() => {
            expect();
            onMore(readBrowseSearch({ ...search, page: page + 1, from }));
          }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the first of the new cars. */
function useFocusOnFirstNew(cars: number, isLoading: boolean) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const first = before.current;
    if (first === undefined || isLoading || cars <= first) return;
    before.current = undefined;
    const lists = document.querySelectorAll(`#${resultsId} ul[aria-label="Cars"] > li`);
    lists[first]?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [cars, isLoading]);
  return () => void (before.current = cars);
}
