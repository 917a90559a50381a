import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { ownView, saveContactDetails } from '../../features/accounts/users.store.ts';

type ContactDetails = Parameters<typeof saveContactDetails>[2];

/** Returns the account as its owner sees it and refreshes the owner's open pages. */
export const changeContactDetails = (db: Database, userId: number, details: ContactDetails) =>
  db.transaction().execute(async (tx) => {
    await saveContactDetails(tx, userId, details);
    await announce(tx, { kind: 'session_changed', userId });
    return ownView(tx, userId);
  });
