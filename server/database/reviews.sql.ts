import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The time of the statement, not of its transaction: after waiting for a lock, it sees what the other transaction
 * published.
 */
export const thisMoment = sql<Date>`statement_timestamp()`;

export const isPublished = sql<boolean>`(reviews.published_at <= ${thisMoment})`;

/** Its publication time has passed, it wasn't deleted, and its sale still counts (`sales` is joined). */
const isDue = sql<boolean>`(
  ${isPublished} and reviews.deleted_at is null and sales.status = 'confirmed'
)`;

/** Published. Staff may have hidden it. */
export const isThere = sql<boolean>`(${isDue} and not sales.reviews_withheld)`;

/** Visible to everyone. */
export const isVisible = sql<boolean>`(${isThere} and reviews.hidden_at is null)`;

/** Reported and not hidden yet, even if it was never published. */
export const isOpenToDecide = sql<boolean>`(${isDue} and reviews.hidden_at is null)`;

/** Written by this user or, as the seller, by their team. */
const isOfOwnSide = ({ userId, team }: Pick<Reach, 'userId' | 'team'>) => sql<boolean>`(
  reviews.author_id = ${userId}
  or reviews.review_type = 'seller' and sales.dealer_id = ${team?.dealerId ?? null}::bigint
)`;

/**
 * Reviews that this reader sees as published: visible ones, and withheld ones of their own side. Authors can't tell a
 * withheld review from any other, or they'd learn that both sides are one person.
 */
export const isShownTo = (reader: Pick<Reach, 'userId' | 'team'> | null): RawBuilder<boolean> =>
  reader === null
    ? isVisible
    : sql`(${isDue} and reviews.hidden_at is null and (not sales.reviews_withheld or ${isOfOwnSide(reader)}))`;
