import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { marketCars, latestShown } from './market-cars.ts';
import { topShown, wholeMarketQuery } from '../../../shared/cars/whole-market.ts';

export const latestQuery = () =>
  api.cars.list.query({ limit: topShown + latestShown, sort: 'newest', featured: false });

/**
 * Every list starts with featured cars, so the first three are featured, filled up with the latest. Core document §8:
 * if they fail to load, the general list takes their place.
 */
export function useMarketCars() {
  const first = useQuery(wholeMarketQuery());
  const latest = useQuery(latestQuery());
  return {
    isPending: first.isPending || latest.isPending,
    /** There is nothing to show only if both failed. */
    hasFailed: first.isError && latest.isError,
    retry: () => void Promise.all([first.refetch(), latest.refetch()]),
    counts: first.data?.counts?.bodyClass,
    ...marketCars(first.data?.cars ?? [], latest.data?.cars ?? []),
  };
}
