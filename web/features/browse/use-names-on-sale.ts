import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import type { BrowseSearch } from './browse-search.ts';

/** Makes on sale and models of the selected makes, with their numbers. Used when matches aren't counted. */
export function useNamesOnSale({ make }: BrowseSearch, isWanted: boolean) {
  const makes = useQuery({ ...api.catalogue.makes.query({}), staleTime: 300_000, enabled: isWanted });
  const ofMake = useQuery({
    ...api.cars.list.query({ make, limit: 1, counts: true }),
    enabled: isWanted && make !== undefined,
  });
  const onSale = makes.data?.makes.filter(({ active_cars }) => active_cars > 0) ?? [];
  return {
    make: Object.fromEntries(onSale.map(({ display_name, active_cars }) => [display_name, active_cars])),
    models: ofMake.data?.counts?.models,
  };
}
