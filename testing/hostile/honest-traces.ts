import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

interface Trace {
  why: string;
  /** No other table may change. */
  tables: readonly string[];
  /** The column with the owner, if it isn't encrypted. */
  whose?: string;
}

/** Calls that also record something for users without access, under their own name. */
export const honestTraces: Record<string, Trace> = {
  'cars.view': {
    why: 'counts whoever looks, a visitor by their network',
    tables: ['public.car_views', 'public.car_days', 'public.cars'],
  },
  'payments.processGtaWorldPayment': {
    why: 'puts on record who came back from the bank with another’s payment',
    tables: ['public.payment_events'],
    whose: 'actor_id',
  },
};

export const reasons = Object.entries(honestTraces)
  .map(([title, { why }]) => `${title} ${why}`)
  .join(', ');

/** The time and the id say nothing about the owner. */
const incidental = ['id', 'created_at', 'period', 'day'];

type Rows = Map<string, Record<string, unknown>>;

/** All rows of these tables, by their full text. */
async function rowsOf(db: Database, tables: readonly string[]): Promise<Rows> {
  const query = tables.map((table) => `select '${table}' as "table", to_jsonb(r) as row from ${table} r`);
  const { rows } = await sql
    .raw<{ table: string; row: Record<string, unknown> }>(query.join(' union all '))
    .execute(db);
  return new Map(rows.map(({ table, row }) => [`${table} ${JSON.stringify(row)}`, { table, ...row }]));
}

/** The rows of these tables that changed while the action ran. */
export async function writtenBy(db: Database, tables: readonly string[], action: () => Promise<unknown>) {
  const before = await rowsOf(db, tables);
  await action();
  const after = await rowsOf(db, tables);
  return { gone: without(before, after), come: without(after, before) };
}

const without = (rows: Rows, others: Rows) =>
  [...rows].flatMap(([text, row]) =>
    others.has(text) ? [] : [Object.fromEntries(Object.entries(row).filter(([name]) => !incidental.includes(name)))],
  );

/** Changes seen twice in a row. Those made by the clock don't happen twice. */
export async function twiceRunning<T>(look: () => Promise<T>): Promise<T> {
  let seen = await look();
  for (;;) {
    const again = await look();
    if (isDeepStrictEqual(seen, again)) return again;
    seen = again;
  }
}

/**
 * Views are written on a connection that isn't rolled back, and each person counts once. While they are remembered, a
 * second view leaves nothing to compare.
 */
export async function forgetViews(db: Database): Promise<void> {
  for (const table of ['car_views', 'car_days', 'dealer_days'] as const) await db.deleteFrom(table).execute();
  await sql`update cars set views = 0, inquiries = 0 where views > 0 or inquiries > 0`.execute(db);
}
