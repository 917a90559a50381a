import { useMutationState, useQuery, type QueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

const ids = api.favourites.ids.query({});

/** Key of a press that is still in flight, shared by every heart of this car. */
export const pressKey = (carId: number) => ['favourite', carId] as const;

/** The favourite cars: presses in flight first, otherwise the server's list. Unknown until it has loaded. */
export function useFavouriteIds(isSignedIn: boolean, staleTime = 60_000) {
  const { data } = useQuery({ ...ids, enabled: isSignedIn, staleTime });
  const presses = useMutationState({
    filters: { mutationKey: ['favourite'], status: 'pending' },
    select: ({ options, state }) => ({ carId: options.mutationKey?.[1], isWanted: state.variables === true }),
  });
  return (carId: number): boolean | undefined =>
    presses.findLast((press) => press.carId === carId)?.isWanted ?? data?.car_ids.includes(carId);
}

/** Changes only this car's entry, because another heart may be in flight. */
export async function setFavourite(client: QueryClient, carId: number, isKept: boolean) {
  // A request from before the press doesn't know about it and would revert it.
  await client.cancelQueries({ queryKey: ids.queryKey });
  client.setQueryData(ids.queryKey, (known: IdsAnswer | undefined) => {
    if (!known) return known;
    const others = known.car_ids.filter((id) => id !== carId);
    return { ...known, car_ids: isKept ? [carId, ...others] : others };
  });
}

/** Loads the list if a heart was pressed before it had loaded. */
export async function readUnknown(client: QueryClient) {
  if (!client.getQueryData(ids.queryKey)) await client.invalidateQueries({ queryKey: ids.queryKey });
}

type IdsAnswer = Awaited<ReturnType<typeof api.favourites.ids>>;
