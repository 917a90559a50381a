import type { Database } from '../../server/database/database.ts';
import { grantAward, revokeAward } from '../../server/flows/awards/grant-award.ts';
import { leaveTeam } from '../../server/flows/dealers/change-team.ts';
import { answerReview } from '../../server/flows/reviews/answer-review.ts';
import { deleteReview, editReview } from '../../server/flows/reviews/change-review.ts';
import { decideReview } from '../../server/flows/reviews/hide-review.ts';
import { showDueReviews } from '../../server/flows/reviews/show-reviews.ts';
import { writeReview } from '../../server/flows/reviews/write-review.ts';
import { confirmPurchase } from '../../server/flows/sales/answer-purchase.ts';
import { decideSale } from '../../server/flows/sales/decide-sale.ts';
import { Failure } from '../../server/lib/failure.ts';
import { stepDays, type Action } from './actions.ts';
import { readerOf, sitDown, type Town } from './town.ts';
import { recordedSale, timePasses } from './verified-sale.ts';

/** The rows the actions have created so far. */
export interface Made {
  sales: Map<number, number>;
  reviews: Map<string, number>;
}

/** Performs it with the flows behind the calls. Returns the outcome, or null if its target doesn't exist. */
export async function doAction(db: Database, town: Town, made: Made, action: Action): Promise<string | null> {
  const act = await planned(db, town, made, action);
  if (!act) return null;
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

type Act = () => Promise<unknown>;
type Plan = Promise<Act | null>;

async function planned(db: Database, town: Town, made: Made, action: Action): Plan {
  switch (action.what) {
    case 'wait':
      return async () => {
        await timePasses({ db }, action.steps * stepDays);
        await showDueReviews(db);
      };
    case 'join':
    case 'leave':
      return planTeam(db, town, action);
    case 'sell':
    case 'annul':
      return planSale(db, town, made, action);
    case 'grant':
    case 'revoke':
      return planAward(db, town, action);
    default:
      return planReview(db, town, made, action);
  }
}

async function planTeam(db: Database, town: Town, action: Extract<Action, { what: 'join' | 'leave' }>): Plan {
  const { team } = await readerOf(db, town, action.by);
  if (action.what === 'join') return team ? null : () => sitDown(db, town, action.by, action.role);
  return team && (() => leaveTeam(db, { actorId: town.ids[action.by], dealerId: town.dealerId }));
}

async function planSale(
  db: Database,
  town: Town,
  { sales }: Made,
  action: Extract<Action, { what: 'sell' | 'annul' }>,
): Plan {
  const by = await readerOf(db, town, action.by);
  if (action.what === 'annul') {
    const id = sales.get(action.sale);
    const staff = { id: by.userId, gameAccountId: by.gameAccountId };
    return id === undefined
      ? null
      : () =>
          decideSale(
            db,
            staff,
            { id, outcome: 'annul', reason: 'It did not happen' },
            { now: new Date(), timeZone: 'UTC' },
          );
  }
  return async () => {
    const buyer = await readerOf(db, town, action.to);
    const dealerId = by.team?.dealerId ?? null;
    const price = action.isCheap ? 1000 : 39_000;
    const id = await recordedSale(db, { sellerId: by.userId, buyerId: buyer.userId, dealerId, price });
    sales.set(action.sale, id);
    await confirmPurchase(db, buyer, id, price, new Date());
  };
}

async function planAward(db: Database, town: Town, action: Extract<Action, { what: 'grant' | 'revoke' }>): Plan {
  const { userId, gameAccountId } = await readerOf(db, town, action.by);
  const staff = { id: userId, gameAccountId };
  const [awardId, holderId] = [town.awardIds[action.award]!, town.ids[action.to]];
  if (action.what === 'grant') return () => grantAward(db, staff, { awardId, userId: holderId, reason: 'Well done' });
  const grant = await db
    .selectFrom('award_grants')
    .select('id')
    .where('award_id', '=', awardId)
    .where('user_id', '=', holderId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return grant ? () => revokeAward(db, staff, grant.id, 'A mix-up') : null;
}

type ReviewDeed = Extract<Action, { what: 'write' | 'edit' | 'take back' | 'answer' | 'hide' | 'unhide' }>;

async function planReview(db: Database, town: Town, { sales, reviews }: Made, action: ReviewDeed): Plan {
  const by = await readerOf(db, town, action.by);
  if (action.what === 'write') {
    const saleId = sales.get(action.sale);
    if (saleId === undefined) return null;
    return async () => {
      const words = { rating: action.stars, title: 'Fine', comment: 'Fine' };
      const { id, review_type } = await writeReview(db, by, { saleId, ...words });
      reviews.set(`${action.sale} ${review_type}`, id);
    };
  }
  const id = reviews.get(`${action.sale} ${action.side}`);
  if (id === undefined) return null;
  switch (action.what) {
    case 'edit':
      return () => editReview(db, by, id, { rating: action.stars ?? undefined, title: `Changed ${Math.random()}` });
    case 'take back':
      return () => deleteReview(db, by, id);
    case 'answer':
      return () => answerReview(db, by, id, 'Thank you');
    default:
      return () => decideReview(db, by, { reviewId: id, hidden: action.what === 'hide', reason: 'Rude' });
  }
}
