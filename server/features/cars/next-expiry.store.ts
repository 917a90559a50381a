import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { thisMoment } from '../../database/reviews.sql.ts';

/**
 * Milliseconds until the next publicly visible change that happens by time alone: a dealer is back or a review is
 * published. Expiry of listings, features and suspensions is done by jobs and counts as an ordinary change.
 */
export async function msUntilNextExpiry(db: Queryable): Promise<number> {
  const { rows } = await sql<{ ms: number | null }>`
    /* prepared next_moment */ select ceil(extract(epoch from least(
      (select min(away_until) from dealer_accounts where away_until > ${thisMoment}),
      (select min(published_at) from reviews where not is_told and published_at > ${thisMoment})
    ) - ${thisMoment}) * 1000)::float8 as ms
  `.execute(db);
  return rows[0]?.ms ?? Infinity;
}
