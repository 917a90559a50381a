import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { endSession } from '../../features/accounts/sessions.store.ts';
import { hashToken } from '../../lib/secrets.ts';

/** Ends this session and notifies the user's open pages. */
export const signOut = (db: Database, sessionToken: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const userId = await endSession(tx, hashToken(sessionToken));
    if (userId !== null) await announce(tx, { kind: 'session_changed', userId });
  });
