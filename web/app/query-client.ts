import { QueryCache, QueryClient } from '@tanstack/react-query';
import { recheckSession } from '../features/accounts/session.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'sign_in_required') void recheckSession(client);
      },
    }),
    defaultOptions: {
      // Queries that failed while offline are refetched when the connection is back.
      queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 10_000, retry: mayHelp },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Retries only if no response arrived. A refusal won't change. */
const mayHelp = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && (error.code === 'offline' || error.code === 'unavailable');
