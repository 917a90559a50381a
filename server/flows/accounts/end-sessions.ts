import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { endSessionsOf } from '../../features/accounts/sessions.store.ts';

/**
 * Signs the user out on other devices and returns how many there were. The database notifies their open pages
 * (migration 0026).
 */
export const endSessions = (
  db: Database,
  userId: number,
  which: { id: number } | { notHash: Buffer },
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const ended = await endSessionsOf(tx, userId, which);
    if (ended > 0) await announce(tx, { kind: 'session_changed', userId });
    return ended;
  });
