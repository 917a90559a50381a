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
