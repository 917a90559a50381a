import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

/**
 * Fetches the provider's address and goes there. It's a query so that strict mode's second run starts no second login.
 */
export function useStartSignIn(wanted: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: api.accounts.startSignIn.key,
    queryFn: () => api.accounts.startSignIn({}),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const address = data?.authorize_url;
  useEffect(() => {
    if (address) location.replace(address);
  }, [address]);
  return { error, retry: () => void refetch() };
}
