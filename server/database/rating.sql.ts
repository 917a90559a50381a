import { sql, type RawBuilder } from 'kysely';
import { reviewCounts } from './counting.sql.ts';
import { isVisible } from './reviews.sql.ts';

/**
 * For lists and cards, one row: the average of the reviews that count as `rating` (to one decimal; null without a
 * review), how many everybody reads as `total_reviews`, and how many count as `counted_reviews`. The last is for ranking
 * and is shown to nobody: beside the list it would tell which authors share a game account.
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

/** Of who sells a car: the dealer, or else the person. */
export const ratingOfSeller = ratingWhere(
  sql`(case when cars.dealer_id is null then reviews.user_id = cars.seller_id else reviews.dealer_id = cars.dealer_id end)`,
  sql`cars.dealer_id is not null`,
);
