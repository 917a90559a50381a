import { queryOptions, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { useSessionValue } from '../../lib/ssr-state.ts';
import { hasPendingLogout, sendPendingLogout } from './pending-logout.ts';
import { useStoredUser, type StoredUser } from './stored-user.ts';

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
  queryFn: async (context) => {
    if (hasPendingLogout() && !(await sendPendingLogout())) return { authenticated: false, user: null };
    const answer = await check.queryFn(context);
    forgetFormer(context.client, answer.user);
    return answer;
  },
  staleTime: 60_000,
  // Who comes back to this tab may have become somebody else in another.
  refetchOnWindowFocus: 'always',
});

export function useSession(): Session {
  const { data: answer, isPending, refetch } = useQuery(sessionQuery);
  const user = useStoredUser();
  // A part that is taken over after the answer came is drawn as the server did first: for nobody known.
  const isTold = useSessionValue(
    () => answer !== undefined,
    () => false,
  );
  const data = isTold ? answer : undefined;
  if (data?.user) return { status: 'signed_in', user: data.user };
  if (data) return { status: 'signed_out', user: null };
  return isPending || answer
    ? { status: 'verifying', user }
    : { status: 'unreachable', user, retry: () => void refetch() };
}

/** Who is signed in, once the server has said so: for a visitor nothing is drawn anew by its answer. */
export function useSignedIn(): SessionUser | null {
  const { data } = useQuery({ ...sessionQuery, select: whoIsSignedIn });
  const isTold = useSessionValue(
    () => data !== undefined,
    () => false,
  );
  return (isTold && data) || null;
}

const whoIsSignedIn = ({ user }: { user: SessionUser | null }) => user ?? undefined;

/** The same in short, for what shows many: a visitor's page is not drawn anew when the server says that they are one. */
export function useIsSignedIn(): boolean {
  const { data } = useQuery({ ...sessionQuery, select: signedIn });
  return useSessionValue(
    () => data === true,
    () => false,
  );
}

const signedIn = ({ user }: { user: SessionUser | null }) => user !== null || undefined;

/** After an action that answered the person anew: signing in or out, a changed profile. No older check undoes it. */
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

/** When it is known who is here, or takes longer than anybody waits for a button. */
export async function sessionIsKnown(client: QueryClient): Promise<void> {
  const isKnown = () => (client.getQueryState(sessionQuery.queryKey)?.status ?? 'pending') !== 'pending';
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = client.getQueryCache().subscribe(() => isKnown() && resolve());
  const timer = setTimeout(resolve, patienceMs);
  await promise;
  stop();
  clearTimeout(timer);
}

const patienceMs = 2000;

let isLeaving = false;

/** The server ends this page's session with what is asked for here; until the page has left, it does not look. */
export async function whileLeaving(leave: () => Promise<void>) {
  isLeaving = true;
  try {
    await leave();
  } finally {
    isLeaving = false;
  }
}

/** What was answered to somebody who has signed out; what is on the screen is asked for again, as a visitor. */
export const forgetAnswers = (client: QueryClient) => client.resetQueries({ predicate: isOfPerson });

/** The same on a page that a visitor does not see: nothing of it is asked for again. */
export function dropAnswers(client: QueryClient) {
  for (const query of client.getQueryCache().findAll({ predicate: isOfPerson })) query.reset();
}

/**
 * Before the next person is known to the page, nothing of the one before is left for it to show. It asks for nothing
 * yet: the page begins anew with the next person (page-gate.tsx).
 */
function forgetFormer(client: QueryClient, next: SessionUser | null) {
  const former = client.getQueryData<{ user: SessionUser | null }>(check.queryKey)?.user;
  if (!former || !next || former.id === next.id) return;
  dropAnswers(client);
}

const isOfPerson = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] !== check.queryKey[1];
