import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { showToast } from '../../ui/toast-list.ts';
import { pressKey, readUnknown, useFavouriteIds, setFavourite } from './use-favourite-ids.ts';

interface FavouriteOptions {
  carId: number;
  title: string;
  isSignedIn: boolean;
  onLogIn: () => void;
  offersUndo?: boolean | undefined;
  /** Called when the press that led to a login is made good, so the list can scroll to it. */
  onResume?: () => void;
}

/** Optimistic update. Reverted with a toast if the server refuses. */
export function useFavourite({ carId, title, isSignedIn, onLogIn, offersUndo, onResume }: FavouriteOptions) {
  const client = useQueryClient();
  const isKept = useFavouriteIds(isSignedIn);
  const { mutate, mutateAsync } = useMutation({
    mutationKey: pressKey(carId),
    // Runs one after the other, so that the second of two presses wins.
    scope: { id: `favourite-${carId}` },
    mutationFn: (isWanted: boolean) =>
      isWanted ? api.favourites.add({ car_id: carId }) : api.favourites.remove({ car_id: carId }),
    onMutate: async (isWanted) => {
      if (!isWanted && offersUndo)
        showToast({
          title: `${title} removed from your favourites`,
          action: { label: 'Undo', run: () => mutate(true) },
        });
      await setFavourite(client, carId, isWanted);
    },
    onError: async (error, isWanted) => {
      const isSessionOver = error instanceof ApiError && error.code === 'sign_in_required';
      showToast({
        title: isWanted
          ? `We couldn’t add ${title} to your favourites`
          : `We couldn’t remove ${title} from your favourites`,
        text: sentenceOf(error),
        tone: 'danger',
        ...(isSessionOver && { action: { label: 'Log in', run: logIn } }),
      });
      await setFavourite(client, carId, !isWanted);
    },
    onSuccess: async (_answer, isWanted) => {
      await setFavourite(client, carId, isWanted);
      // Refetched when next opened, so that nothing jumps while the list is open.
      void client.invalidateQueries({ queryKey: api.favourites.list.key, refetchType: 'none' });
    },
    // Awaited, so that the pressed state is shown until the response arrives.
    onSettled: () => readUnknown(client),
  });
  const showSaved = () => showToast({ title: 'Saved', text: `${title} is in your favourites.`, tone: 'good' });
  const rememberForLogin = useResumeAfterLogin(`favourite-${carId}`, isSignedIn, () => {
    onResume?.();
    // The failure has already been shown.
    mutateAsync(true).then(showSaved, () => undefined);
  });
  function logIn() {
    rememberForLogin();
    onLogIn();
  }
  const isFavourite = isSignedIn && (isKept(carId) ?? false);
  return { isFavourite, set: (isWanted: boolean) => (isSignedIn ? mutate(isWanted) : logIn()) };
}
