import type { Reach } from '@forecourt/contract/kit/owner.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The time of the statement and not of its transaction: who waited for somebody else's turn sees what that one showed.
 */
export const thisMoment = sql<Date>`statement_timestamp()`;

export const isPublished = sql<boolean>`(reviews.published_at <= ${thisMoment})`;

/** Its time has come, nobody took it back, and its sale stands (`sales` is joined). */
const isDue = sql<boolean>`(
  ${isPublished} and reviews.deleted_at is null and sales.status = 'confirmed'
)`;

/** Published. Our staff may have hidden it. */
export const isThere = sql<boolean>`(${isDue} and not sales.reviews_withheld)`;

/** Everybody reads it. */
export const isVisible = sql<boolean>`(${isThere} and reviews.hidden_at is null)`;

/** It was reported and isn't hidden yet, also if it was never published. */
export const isOpenToDecide = sql<boolean>`(${isDue} and reviews.hidden_at is null)`;

/** This person wrote it or, as the seller, their team did. */
const isOfOwnSide = ({ userId, team }: Pick<Reach, 'userId' | 'team'>) => sql<boolean>`(
  reviews.author_id = ${userId}
  or reviews.review_type = 'seller' and sales.dealer_id = ${team?.dealerId ?? null}::bigint
)`;

/**
 * What this reader takes for published: what everybody reads, and reviews of their own side that are withheld. Who wrote
 * one can't tell it from any other, or they'd learn that the two sides are one person.
 */
export const isShownTo = (reader: Pick<Reach, 'userId' | 'team'> | null): RawBuilder<boolean> =>
  reader === null
    ? isVisible
    : sql`(${isDue} and reviews.hidden_at is null and (not sales.reviews_withheld or ${isOfOwnSide(reader)}))`;
