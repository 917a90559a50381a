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
 * Gives these people the awards they have earned by now, and takes back what they no longer have. Called last in every
 * transaction that changes what awards count: verified sales and visible reviews. Each person is held first, in the
 * order of their numbers: of two who change something at once the second counts what both did.
 */
export async function updateAwards(tx: Tx, ...userIds: number[]): Promise<void> {
  for (const userId of [...new Set(userIds)].sort((a, b) => a - b)) await keepAwardsOf(tx, userId);
}

async function keepAwardsOf(tx: Tx, userId: number): Promise<void> {
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
