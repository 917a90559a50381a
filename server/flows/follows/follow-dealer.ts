import { maxFollowedDealers } from '@forecourt/contract/follows/follow-values.ts';
import type { Database } from '../../database/database.ts';
import { addFollow, findToFollow } from '../../features/follows/follows.store.ts';
import { fail } from '../../lib/failure.ts';

export const followDealer = (db: Database, userId: number, dealerId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const dealer = (await findToFollow(tx, userId, dealerId)) ?? fail('dealer_not_found');
    if (dealer.is_own) fail('own_dealer');
    if (!dealer.is_trading) fail('dealer_not_trading');
    if (!(await addFollow(tx, userId, dealerId)))
      fail('too_many_follows', { words: { max: String(maxFollowedDealers) } });
  });
