import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { focusHeading } from '../../lib/focus-heading.ts';
import { paths } from '../../lib/paths.ts';
import { removeFromDevice } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast-list.ts';
import { addPendingLogout, sendPendingLogout } from './pending-logout.ts';
import { setSessionUser, useSession } from './session.ts';
import { words } from './words.ts';

/** Goes home and ends the session. Leaves the page first, so that its guard does not send the person to the login. */
export function useSignOut() {
  const leaveHere = useLeaveHere();
  // Whom this page shows: the device may have stored another by now, who signed in in another tab.
  const { user } = useSession();

  async function tellServer() {
    if (await sendPendingLogout()) return;
    showToast({
      title: words.logoutFailed,
      text: words.logoutFailedText,
      tone: 'danger',
      action: { label: 'Try again', run: () => void tellServer() },
    });
  }

  return async function signOut() {
    await leaveHere(user?.id, () => addPendingLogout(user?.id));
    await tellServer();
  };
}

/** Goes home as nobody, with nothing left here of the one who was. */
export function useLeaveHere() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async function leaveHere(userId: number | undefined, beforeForgotten?: () => void) {
    await navigate({ to: paths.home });
    if (userId !== undefined) forgetTexts(userId);
    forgetLooks();
    beforeForgotten?.();
    await setSessionUser(client, null);
    focusHeading();
  };
}

/**
 * What was written and not sent is nobody else's to read on a computer that is shared. When a session only ends, by time
 * or in another tab, it stays.
 */
function forgetTexts(userId: number) {
  for (const kind of [
    'draft',
    'outbox',
    'ticket',
    'ticket-draft',
    'listing-draft',
    'sending.ticket',
    'application',
    'appeal',
    'company',
  ])
    removeFromDevice(`forecourt.${kind}.${userId}.`);
}

/** Nor is what they looked at and chose to compare. What shows it here is told as another tab would be. */
function forgetLooks() {
  for (const key of ['forecourt.recent', 'forecourt.compare']) {
    removeFromDevice(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
}
