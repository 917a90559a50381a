import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { awardsToChange, earnedBy } from '../../features/awards/award.rules.ts';
import {
  countSalesForAwards,
  grantByRule,
  lockPerson,
  rulesOf,
  withdrawByRule,
} from '../../features/awards/grants.store.ts';
import { starsThatCount } from '../../features/reviews/reviews.store.ts';

/**
 * Grants these users the awards they have earned and revokes those they no longer deserve. Must come last in every
 * transaction that changes verified sales or visible reviews. Locks the users in the order of their ids, so that the
 * second of two concurrent changes counts both.
 */
export async function updateAwards(tx: Tx, ...userIds: number[]): Promise<void> {
  for (const userId of [...new Set(userIds)].sort((a, b) => a - b)) await updateAwardsOf(tx, userId);
}

async function updateAwardsOf(tx: Tx, userId: number): Promise<void> {
  await lockPerson(tx, userId);
  const verifiedSales = await countSalesForAwards(tx, userId);
  const earned = earnedBy({ verifiedSales, reviews: await starsThatCount(tx, userId) });
  const { grant, withdraw } = awardsToChange(earned, await rulesOf(tx, userId));
  if (withdraw.length > 0) await withdrawByRule(tx, userId, withdraw);
  for (const rule of grant) {
    const grantId = await grantByRule(tx, userId, rule);
    if (grantId !== null) await announce(tx, { kind: 'award_granted', grantId });
  }
}
