import { sql } from 'kysely';

/**
 * The time of the statement and not of its transaction: who waited for somebody else's turn sees what that one showed.
 */
export const thisMoment = sql<Date>`statement_timestamp()`;

export const isPublished = sql<boolean>`(reviews.published_at <= ${thisMoment})`;

/** Everybody reads it: its time has come, nobody took it back or hid it, and its sale stands (`sales` is joined). */
export const isVisible = sql<boolean>`(
  ${isPublished} and reviews.deleted_at is null and reviews.hidden_at is null and sales.status = 'confirmed'
)`;
