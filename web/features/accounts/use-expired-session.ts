import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { freezePage, useIsPageFrozen } from './freeze-page.ts';
import { recheckSession, setSessionUser, useSession } from './session.ts';

/** For a form whose save the server refused because the session had ended: it waits for the person to sign in again. */
export function useExpiredSession() {
  const client = useQueryClient();
  const isHeld = useIsPageFrozen();
  const { status } = useSession();
  const isExpired = isHeld && status === 'signed_out';

  useEffect(() => {
    if (!isExpired) return;
    const recheck = () => void recheckSession(client);
    addEventListener('focus', recheck);
    return () => {
      removeEventListener('focus', recheck);
      freezePage(false);
    };
  }, [client, isExpired]);

  async function expire() {
    freezePage(true);
    await setSessionUser(client, null);
  }
  return { isExpired, expire };
}
