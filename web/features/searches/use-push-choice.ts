import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { canPush, pushState, turnOnPush } from '../../shared/push/browser-push.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

/** Whether a search also notifies this browser. Selecting it asks for the browser's permission, once. */
export function usePushChoice(isWantedNow: boolean) {
  const { data } = useQuery({ ...pushState, enabled: canPush() });
  const [chosen, setChosen] = useState<boolean>();
  const isSubscribed = data !== undefined && data.push.groups !== null;
  const { mutate, isPending } = useMutation({
    mutationFn: async (isWanted: boolean) => (isWanted && data ? turnOnPush(data.push.key, isSubscribed) : isWanted),
    onSuccess: setChosen,
    onError: () => showToast({ title: words.noPush, text: 'Please try again.', tone: 'danger' }),
  });
  return {
    isOffered: data !== undefined,
    // Another of the user's browsers may be the one that is notified.
    isChecked: chosen ?? (isWantedNow && isSubscribed),
    isAsking: isPending,
    choose: mutate,
    /** Undefined if the user left it as it was. */
    chosen,
  };
}
