import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { focusHeading } from '../../lib/focus-heading.ts';
import { paths } from '../../lib/paths.ts';
import { removeFromDevice } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast-list.ts';
import { addPendingLogout, sendPendingLogout } from './pending-logout.ts';
import { setSessionUser, useSession } from './session.ts';
import { words } from './words.ts';

/** Goes to the home page and ends the session. Leaves the page first, so its guard doesn't redirect to the login. */
export function useSignOut() {
  const leaveHere = useLeaveHere();
  // The user this page shows. The stored one may be someone who has since logged in in another tab.
  const { user } = useSession();

  async function endSession() {
    if (await sendPendingLogout()) return;
    showToast({
      title: words.logoutFailed,
      text: words.logoutFailedText,
      tone: 'danger',
      action: { label: 'Try again', run: () => void endSession() },
    });
  }

  return async function signOut() {
    await leaveHere(user?.id, () => addPendingLogout(user?.id));
    await endSession();
  };
}

/** Goes to the home page as a visitor and deletes the user's data on this device. */
export function useLeaveHere() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async function leaveHere(userId: number | undefined, beforeForgotten?: () => void) {
    await navigate({ to: paths.home });
    if (userId !== undefined) forgetTexts(userId);
    forgetViewedCars();
    beforeForgotten?.();
    await setSessionUser(client, null);
    focusHeading();
  };
}

/**
 * Unsent texts must not be readable by the next person on a shared computer. They stay if a session only expires or
 * ends in another tab.
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

/** Does the same for recently viewed and compared cars. The event updates this tab as another tab's change would. */
function forgetViewedCars() {
  for (const key of ['forecourt.recent', 'forecourt.recent.prices', 'forecourt.compare']) {
    removeFromDevice(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
}
