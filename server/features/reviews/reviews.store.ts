import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviewsAtOnce, type reviewSorts, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { accountsOfSale } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';
import { isPublished, isThere, isVisible, thisMoment } from '../../database/reviews.sql.ts';

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** Of whom one wants to read. */
export type Reviewed = { user: number } | { dealer: number };

export interface Wanted {
  type?: ReviewType | undefined;
  stars?: number | undefined;
  sort: (typeof reviewSorts)[number];
  page: number;
  /** Also what staff have hidden, for one of them with this game account who has no part in it. */
  hiddenFor: number | null;
}

const withSale = (db: Queryable) => db.selectFrom('reviews').innerJoin('sales', 'sales.id', 'reviews.sale_id');

const whole = (db: Queryable) =>
  withSale(db)
    .innerJoin('users as author', 'author.id', 'reviews.author_id')
    .innerJoin('users as reviewed', 'reviewed.id', 'reviews.user_id')
    .innerJoin('cars', 'cars.id', 'sales.car_id')
    .leftJoin('dealer_accounts as dealer', 'dealer.id', 'reviews.dealer_id')
    .leftJoin('review_responses as response', 'response.review_id', 'reviews.id')
    .leftJoin('users as responder', 'responder.id', 'response.responder_id')
    .leftJoin('dealer_accounts as answering', 'answering.id', 'response.dealer_id')
    .select([
      'reviews.id',
      'reviews.sale_id',
      sql<ReviewType>`reviews.review_type`.as('review_type'),
      'reviews.author_id',
      'author.game_account_id as author_account',
      'author.name as author_name',
      sql<string | null>`case when ${personIs('author')('profile', 'whole')} then author.avatar_url end`.as(
        'author_avatar',
      ),
      'author.hides_as_buyer as author_hides',
      'reviews.user_id',
      'reviewed.name as user_name',
      'reviewed.hides_as_buyer as user_hides',
      'reviews.dealer_id',
      'dealer.company_name',
      'sales.dealer_id as sale_dealer_id',
      'sales.car_id',
      carName.as('car_name'),
      'reviews.rating',
      'reviews.title',
      'reviews.comment',
      'reviews.created_at',
      'reviews.edited_at',
      'reviews.published_at',
      'reviews.hidden_at',
      'reviews.hidden_reason',
      isPublished.as('is_published'),
      isVisible.as('is_visible'),
      sql<boolean>`response.id is not null`.as('is_answered'),
      sql<number[]>`${accountsOfSale} || array[author.game_account_id, reviewed.game_account_id]::float8[]`.as(
        'accounts',
      ),
      thisMoment.as('asked_at'),
      'response.id as response_id',
      'response.response',
      'response.created_at as answered_at',
      'responder.name as responder_name',
      'answering.company_name as responder_company',
    ]);

const isOf = (reviewed: Reviewed): RawBuilder<boolean> =>
  'user' in reviewed
    ? sql<boolean>`reviews.user_id = ${reviewed.user}`
    : sql<boolean>`reviews.dealer_id = ${reviewed.dealer}`;

const isWanted = ({ type, stars }: Pick<Wanted, 'type' | 'stars'>): RawBuilder<boolean> => sql`(
  ${type ?? null}::text is null or reviews.review_type = ${type ?? null}
) and (${stars ?? null}::int is null or reviews.rating = ${stars ?? null}::int)`;

/** Everybody reads it, or else the staff who may show it again. */
const isRead = ({ hiddenFor }: Pick<Wanted, 'hiddenFor'>): RawBuilder<boolean> =>
  hiddenFor === null
    ? isVisible
    : sql`(${isThere} and (reviews.hidden_at is null or not (${hiddenFor}::float8 = any (${accountsOfSale}) or exists (
        select from users as part
        where part.id in (reviews.author_id, reviews.user_id) and part.game_account_id = ${hiddenFor}
      ))))`;

const orders = {
  newest: sql`reviews.published_at desc, reviews.id desc`,
  highest: sql`reviews.rating desc, reviews.published_at desc, reviews.id desc`,
  lowest: sql`reviews.rating, reviews.published_at desc, reviews.id desc`,
};

/** Those that everybody reads, or all that are there. */
export const listReviews = (db: Queryable, reviewed: Reviewed, wanted: Wanted): Promise<ReviewRow[]> =>
  whole(db)
    .where(isOf(reviewed))
    .where(isRead(wanted))
    .where(isWanted(wanted))
    .orderBy(orders[wanted.sort])
    .limit(reviewsAtOnce)
    .offset((wanted.page - 1) * reviewsAtOnce)
    .execute();

/** The figures of all that everybody reads, and how many of them are wanted. Kept nowhere: they are what the rows say. */
export async function readStats(
  db: Queryable,
  reviewed: Reviewed,
  wanted: Pick<Wanted, 'type' | 'stars' | 'hiddenFor'> = { hiddenFor: null },
) {
  const { matching, average, ...row } = await withSale(db)
    .where(isOf(reviewed))
    .where(isThere)
    .select([
      sql<number | null>`round(avg(reviews.rating) filter (where ${isVisible}), 1)::float8`.as('average'),
      counted(isVisible).as('total_reviews'),
      counted(sql`${isVisible} and reviews.review_type = 'buyer'`).as('total_buyer_reviews'),
      counted(sql`${isVisible} and reviews.review_type = 'seller'`).as('total_seller_reviews'),
      sql<number[]>`array[${sql.join([1, 2, 3, 4, 5].map(withStars))}]`.as('stars'),
      counted(sql`${isRead(wanted)} and ${isWanted(wanted)}`).as('matching'),
    ])
    .executeTakeFirstOrThrow();
  const stats: ReviewStats = { average_rating: average, ...row };
  return { stats, matching };
}

const counted = (which: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${which}))::int`;

const withStars = (stars: number) => counted(sql`${isVisible} and reviews.rating = ${sql.lit(stars)}`);

/** Also one that is not shown; what was taken back, or whose sale was annulled, is gone. */
export const findReview = (db: Queryable, id: number) =>
  whole(db)
    .where('reviews.id', '=', id)
    .where('reviews.deleted_at', 'is', null)
    .where('sales.status', '=', 'confirmed')
    .executeTakeFirst();

export const findReviews = (db: Queryable, ids: readonly number[]): Promise<ReviewRow[]> =>
  whole(db)
    .where('reviews.id', 'in', [0, ...ids])
    .execute();

/** The newest of what somebody wrote; older ones stand in the file of their data. */
const ownAtOnce = 100;
export const reviewsBy = (db: Queryable, authorId: number): Promise<ReviewRow[]> =>
  whole(db)
    .where('reviews.author_id', '=', authorId)
    .where('reviews.deleted_at', 'is', null)
    .where('sales.status', '=', 'confirmed')
    .orderBy('reviews.id', 'desc')
    .limit(ownAtOnce)
    .execute();

/** The stars of all visible reviews of somebody, in the order in which they were shown. */
export const visibleStars = (db: Queryable, userId: number): Promise<{ rating: number; shownAt: Date }[]> =>
  withSale(db)
    .select(['reviews.rating', 'reviews.published_at as shownAt'])
    .where('reviews.user_id', '=', userId)
    .where(isVisible)
    .orderBy('reviews.published_at')
    .orderBy('reviews.id')
    .execute();

/** Whether there is a profile on which reviews stand; that of a closed account shows none. */
export const hasProfile = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(personIs('users')('profile', 'whole'))
    .executeTakeFirst()) !== undefined;

export const hasDealer = async (db: Queryable, dealerId: number): Promise<boolean> =>
  (await db.selectFrom('dealer_accounts').select('id').where('id', '=', dealerId).executeTakeFirst()) !== undefined;
