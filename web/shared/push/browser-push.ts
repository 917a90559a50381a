import * as api from '../../lib/api.ts';
import { showToast } from '../../ui/toast-list.ts';

/** Whether this browser can show notifications while the site is closed. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const pushState = api.push.state.query({});

/** Asks for permission and subscribes. Only called after a click. False if the user declined. */
export async function turnOnPush(key: string, isKnownToSite: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    showToast({
      title: 'Your browser blocks notifications',
      text: 'Allow them for this site in your browser’s settings, then try again.',
      tone: 'danger',
    });
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
