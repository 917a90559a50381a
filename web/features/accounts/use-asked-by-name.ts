import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { takeAnonymousKeys } from '../../lib/ssr-state.ts';
import { useSignedIn } from './session.ts';

/**
 * Server rendering is anonymous, but the API returns more to the owner of a car or profile. Refetches those queries
 * once the user is known. Pages call it themselves so that nothing changes before they have hydrated.
 */
export function useAskedByName() {
  const client = useQueryClient();
  const userId = useSignedIn()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    for (const queryKey of takeAnonymousKeys()) void client.invalidateQueries({ queryKey, exact: true });
  }, [client, userId]);
}
