import type { MarketModel, MarketOverview } from '@forecourt/contract/guide/guide-shapes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { dealOf, withWorth } from '../../database/worth.sql.ts';

const isListed = sql`cars.status = 'active' and not cars.is_hidden`;

/** Cars for sale now, by model. */
export async function listedByModel(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await sql<{ model_id: number; cars: number }>`
    select model_id, count(*)::int as cars from cars where ${isListed} and model_id is not null group by model_id`.execute(
    db,
  );
  return new Map(rows.map(({ model_id, cars }) => [model_id, cars]));
}

/** A model's cars for sale now, by rating. */
export async function listingsByDeal(db: Queryable, modelId: number): Promise<MarketModel['listings']> {
  const { rows } = await sql<{ deal: keyof MarketModel['listings']; cars: number }>`
    select coalesce(${dealOf(sql`cars.price`)}, 'none') as deal, count(*)::int as cars from cars ${withWorth}
    where ${isListed} and cars.model_id = ${modelId} group by 1`.execute(db);
  const counted = { great: 0, good: 0, fair: 0, high: 0, none: 0 };
  for (const { deal, cars } of rows) counted[deal] = cars;
  return counted;
}

export type Overview = Omit<MarketOverview, 'success' | 'as_of'>;

/** Null also if an earlier version stored it, whose months had no index. */
export async function findOverview(db: Queryable): Promise<{ asOf: Date; figures: Overview } | null> {
  const { rows } = await sql<{ asOf: Date; figures: Overview }>`
    select as_of as "asOf", figures from guide_overview where figures ? 'index'`.execute(db);
  return rows[0] ?? null;
}

export const saveOverview = (tx: Tx, asOf: Date, figures: Overview) =>
  sql`
    insert into guide_overview (as_of, figures) values (${asOf}, ${JSON.stringify(figures)}::jsonb)
    on conflict (only_row) do update set as_of = excluded.as_of, figures = excluded.figures
    where guide_overview.as_of <= excluded.as_of`.execute(tx);
