import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { wholeMarketQuery } from '../../shared/cars/whole-market.ts';
import type { BrowseSearch } from './browse-search.ts';

/** How many cars a search would show, for example "2,184". Undefined until known. */
export function useMatchCount(search: BrowseSearch): string | undefined {
  const isNarrowed = Object.keys(search).length > 0;
  const whole = useQuery(wholeMarketQuery());
  const narrowed = useQuery({
    ...api.cars.list.query({ ...search, limit: 1 }),
    enabled: isNarrowed,
    placeholderData: keepPreviousData,
  });
  const { data } = isNarrowed ? narrowed : whole;
  return data && `${count(data.total)}${data.total_is_capped ? '+' : ''}`;
}
