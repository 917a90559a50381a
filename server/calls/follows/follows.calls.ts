import type { follows } from '@forecourt/contract/follows/follows.ts';
import type { Database } from '../../database/database.ts';
import { followedDealers, removeFollow } from '../../features/follows/follows.store.ts';
import { followDealer } from '../../flows/follows/follow-dealer.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const followsCalls = (db: Database): Handlers<typeof follows> => ({
  list: async (_nothing, { id }) => ({ success: true, dealers: await followedDealers(db, id) }),

  async follow({ dealer_id }, { id }) {
    await followDealer(db, id, dealer_id);
    return { success: true };
  },

  async unfollow({ dealer_id }, { id }) {
    await removeFollow(db, id, dealer_id);
    return { success: true };
  },
});
