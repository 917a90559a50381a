import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { CarRow } from './car-index.ts';

export const facts = sql`
  cars.id, make, model, model_id, case when model_id is null then lower(model) end as typed_model, body_class, year,
  seller_id, dealer_id, price, original_price, mileage, transmission, fuel, drive, colour,
  area, region, (select seats from car_models where car_models.id = cars.model_id) as seats, array_to_string(features, e'\n') as features, engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo,
  open_to_trade, accepts_offers, is_featured, views, (extract(epoch from published_at) * 1000000)::float8 as published`;
export const isOnMarket = sql`cars.status = 'active' and not cars.is_hidden`;

/**
 * The point from which to read changes. Transactions that a restored backup brought from another PostgreSQL may be in
 * the future of this one, where they'd count as new forever.
 */
export async function beginReading(db: Queryable): Promise<string> {
  await sql`delete from car_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

/** The next cars on the market after this id. */
export const carsAfter = async (db: Queryable, id: number, atMost: number): Promise<CarRow[]> =>
  (
    await sql<CarRow>`
      /* prepared cars_after */ select ${facts} from cars
      where cars.id > ${id} and ${isOnMarket} order by cars.id limit ${sql.lit(atMost)}`.execute(db)
  ).rows;

export interface CarChanges {
  snapshot: string;
  /** As they are now. Null for a car that isn't on the market. */
  cars: { id: number; car: CarRow | null }[];
}

/** The cars changed by transactions that this snapshot didn't see. */
export async function changesSince(db: Queryable, snapshot: string): Promise<CarChanges> {
  const { rows } = await sql<CarRow & { snapshot: string; changed_id: number | null; id: number | null }>`
    /* prepared car_changes_since */
    with given as materialized (select ${snapshot}::pg_snapshot as seen)
    select pg_current_snapshot()::text as snapshot, changed.car_id as changed_id, ${facts}
    from given
    left join car_changes as changed
      on changed.xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(changed.xid, seen)
    left join cars on cars.id = changed.car_id and ${isOnMarket}`.execute(db);
  return {
    snapshot: rows[0]!.snapshot,
    cars: rows.flatMap(({ changed_id, ...car }) =>
      changed_id === null ? [] : [{ id: changed_id, car: car.id === null ? null : car }],
    ),
  };
}
