import type { standingCalls as contract } from '@forecourt/contract/users/standing-calls.ts';
import type { Database } from '../../database/database.ts';
import { changeStanding } from '../../flows/accounts/change-standing.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const standingCalls = (db: Database): Handlers<typeof contract> => ({
  async updateStatus({ user_id, status, until, reason, next_owner_id, seen }, actor) {
    const end = until === undefined ? null : new Date(until);
    const wanted = { userId: user_id, status, until: end, reason, nextOwnerId: next_owner_id, seen };
    await changeStanding(db, actor, wanted, new Date());
    return { success: true };
  },
});
