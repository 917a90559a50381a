import { sql, type RawBuilder } from 'kysely';
import { reviewCounts } from './counting.sql.ts';
import { isVisible } from './reviews.sql.ts';

/**
 * For lists and cards, one row: the average of the reviews that count as `rating` (one decimal, null without a review),
 * the number of visible reviews as `total_reviews`, and of those that count as `counted_reviews`. The last is only for
 * ranking and is never shown, because next to the list it would reveal which authors share a game account.
 */
const ratingWhere = (ofWhom: RawBuilder<boolean>, isOfDealer: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select round(avg(rating) filter (where counts), 1)::float8 as rating, count(*)::int as total_reviews,
    (count(*) filter (where counts))::int as counted_reviews
  from (
    select reviews.rating, ${reviewCounts(sql`true`, isOfDealer)} as counts
    from reviews join sales on sales.id = reviews.sale_id join users as author on author.id = reviews.author_id
    where ${isVisible} and ${ofWhom}
  ) as visible
)`;

export const ratingOfPerson = (id: RawBuilder<unknown>) => ratingWhere(sql`reviews.user_id = ${id}`, sql`false`);

export const ratingOfDealer = (id: RawBuilder<unknown>) => ratingWhere(sql`reviews.dealer_id = ${id}`, sql`true`);

/** The rating of a car's seller: the dealer, or else the user. */
export const ratingOfSeller = ratingWhere(
  sql`(case when cars.dealer_id is null then reviews.user_id = cars.seller_id else reviews.dealer_id = cars.dealer_id end)`,
  sql`cars.dealer_id is not null`,
);
