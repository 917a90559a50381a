import type { ReasonNotCounted } from '@forecourt/contract/guide/guide-values.ts';
import {
  farBelowAskingShare,
  guideDays,
  guideDelayHours,
  quickSaleMinutes,
  repeatReviewDays,
} from '@forecourt/contract/sales/counting-values.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Decides which sales and reviews count (decision 050), for every statement that adds them up. The same rules without a
 * database are in features/sales/counting.rules.ts, and a test compares the two.
 */

/** Requires `sales`. */
export const isFarBelowAsking = sql<boolean>`coalesce(
  sales.sale_price < sales.listing_price * ${sql.lit(farBelowAskingShare)}, false
)`;

const quickly = sql`interval '${sql.lit(quickSaleMinutes)} minutes'`;

const otherSale = (when: RawBuilder<boolean>) => sql<boolean>`exists (
  select from sales as other_sale
  join users as other_buyer on other_buyer.id = other_sale.buyer_id
  join users as this_buyer on this_buyer.id = sales.buyer_id and this_buyer.game_account_id = other_buyer.game_account_id
  where other_sale.seller_id = sales.seller_id and other_sale.status = 'confirmed' and ${when}
)`;

const followsQuickly = otherSale(sql`
  (other_sale.sold_at, other_sale.id) < (sales.sold_at, sales.id) and other_sale.sold_at > sales.sold_at - ${quickly}`);

/** Another sale between the same two, minutes before or after, whichever of them counts. */
export const isMinutesApart = otherSale(sql`other_sale.id <> sales.id
  and other_sale.sold_at > sales.sold_at - ${quickly} and other_sale.sold_at < sales.sold_at + ${quickly}`);

/** Requires `sales`: verified, and counted towards awards. */
export const saleCounts = sql<boolean>`(
  sales.status = 'confirmed' and not ${isFarBelowAsking} and not ${followsQuickly}
)`;

/**
 * Requires `reviews` with `author`, in a select over all reviews of one user or dealer: whether averages and awards
 * count it. Only reviews that match `isVisible` are compared.
 */
export const reviewCounts = (isVisible: RawBuilder<boolean>, isOfDealer: RawBuilder<boolean>) => {
  const next = sql`lead(reviews.published_at) over (
    partition by author.game_account_id, ${isVisible} order by reviews.published_at, reviews.id
  )`;
  return sql<boolean>`(${isVisible} and case when ${next} is null then true when ${isOfDealer} then false
    else ${next} >= reviews.published_at + interval '${sql.lit(repeatReviewDays)} days' end)`;
};

/** Requires `sales`: its review isn't the author's only one of that person in 90 days. */
export const hasRepeatReviews = sql<boolean>`exists (
  select from reviews
  join users as author on author.id = reviews.author_id
  join reviews as another on another.user_id = reviews.user_id and another.id <> reviews.id
  join users as other_author on other_author.id = another.author_id
  where reviews.sale_id = sales.id and other_author.game_account_id = author.game_account_id
    and reviews.deleted_at is null and another.deleted_at is null
    and another.published_at > reviews.published_at - interval '${sql.lit(repeatReviewDays)} days'
    and another.published_at < reviews.published_at + interval '${sql.lit(repeatReviewDays)} days'
)`;

/** Requires `sales`: two characters of one game account, or a dealer's sale to its own team. */
const isOnePerson = sql<boolean>`(sales.reviews_withheld or exists (
  select from users as this_buyer join users as this_seller on this_seller.id = sales.seller_id
  where this_buyer.id = sales.buyer_id and (
    this_buyer.game_account_id = this_seller.game_account_id
    or exists (
      select from dealer_team_members as mate join users as colleague on colleague.id = mate.user_id
      where mate.dealer_account_id = sales.dealer_id and colleague.game_account_id = this_buyer.game_account_id
    ))
))`;

/** Requires `sales` and `guide_exclusions`: why the price guide doesn't count a sale. Null if it does. */
export const whyNotInGuide = (now: Date) => sql<ReasonNotCounted | null>`case
  when sales.status = 'annulled' then 'annulled' when sales.status = 'disputed' then 'disputed'
  when sales.status <> 'confirmed' then 'not_verified' when guide_exclusions.sale_id is not null then 'excluded'
  when coalesce(sales.sale_price, 0) = 0 then 'no_amount'
  when sales.sold_at > ${now}::timestamptz - interval '${sql.lit(guideDelayHours)} hours' then 'too_new'
  when sales.sold_at < ${now}::timestamptz - interval '${sql.lit(guideDays)} days' then 'too_old'
  when ${isFarBelowAsking} then 'far_below_asking' when ${isOnePerson} then 'one_person'
  when ${followsQuickly} then 'minutes_apart' end`;
