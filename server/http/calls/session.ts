import type { Actor, Exchange } from '../../lib/handlers.ts';

/** A valid session, and the new lifetime of its cookie if it should be renewed. */
export interface LiveSession {
  actor: Actor;
  renewForSeconds: number | null;
}

export type ReadSession = (token: string) => Promise<LiveSession | null>;

/** Reads the caller from the session and renews its cookie if needed. */
export async function actorOf(exchange: Exchange, readSession: ReadSession): Promise<Actor | null> {
  const token = exchange.readCookie('session');
  const session = token ? await readSession(token) : null;
  if (token && session?.renewForSeconds) exchange.setCookie('session', token, session.renewForSeconds);
  return session?.actor ?? null;
}
