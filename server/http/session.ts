import type { Actor, Exchange } from '../lib/handlers.ts';

/** A session that stands, and for how long its cookie is to be set again, if it is. */
export interface LiveSession {
  actor: Actor;
  renewForSeconds: number | null;
}

export type ReadSession = (token: string) => Promise<LiveSession | null>;

/** Who asks, by the session's row as it is now; its cookie slides with it. */
export async function actorOf(exchange: Exchange, readSession: ReadSession): Promise<Actor | null> {
  const token = exchange.readCookie('session');
  const session = token ? await readSession(token) : null;
  if (token && session?.renewForSeconds) exchange.setCookie('session', token, session.renewForSeconds);
  return session?.actor ?? null;
}
