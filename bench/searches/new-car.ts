import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A copy of this car by the seller without searches. Returns its id. */
const copy = `
  insert into cars (seller_id, status, make_id, model_id, make, model, year, title, description, price, original_price, mileage,
    body_class, colour, transmission, fuel, drive, engine_upgrade, has_turbo, open_to_trade, features, area_id, area, region,
    published_at, expires_at)
  select $2, 'active', make_id, model_id, make, model, year, title, description, price, price, mileage,
    body_class, colour, transmission, fuel, drive, engine_upgrade, has_turbo, open_to_trade, features, area_id, area, region,
    now(), now() + interval '30 days'
  from cars where id = $1 returning id`;

export interface Told {
  /** From the commit to the last notification, in milliseconds. */
  took: number;
  notified: number;
}

/** Lists a car and waits until everyone it concerns has been notified. */
export async function listAndWait(pool: pg.Pool, like: number, seller: number): Promise<Told> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0)::float8 as last from notices');
  await pool.query(copy, [like, seller]);
  const begun = performance.now();
  await untilAllTold(pool);
  const took = performance.now() - begun;
  const told = await pool.query<{ notified: number }>('select count(*)::int as notified from notices where id > $1', [
    rows[0]!.last,
  ]);
  return { took, notified: told.rows[0]!.notified };
}

/** No change is left to compare, and no announcement to notify someone of. */
export async function untilAllTold(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ is_busy: boolean }>(`
      select exists (select from matching_due) or exists (select from announcements where notices_due) as is_busy`);
    if (!rows[0]!.is_busy) return;
    await pause(2);
  }
}
