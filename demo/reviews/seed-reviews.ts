import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import { earnedBy } from '@forecourt/server/features/awards/award.rules.ts';
import { reviewsThatCount, salesThatCount } from '@forecourt/server/features/sales/counting.rules.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import { honours } from './honours.ts';
import { demoReviews, type DemoReview, type VerifiedSale } from './story.ts';

/** Seeds reviews of the existing sales, and the awards earned from them. */
export async function seedReviews(tx: Tx, now: Date): Promise<void> {
  const sales = await verifiedSales(tx);
  const reviews = demoReviews(sales, now);
  const ids = await takeIds(tx, 'reviews', reviews.length);
  await insertRows(
    tx,
    'reviews',
    reviews.map((review, place) => reviewRow(review, ids[place]!, now)),
  );
  const numbered = reviews.map((review, place) => ({ ...review, id: ids[place]! }));
  await seedAnswers(tx, numbered);
  const done = [...(await seedDecisions(tx, numbered)), ...(await seedHonours(tx, now))];
  // The log is read in id order.
  const log = done.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await tx.insertInto('staff_actions').values(log).execute();
  await seedEarned(tx, sales, numbered, now);
}

async function verifiedSales(tx: Tx): Promise<VerifiedSale[]> {
  const { rows } = await sql<VerifiedSale>`
    select sales.id, sales.status, sales.seller_id, sales.buyer_id, sales.dealer_id, sales.confirmed_at,
      sales.listing_price, sales.sale_price, sales.sold_at, buyer.game_account_id as buyer_account,
      seller.game_account_id as seller_account,
      concat_ws(' ', cars.make, cars.model) as car, (
        select user_id from dealer_team_members where dealer_account_id = sales.dealer_id and role = 'owner'
      ) as owner_id
    from sales join cars on cars.id = sales.car_id
    join users as seller on seller.id = sales.seller_id join users as buyer on buyer.id = sales.buyer_id
    where sales.status = 'confirmed' order by sales.confirmed_at, sales.id`.execute(tx);
  return rows;
}

const reviewRow = ({ sale, side, ...review }: DemoReview, id: number, now: Date) => ({
  id,
  sale_id: sale.id,
  review_type: side,
  author_id: side === 'buyer' ? sale.buyer_id : sale.seller_id,
  user_id: side === 'buyer' ? sale.seller_id : sale.buyer_id,
  dealer_id: side === 'buyer' ? sale.dealer_id : null,
  rating: review.stars,
  title: review.title,
  comment: review.comment,
  created_at: review.writtenAt,
  published_at: review.shownAt,
  is_told: review.shownAt <= now,
  hidden_at: review.hidden?.at ?? null,
  hidden_reason: review.hidden?.reason ?? null,
});

type Numbered = DemoReview & { id: number };

async function seedAnswers(tx: Tx, reviews: readonly Numbered[]): Promise<void> {
  const answered = reviews.filter(({ answeredAt, hidden }) => answeredAt !== null && hidden === null);
  const ids = await takeIds(tx, 'review_responses', answered.length);
  await insertRows(
    tx,
    'review_responses',
    answered.map(({ id, sale, side, answer, answeredAt }, place) => ({
      id: ids[place],
      review_id: id,
      responder_id: side === 'buyer' ? (sale.owner_id ?? sale.seller_id) : sale.buyer_id,
      dealer_id: side === 'buyer' ? sale.dealer_id : null,
      response: answer,
      created_at: answeredAt,
    })),
  );
}

const idOf = async (tx: Tx, name: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** Hides one reported review and leaves another for staff. Returns the staff log entries. */
async function seedDecisions(tx: Tx, reviews: readonly Numbered[]) {
  const actor_id = await idOf(tx, 'Mia Santoro');
  const poor = reviews.findLast(
    ({ stars, side, shownAt, hidden }) => stars <= 3 && side === 'buyer' && hidden === null && shownAt < new Date(),
  );
  if (poor) {
    const details = 'That’s not how it went, and I have the messages.';
    const report = { review_id: poor.id, reporter_id: poor.sale.seller_id, reason: 'untrue', details };
    await tx.insertInto('review_reports').values(report).execute();
  }
  const hidden = reviews.flatMap((review) => (review.hidden ? [{ ...review, hidden: review.hidden }] : []));
  for (const { id, sale, hidden: since } of hidden) {
    const report = { review_id: id, reporter_id: sale.seller_id, reason: 'private_details', status: 'upheld' };
    await tx
      .insertInto('review_reports')
      .values({ ...report, created_at: since.at })
      .execute();
  }
  return hidden.map(({ id, side, stars, hidden: { reason, at } }) => {
    const facts = (is_hidden: boolean) => JSON.stringify({ review_type: side, rating: stars, is_hidden });
    const target = { target_kind: 'review', target_id: id, before: facts(false), after: facts(true) };
    return { actor_id, action: 'hide_review', ...target, reason, created_at: at };
  });
}

const dayMs = 86_400_000;

/** Grants the manual awards. Returns the staff log entries. */
async function seedHonours(tx: Tx, now: Date) {
  const actor_id = await idOf(tx, 'Ada Brandt');
  const log = [];
  for (const { name, description, icon, isRetired = false, grants } of honours) {
    const { id: award_id } = await tx
      .insertInto('awards')
      .values({ name, description, icon, is_retired: isRetired })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [holder, reason, daysAgo] of grants) {
      const at = new Date(now.getTime() - daysAgo * dayMs);
      const user_id = await idOf(tx, holder);
      const grant = { award_id, user_id, granted_by: actor_id, reason, awarded_at: at };
      await tx.insertInto('award_grants').values(grant).execute();
      const facts = JSON.stringify({ staff_role: null, standing: 'active', suspended_until: null });
      const target = { target_kind: 'user', target_id: user_id, before: facts, after: facts };
      log.push({ actor_id, action: 'grant_award', ...target, reason, created_at: at });
    }
  }
  return log;
}

/** Grants the automatic awards, on the day they were earned. */
async function seedEarned(tx: Tx, sales: readonly VerifiedSale[], reviews: readonly Numbered[], now: Date) {
  for (const sellerId of new Set(sales.map(({ seller_id }) => seller_id))) {
    const sold = sales.filter(({ seller_id }) => seller_id === sellerId);
    const shown = reviews
      .filter(({ sale, side }) => (side === 'buyer' ? sale.seller_id : sale.buyer_id) === sellerId)
      .filter(({ shownAt, hidden }) => shownAt <= now && hidden === null)
      .map(({ id, stars, shownAt, sale, side }) => ({
        id,
        rating: stars,
        shownAt,
        published_at: shownAt,
        author_account: side === 'buyer' ? sale.buyer_account! : sale.seller_account,
      }));
    const days = [...sold.map(({ confirmed_at }) => confirmed_at), ...shown.map(({ shownAt }) => shownAt)];
    const upTo = (day: Date) => ({
      verifiedSales: salesThatCount(sold.filter(({ confirmed_at }) => confirmed_at <= day)).length,
      reviews: reviewsThatCount(
        shown.filter(({ shownAt }) => shownAt <= day),
        'person',
      ),
    });
    for (const rule of earnedBy(upTo(now))) {
      // The first day the condition was met.
      const sorted = days.toSorted((a, b) => a.getTime() - b.getTime());
      const awarded_at = sorted.find((day) => earnedBy(upTo(day)).includes(rule)) ?? now;
      const award_id = tx.selectFrom('awards').select('id').where('rule', '=', rule).$castTo<{ id: number }>();
      await tx.insertInto('award_grants').values({ award_id, user_id: sellerId, awarded_at }).execute();
    }
  }
}
