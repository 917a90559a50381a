import { sql } from 'kysely';

/**
 * The time of the statement and not of its transaction: who waited for somebody else's turn sees what that one showed.
 */
export const thisMoment = sql<Date>`statement_timestamp()`;

export const isPublished = sql<boolean>`(reviews.published_at <= ${thisMoment})`;

/** Its time has come, nobody took it back, and its sale stands (`sales` is joined); staff may have hidden it. */
export const isThere = sql<boolean>`(
  ${isPublished} and reviews.deleted_at is null and sales.status = 'confirmed'
)`;

/** Everybody reads it. */
export const isVisible = sql<boolean>`(${isThere} and reviews.hidden_at is null)`;

/** The game accounts on the selling side: who sold, and whoever is on the dealer's team by now. */
export const sellingAccounts = sql<number[]>`array(
  select seller.game_account_id from users as seller where seller.id = sales.seller_id union
  select mate.game_account_id from dealer_team_members as member join users as mate on mate.id = member.user_id
  where member.dealer_account_id = sales.dealer_id
)::float8[]`;
