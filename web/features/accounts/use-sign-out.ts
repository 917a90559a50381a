import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast-list.ts';
import { setSessionUser } from './session.ts';
import { words } from './words.ts';

/** Ends the session and goes home. Leaves the page first, so that its guard does not send the person to the login. */
export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async function signOut() {
    const reached = await api.accounts.logout({}).then(
      () => true,
      () => false,
    );
    await navigate({ to: paths.home });
    setSessionUser(client, null);
    if (!reached) {
      showToast({
        title: words.logoutFailed,
        text: 'You are signed out on this page only, because the server did not answer.',
        tone: 'danger',
        action: { label: 'Try again', run: () => void signOut() },
      });
    }
  };
}
