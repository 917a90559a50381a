import { useMutation, useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';

interface Followable {
  dealerId: number;
  name: string;
}

/** Follows and unfollows a dealer. */
export function useFollowChange({ dealerId, name }: Followable) {
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) =>
      isWanted ? api.follows.follow({ dealer_id: dealerId }) : api.follows.unfollow({ dealer_id: dealerId }),
    onSuccess: (_done, isWanted) =>
      isWanted
        ? showToast({
            title: `You follow ${name}`,
            text: 'We’ll notify you of new cars, at most once an hour.',
            tone: 'good',
          })
        : showToast({ title: `You no longer follow ${name}`, action: { label: 'Undo', run: () => mutate(true) } }),
    onError: (error, isWanted) =>
      showToast({
        title: isWanted ? `We couldn’t follow ${name}` : `We couldn’t unfollow ${name}`,
        text: sentenceOf(error),
        tone: 'danger',
      }),
  });
  return { change: mutate, isChanging: isPending };
}

interface Viewer {
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** Visitors are asked to log in, and follow the dealer when they return. */
export function useFollow(dealer: Followable, { isSignedIn, onLogIn }: Viewer) {
  const { data } = useQuery({ ...api.follows.list.query({}), enabled: isSignedIn, staleTime: 60_000 });
  const { change, isChanging } = useFollowChange(dealer);
  const rememberForLogin = useResumeAfterLogin(`follow-${dealer.dealerId}`, isSignedIn, () => change(true));
  const isFollowing = data?.dealers.some(({ dealer_id }) => dealer_id === dealer.dealerId) ?? false;
  function press() {
    if (isSignedIn) return change(!isFollowing);
    rememberForLogin();
    onLogIn();
  }
  return { isFollowing, isBusy: isChanging || (isSignedIn && !data), press };
}
