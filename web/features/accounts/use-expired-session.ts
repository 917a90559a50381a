import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { freezePage, useIsPageFrozen } from './freeze-page.ts';
import { recheckSession, setSessionUser, useSession } from './session.ts';

/** For a form whose save was refused because the session had ended. It waits for the user to log in again. */
export function useExpiredSession() {
  const client = useQueryClient();
  const isFrozen = useIsPageFrozen();
  const { status } = useSession();
  const isExpired = isFrozen && status === 'signed_out';

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
