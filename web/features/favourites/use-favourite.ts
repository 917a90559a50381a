import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useWish } from '../../lib/wish.ts';
import { showToast } from '../../ui/toast-list.ts';

interface FavouriteOptions {
  carId: number;
  title: string;
  isSignedIn: boolean;
  onLogIn: () => void;
  offersUndo?: boolean | undefined;
}

/** Shown at once and told to the server behind it; taken back with a toast when the server says no. */
export function useFavourite({ carId, title, isSignedIn, onLogIn, offersUndo }: FavouriteOptions) {
  const client = useQueryClient();
  const { data } = useQuery({ ...idsQuery, enabled: isSignedIn, staleTime: 60_000 });
  const { mutate, isPending, variables } = useMutation({
    // One after the other, so that pressing twice ends where the second press left it.
    scope: { id: `favourite-${carId}` },
    mutationFn: (wanted: boolean) =>
      wanted ? api.favourites.add({ car_id: carId }) : api.favourites.remove({ car_id: carId }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: idsQuery.queryKey }, { revert: true });
      write(client, carId, wanted);
      if (!wanted && offersUndo)
        showToast({ title: `${title} is no longer a favourite`, action: { label: 'Undo', run: () => mutate(true) } });
    },
    onError: (error, wanted) => {
      write(client, carId, !wanted);
      const isSessionOver = error instanceof ApiError && error.code === 'sign_in_required';
      showToast({
        title: wanted ? `${title} could not be added to your favourites` : `${title} could not be removed`,
        text: sentenceOf(error, 'Something went wrong on our side. Please try again.'),
        tone: 'danger',
        ...(isSessionOver && { action: { label: 'Log in', run: logIn } }),
      });
      void client.invalidateQueries({ queryKey: idsQuery.queryKey });
    },
    onSuccess: () => {
      if (!client.getQueryData(idsQuery.queryKey)) void client.invalidateQueries({ queryKey: idsQuery.queryKey });
      // Read anew when it is next opened; while it is open nothing jumps.
      void client.invalidateQueries({ queryKey: api.favourites.list.key, refetchType: 'none' });
    },
  });
  const wish = useWish(`favourite-${carId}`, isSignedIn, () => mutate(true));
  function logIn() {
    wish();
    onLogIn();
  }
  // Pressed before the list of favourites has come: what was pressed is all that is known.
  const isFavourite = data ? data.car_ids.includes(carId) : isPending && variables;
  return { isFavourite: isSignedIn && isFavourite, set: (wanted: boolean) => (isSignedIn ? mutate(wanted) : logIn()) };
}

const idsQuery = api.favourites.ids.query({});

/** Only this car's place in the list changes: another heart may be on its way. */
function write(client: QueryClient, carId: number, isFavourite: boolean) {
  client.setQueryData(idsQuery.queryKey, (ids: IdsAnswer | undefined) => {
    if (!ids) return ids;
    const others = ids.car_ids.filter((id) => id !== carId);
    return { ...ids, car_ids: isFavourite ? [carId, ...others] : others };
  });
}

type IdsAnswer = Awaited<ReturnType<typeof api.favourites.ids>>;
