import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { takeAnonymousKeys } from '../../lib/ssr-state.ts';
import { useSignedIn } from './session.ts';

/**
 * The server draws for everybody: of what is one's own it says more when it is asked by name. Used by the page that
 * shows such a thing, so that nothing changes before the page is taken over.
 */
export function useAskedByName() {
  const client = useQueryClient();
  const userId = useSignedIn()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    for (const queryKey of takeAnonymousKeys()) void client.invalidateQueries({ queryKey, exact: true });
  }, [client, userId]);
}
