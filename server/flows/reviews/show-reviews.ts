import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { showBoth, claimDue, type ShownReview } from '../../features/reviews/review-writing.store.ts';
import { updateAwards } from '../awards/update-awards.ts';

/** Both sides have written, so both reviews are published together. */
export async function showWhenBothWrote(tx: Tx, saleId: number): Promise<void> {
  await announceShown(tx, await showBoth(tx, saleId));
}

const batchSize = 50;

/** Every minute: publishes reviews whose waiting time is over because the other side wrote nothing. */
export async function showDueReviews(db: Database): Promise<void> {
  const some = (tx: Tx) =>
    claimDue(tx, batchSize).then(async ({ taken, shown }) => {
      await announceShown(tx, shown);
      return taken;
    });
  while ((await db.transaction().execute(some)) > 0);
}

async function announceShown(tx: Tx, shown: readonly ShownReview[]): Promise<void> {
  for (const { id, author_id } of shown) await announce(tx, { kind: 'review_shown', reviewId: id, by: author_id });
  await updateAwards(tx, ...shown.map(({ user_id }) => user_id));
}
