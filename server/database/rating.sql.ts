import { sql, type RawBuilder } from 'kysely';
import { isVisible } from './reviews.sql.ts';

/** Of the reviews that everybody reads: one row of `rating` (to one decimal; null without a review) and `total_reviews`, for lists and cards. */
export const ratingWhere = (ofWhom: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select round(avg(reviews.rating), 1)::float8 as rating, count(*)::int as total_reviews
  from reviews join sales on sales.id = reviews.sale_id where ${isVisible} and ${ofWhom}
)`;
