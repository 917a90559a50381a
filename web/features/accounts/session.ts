import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { api } from '../../lib/api.ts';
import { logoutIsOwed, payLogout } from './owed-logout.ts';
import { readStoredUser, type StoredUser } from './stored-user.ts';

/** Who is here. Until the server has answered, the stored user is shown but opens no door. */
export type Session =
  | { status: 'verifying'; user: StoredUser | null }
  | { status: 'unreachable'; user: StoredUser | null; retry: () => void }
  | { status: 'signed_in'; user: SessionUser }
  | { status: 'signed_out'; user: null };

const check = api.accounts.checkSession.query({});

const sessionQuery = queryOptions({
  queryKey: check.queryKey,
  // Who signed out here is not greeted again, even while the server cannot be told.
  queryFn: async (context) =>
    logoutIsOwed() && !(await payLogout()) ? { authenticated: false, user: null } : check.queryFn(context),
  staleTime: 60_000,
});

export function useSession(): Session {
  const { data, isPending, refetch } = useQuery(sessionQuery);
  if (data?.user) return { status: 'signed_in', user: data.user };
  if (data) return { status: 'signed_out', user: null };
  const user = readStoredUser();
  return isPending ? { status: 'verifying', user } : { status: 'unreachable', user, retry: () => void refetch() };
}

/** After a deed that answered the person anew: signing in or out, a changed profile. No older check undoes it. */
export async function setSessionUser(client: QueryClient, user: SessionUser | null) {
  await client.cancelQueries({ queryKey: sessionQuery.queryKey });
  client.setQueryData(sessionQuery.queryKey, { authenticated: user !== null, user });
}

export const recheckSession = (client: QueryClient) => client.invalidateQueries({ queryKey: sessionQuery.queryKey });

/** Everything another person's answers may stand in. */
export const forgetAnswers = (client: QueryClient) =>
  client.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== sessionQuery.queryKey[1] });
