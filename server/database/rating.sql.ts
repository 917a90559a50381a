import { sql, type RawBuilder } from 'kysely';

/** The visible reviews, as everybody counts them: shown by now, neither hidden nor taken back, of a sale that stands. */
const visibleReviews = sql`
  reviews join sales on sales.id = reviews.sale_id and sales.status = 'confirmed'
    and reviews.published_at <= statement_timestamp() and reviews.deleted_at is null and reviews.hidden_at is null`;

/** One row of `rating` (to one decimal; null without a review) and `total_reviews`, for lists and cards. */
export const ratingWhere = (ofWhom: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select round(avg(reviews.rating), 1)::float8 as rating, count(*)::int as total_reviews from ${visibleReviews}
  where ${ofWhom}
)`;
