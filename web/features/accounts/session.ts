import { queryOptions, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { useSessionValue } from '../../lib/ssr-state.ts';
import { hasPendingLogout, sendPendingLogout } from './pending-logout.ts';
import { useStoredUser, type StoredUser } from './stored-user.ts';

/** The current session. Until the server has answered, the stored user is shown but gets no access. */
export type Session =
  | { status: 'verifying'; user: StoredUser | null }
  | { status: 'unreachable'; user: StoredUser | null; retry: () => void }
  | { status: 'signed_in'; user: SessionUser }
  | { status: 'signed_out'; user: null };

const check = api.accounts.checkSession.query({});

const sessionQuery = queryOptions({
  queryKey: check.queryKey,
  // After a sign-out the user isn't shown as logged in again, even if the server can't be reached yet.
  queryFn: async (context) => {
    if (hasPendingLogout() && !(await sendPendingLogout())) return { authenticated: false, user: null };
    const response = await check.queryFn(context);
    forgetFormer(context.client, response.user);
    return response;
  },
  staleTime: 60_000,
  // The user may have switched accounts in another tab.
  refetchOnWindowFocus: 'always',
});

export function useSession(): Session {
  const { data: response, isPending, refetch } = useQuery(sessionQuery);
  const user = useStoredUser();
  // A part that hydrates after the response arrived must first match the server's HTML, which has no user.
  const isKnown = useSessionValue(
    () => response !== undefined,
    () => false,
  );
  const data = isKnown ? response : undefined;
  if (data?.user) return { status: 'signed_in', user: data.user };
  if (data) return { status: 'signed_out', user: null };
  return isPending || response
    ? { status: 'verifying', user }
    : { status: 'unreachable', user, retry: () => void refetch() };
}

/** The user once the server has confirmed the session. Doesn't re-render when the response is that this is a visitor. */
export function useSignedIn(): SessionUser | null {
  const { data } = useQuery({ ...sessionQuery, select: userOf });
  const isKnown = useSessionValue(
    () => data !== undefined,
    () => false,
  );
  return (isKnown && data) || null;
}

const userOf = ({ user }: { user: SessionUser | null }) => user ?? undefined;

/** A boolean version for lists with many items. Doesn't re-render when the response is that this is a visitor. */
export function useIsSignedIn(): boolean {
  const { data } = useQuery({ ...sessionQuery, select: signedIn });
  return useSessionValue(
    () => data === true,
    () => false,
  );
}

const signedIn = ({ user }: { user: SessionUser | null }) => user !== null || undefined;

/** Sets the user after a login, sign-out or profile change. Cancels running checks so that none overwrites it. */
export async function setSessionUser(client: QueryClient, user: SessionUser | null) {
  await client.cancelQueries({ queryKey: sessionQuery.queryKey });
  forgetFormer(client, user);
  client.setQueryData(sessionQuery.queryKey, { authenticated: user !== null, user });
}

export async function recheckSession(client: QueryClient) {
  if (!isLeaving) await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Waits for a session check that is on its way. A server that can't be reached counts as signed out. */
export const isSignedIn = (client: QueryClient): Promise<boolean> =>
  client.query(sessionQuery).then(
    ({ user }) => user !== null,
    () => false,
  );

/** Resolves once the session is known, or after a timeout, because no one waits longer for a button. */
export async function sessionIsKnown(client: QueryClient): Promise<void> {
  const isKnown = () => (client.getQueryState(sessionQuery.queryKey)?.status ?? 'pending') !== 'pending';
  if (isKnown()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = client.getQueryCache().subscribe(() => isKnown() && resolve());
  const timer = setTimeout(resolve, timeoutMs);
  await promise;
  stop();
  clearTimeout(timer);
}

const timeoutMs = 2000;

let isLeaving = false;

/** Runs an action that ends this page's session on the server, and skips session checks until it's done. */
export async function whileLeaving(leave: () => Promise<void>) {
  isLeaving = true;
  try {
    await leave();
  } finally {
    isLeaving = false;
  }
}

/** Clears a signed-out user's data. Queries on the screen are fetched again as a visitor. */
export const forgetAnswers = (client: QueryClient) => client.resetQueries({ predicate: isOfPerson });

/** The same for a page that visitors can't see, so nothing is fetched again. */
export function dropAnswers(client: QueryClient) {
  for (const query of client.getQueryCache().findAll({ predicate: isOfPerson })) query.reset();
}

/**
 * Clears the previous user's data before the page learns about the next one. Nothing is fetched yet, because the page
 * starts over with the next user (page-gate.tsx).
 */
function forgetFormer(client: QueryClient, next: SessionUser | null) {
  const former = client.getQueryData<{ user: SessionUser | null }>(check.queryKey)?.user;
  if (!former || !next || former.id === next.id) return;
  dropAnswers(client);
}

const isOfPerson = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] !== check.queryKey[1];
