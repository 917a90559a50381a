import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { ratingColumns, withWorth } from '../../../database/worth.sql.ts';
import type { CarRow, Rating } from './car-row.ts';

/** Requires `withWorth`. */
export const facts = sql`
  cars.id, make, model, model_id, case when model_id is null then lower(model) end as typed_model, body_class, year,
  seller_id, dealer_id, price, original_price, mileage, transmission, fuel, drive, colour,
  area, region, (select seats from car_models where car_models.id = cars.model_id) as seats, array_to_string(features, e'\n') as features, engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo,
  open_to_trade, accepts_offers, is_featured, views, (extract(epoch from published_at) * 1000000)::float8 as published,
  ${ratingColumns}`;
export const isOnMarket = sql`cars.status = 'active' and not cars.is_hidden`;

/**
 * The point from which to read changes. Transactions that a restored backup brought from another PostgreSQL may be in
 * the future of this one, where they'd count as new forever.
 */
export async function beginReading(db: Queryable): Promise<string> {
  const isFuture = sql`xid >= pg_snapshot_xmax(pg_current_snapshot())`;
  await sql`delete from car_changes where ${isFuture}`.execute(db);
  await sql`update guide_models set xid = pg_current_xact_id() where ${isFuture}`.execute(db);
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

/** The next cars on the market after this id. */
export const carsAfter = async (db: Queryable, id: number, atMost: number): Promise<CarRow[]> =>
  (
    await sql<CarRow>`
      /* prepared cars_after */ select ${facts} from cars ${withWorth}
      where cars.id > ${id} and ${isOnMarket} order by cars.id limit ${sql.lit(atMost)}`.execute(db)
  ).rows;

export interface CarChanges {
  snapshot: string;
  /** As they are now. Null for a car that isn't on the market. */
  cars: { id: number; car: CarRow | null }[];
  /** Models whose estimates have changed, so that their cars may be rated differently. */
  models: number[];
}

/** The cars and estimates changed by transactions that this snapshot didn't see. */
export async function changesSince(db: Queryable, snapshot: string): Promise<CarChanges> {
  const { rows } = await sql<
    CarRow & { snapshot: string; models: number[] | null; changed_id: number | null; id: number | null }
  >`
    /* prepared car_changes_since */
    with given as materialized (select ${snapshot}::pg_snapshot as seen)
    select pg_current_snapshot()::text as snapshot, changed.car_id as changed_id,
      case when row_number() over () = 1 then (
        select array_agg(model_id)::float8[] from guide_models where ${isUnseen(sql`guide_models.xid`)}
      ) end as models, ${facts}
    from given
    left join car_changes as changed on ${isUnseen(sql`changed.xid`)}
    left join cars on cars.id = changed.car_id and ${isOnMarket} ${withWorth}`.execute(db);
  return {
    snapshot: rows[0]!.snapshot,
    models: rows[0]!.models ?? [],
    cars: rows.flatMap(({ changed_id, ...car }) =>
      changed_id === null ? [] : [{ id: changed_id, car: car.id === null ? null : car }],
    ),
  };
}

const isUnseen = (xid: RawBuilder<unknown>) =>
  sql`${xid} >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(${xid}, seen)`;

/** The present ratings of these models' cars on the market. */
export const ratingsOf = async (db: Queryable, modelIds: readonly number[]): Promise<Rating[]> =>
  (
    await sql<Rating>`
      /* prepared ratings_of_models */ select cars.id, ${ratingColumns} from cars ${withWorth}
      where cars.model_id = any (${sql.val(modelIds)}::bigint[]) and ${isOnMarket}`.execute(db)
  ).rows;
