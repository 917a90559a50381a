import { useMutationState, useQuery, type QueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

const ids = api.favourites.ids.query({});

/** A press of a heart: known to every heart until the server has said how it is now. */
export const pressKey = (carId: number) => ['favourite', carId] as const;

/** Which cars are kept: what was pressed and is still on its way, else what the server said; unknown before it did. */
export function useFavouriteIds(isSignedIn: boolean, staleTime = 60_000) {
  const { data } = useQuery({ ...ids, enabled: isSignedIn, staleTime });
  const presses = useMutationState({
    filters: { mutationKey: ['favourite'], status: 'pending' },
    select: ({ options, state }) => ({ carId: options.mutationKey?.[1], isWanted: state.variables === true }),
  });
  return (carId: number): boolean | undefined =>
    presses.findLast((press) => press.carId === carId)?.isWanted ?? data?.car_ids.includes(carId);
}

/** Only this car's place in the list changes: another heart may be on its way. */
export async function setFavourite(client: QueryClient, carId: number, isKept: boolean) {
  // What was asked before the press does not know of it, and would take it back.
  await client.cancelQueries({ queryKey: ids.queryKey });
  client.setQueryData(ids.queryKey, (known: IdsAnswer | undefined) => {
    if (!known) return known;
    const others = known.car_ids.filter((id) => id !== carId);
    return { ...known, car_ids: isKept ? [carId, ...others] : others };
  });
}

/** For a heart that was pressed before the list had come. */
export async function readUnknown(client: QueryClient) {
  if (!client.getQueryData(ids.queryKey)) await client.invalidateQueries({ queryKey: ids.queryKey });
}

type IdsAnswer = Awaited<ReturnType<typeof api.favourites.ids>>;
