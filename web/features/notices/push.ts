import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import * as api from '../../lib/api.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

/** Whether this browser can show notifications while the site is closed. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The groups this browser shows, and how to change them. */
export function usePush() {
  const client = useQueryClient();
  const { queryKey } = api.push.state.query({});
  const { data } = useQuery({ ...api.push.state.query({}), enabled: canPush() });
  const choose = useMutation({
    // One after another, so that the last change wins.
    scope: { id: 'push-choices' },
    mutationFn: async ({ group, is_wanted }: { group: NoticeGroup; is_wanted: boolean }) => {
      if (is_wanted && data && !(await turnOn(data.push.key, data.push.groups !== null))) return;
      await api.push.choose({ group, is_wanted });
    },
    onError: () => showToast({ title: words.notSaved, text: 'Please try again.', tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    isKnown: data !== undefined,
    groups: data?.push.groups ?? [],
    changing: choose.isPending ? choose.variables : null,
    choose: choose.mutate,
  };
}

/** Asks for permission and subscribes. Only called after a click. False if the user declined. */
async function turnOn(key: string, isKnownToSite: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    showToast({ title: words.pushBlocked, text: words.pushBlockedText, tone: 'danger' });
    return false;
  }
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isOfThisKey = known !== null && keyOf(known) === key;
  if (isOfThisKey && isKnownToSite) return true;
  // A subscription for an earlier key of the site can't be used any more.
  if (known && !isOfThisKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await api.push.subscribe({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
  return true;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
