import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviewsPerPage, type reviewSorts, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { accountsOfSale } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';
import { reviewCounts } from '../../database/counting.sql.ts';
import { isPublished, isShownTo, isThere, isVisible, thisMoment } from '../../database/reviews.sql.ts';
import type { Reader } from './review.rules.ts';

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** The user or dealer being reviewed. */
export type Reviewed = { user: number } | { dealer: number };

export interface ReviewQuery {
  type?: ReviewType | undefined;
  stars?: number | undefined;
  sort: (typeof reviewSorts)[number];
  page: number;
  reader: Reader | null;
  /** Includes hidden reviews if the reader can restore them. */
  withHidden?: boolean;
}

const withSale = (db: Queryable) => db.selectFrom('reviews').innerJoin('sales', 'sales.id', 'reviews.sale_id');

const whole = (db: Queryable, reader: Reader | null) =>
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
      isShownTo(reader).as('is_visible'),
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

const isWanted = ({ type, stars }: Pick<ReviewQuery, 'type' | 'stars'>): RawBuilder<boolean> => sql`(
  ${type ?? null}::text is null or reviews.review_type = ${type ?? null}
) and (${stars ?? null}::int is null or reviews.rating = ${stars ?? null}::int)`;

/** The review is visible to this reader, or they're staff who can restore it and aren't involved. */
function isRead({ reader, withHidden }: Pick<ReviewQuery, 'reader' | 'withHidden'>): RawBuilder<boolean> {
  if (!withHidden || !reader) return isShownTo(reader);
  const account = reader.gameAccountId;
  return sql`(${isShownTo(reader)} or ${isThere} and not (${account}::float8 = any (${accountsOfSale}) or exists (
    select from users as part
    where part.id in (reviews.author_id, reviews.user_id) and part.game_account_id = ${account}
  )))`;
}

const orders = {
  newest: sql`reviews.published_at desc, reviews.id desc`,
  highest: sql`reviews.rating desc, reviews.published_at desc, reviews.id desc`,
  lowest: sql`reviews.rating, reviews.published_at desc, reviews.id desc`,
};

/** Published reviews, or all of them. */
export const listReviews = (db: Queryable, reviewed: Reviewed, wanted: ReviewQuery): Promise<ReviewRow[]> =>
  whole(db, wanted.reader)
    .where(isOf(reviewed))
    .where(isRead(wanted))
    .where(isWanted(wanted))
    .orderBy(orders[wanted.sort])
    .limit(reviewsPerPage)
    .offset((wanted.page - 1) * reviewsPerPage)
    .execute();

/**
 * Figures for all reviews visible to this reader, and how many match the filters. Always computed from the rows. The
 * average includes only reviews that count (decision 050), the numbers include all listed ones.
 */
export async function readStats(
  db: Queryable,
  reviewed: Reviewed,
  wanted: Pick<ReviewQuery, 'type' | 'stars' | 'reader' | 'withHidden'> = { reader: null },
) {
  const isShown = isShownTo(wanted.reader);
  const isOfDealer = sql<boolean>`${sql.lit('dealer' in reviewed)}`;
  const { matching, average, ...row } = await db
    .selectFrom(
      withSale(db)
        .innerJoin('users as author', 'author.id', 'reviews.author_id')
        .where(isOf(reviewed))
        .select([
          'reviews.rating',
          'reviews.review_type',
          isShown.as('is_shown'),
          reviewCounts(isShown, isOfDealer).as('counts'),
          sql<boolean>`${isRead(wanted)} and ${isWanted(wanted)}`.as('is_wanted'),
        ])
        .as('found'),
    )
    .select([
      sql<number | null>`round(avg(rating) filter (where counts), 1)::float8`.as('average'),
      counted(sql`is_shown`).as('total_reviews'),
      counted(sql`is_shown and review_type = 'buyer'`).as('total_buyer_reviews'),
      counted(sql`is_shown and review_type = 'seller'`).as('total_seller_reviews'),
      sql<number[]>`array[${sql.join([1, 2, 3, 4, 5].map(withStars))}]`.as('stars'),
      counted(sql`is_wanted`).as('matching'),
    ])
    .executeTakeFirstOrThrow();
  const stats: ReviewStats = { average_rating: average, ...row };
  return { stats, matching };
}

const counted = (which: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${which}))::int`;

const withStars = (stars: number) => counted(sql`is_shown and rating = ${sql.lit(stars)}`);

/** Includes unpublished reviews, but not withdrawn ones or those of annulled sales. */
export const findReview = (db: Queryable, id: number, reader: Reader | null) =>
  whole(db, reader)
    .where('reviews.id', '=', id)
    .where('reviews.deleted_at', 'is', null)
    .where('sales.status', '=', 'confirmed')
    .executeTakeFirst();

export const findReviews = (db: Queryable, ids: readonly number[], reader: Reader): Promise<ReviewRow[]> =>
  whole(db, reader)
    .where('reviews.id', 'in', [0, ...ids])
    .execute();

/** The newest reviews a user wrote. Older ones are in their data file. */
const maxOwn = 100;
export const reviewsBy = (db: Queryable, author: Reader): Promise<ReviewRow[]> =>
  whole(db, author)
    .where('reviews.author_id', '=', author.userId)
    .where('reviews.deleted_at', 'is', null)
    .where('sales.status', '=', 'confirmed')
    .orderBy('reviews.id', 'desc')
    .limit(maxOwn)
    .execute();

/** The ratings that count towards a user's awards, in the order they were published. */
export const starsThatCount = (db: Queryable, userId: number): Promise<{ rating: number; shownAt: Date }[]> =>
  db
    .selectFrom(
      withSale(db)
        .innerJoin('users as author', 'author.id', 'reviews.author_id')
        .select([
          'reviews.id',
          'reviews.rating',
          'reviews.published_at as shownAt',
          reviewCounts(sql`true`, sql`false`).as('counts'),
        ])
        .where('reviews.user_id', '=', userId)
        .where(isVisible)
        .as('visible'),
    )
    .select(['rating', 'shownAt'])
    .where('counts', '=', true)
    .orderBy('shownAt')
    .orderBy('id')
    .execute();

/** Whether there is a profile that shows reviews. Closed accounts show none. */
export const hasProfile = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(personIs('users')('profile', 'whole'))
    .executeTakeFirst()) !== undefined;

export const hasDealer = async (db: Queryable, dealerId: number): Promise<boolean> =>
  (await db.selectFrom('dealer_accounts').select('id').where('id', '=', dealerId).executeTakeFirst()) !== undefined;
