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
}

/** Shown at once and told to the server behind it; taken back with a toast when the server says no. */
export function useFavourite({ carId, title, isSignedIn, onLogIn, offersUndo }: FavouriteOptions) {
  const client = useQueryClient();
  const isKept = useFavouriteIds(isSignedIn);
  const { mutate, mutateAsync } = useMutation({
    mutationKey: pressKey(carId),
    // One after the other, so that pressing twice ends where the second press left it.
    scope: { id: `favourite-${carId}` },
    mutationFn: (wanted: boolean) =>
      wanted ? api.favourites.add({ car_id: carId }) : api.favourites.remove({ car_id: carId }),
    onMutate: async (wanted) => {
      if (!wanted && offersUndo)
        showToast({
          title: `${title} removed from your favourites`,
          action: { label: 'Undo', run: () => mutate(true) },
        });
      await setFavourite(client, carId, wanted);
    },
    onError: async (error, wanted) => {
      const isSessionOver = error instanceof ApiError && error.code === 'sign_in_required';
      showToast({
        title: wanted
          ? `We couldn’t add ${title} to your favourites`
          : `We couldn’t remove ${title} from your favourites`,
        text: sentenceOf(error, 'Something went wrong on our side. Please try again.'),
        tone: 'danger',
        ...(isSessionOver && { action: { label: 'Log in', run: logIn } }),
      });
      await setFavourite(client, carId, !wanted);
    },
    onSuccess: async (_answer, wanted) => {
      await setFavourite(client, carId, wanted);
      // Read anew when it is next opened; while it is open nothing jumps.
      void client.invalidateQueries({ queryKey: api.favourites.list.key, refetchType: 'none' });
    },
    // Waited for: until it is answered, what was pressed is what is shown.
    onSettled: () => readUnknown(client),
  });
  const say = () => showToast({ title: 'Saved', text: `${title} is in your favourites.`, tone: 'good' });
  const rememberForLogin = useResumeAfterLogin(`favourite-${carId}`, isSignedIn, () => {
    // That it failed was said already.
    mutateAsync(true).then(say, () => undefined);
  });
  function logIn() {
    rememberForLogin();
    onLogIn();
  }
  const isFavourite = isSignedIn && (isKept(carId) ?? false);
  return { isFavourite, set: (wanted: boolean) => (isSignedIn ? mutate(wanted) : logIn()) };
}
