import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { carName } from '../../database/car-name.sql.ts';

/** Takes listings whose plates have to be compared. Another process takes others. */
export async function takePlatesToCheck(tx: Tx, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ car_id: number }>`
    delete from plate_checks_due where car_id in (
      select car_id from plate_checks_due order by car_id limit ${atMost} for update skip locked
    ) returning car_id
  `.execute(tx);
  return rows.map(({ car_id }) => car_id);
}

export interface PlateConflict {
  /** The listing that was there first. */
  earlier: number;
  later: number;
}

/** Pairs of live listings with one plate that weren't known. Recorded, so that each is returned only once. */
export async function recordPlateConflicts(tx: Tx, carIds: readonly number[]): Promise<PlateConflict[]> {
  const isLive = (cars: string) =>
    sql`${sql.ref(`${cars}.status`)} in ('active', 'reserved') and not ${sql.ref(`${cars}.is_hidden`)}`;
  const { rows } = await sql<PlateConflict>`
    with found as (
      insert into plate_conflicts (car_id, other_id)
      select distinct least(this.id, other.id), greatest(this.id, other.id)
      from cars as this join cars as other on other.plate is not null and plate_key(other.plate) = plate_key(this.plate)
        and plain_text(other.make) = plain_text(this.make) and plain_text(other.model) = plain_text(this.model)
        and other.id <> this.id
      where this.id = any (${sql.val(carIds)}::bigint[]) and this.plate is not null and ${isLive('this')} and ${isLive('other')}
      order by 1, 2
      on conflict do nothing
      returning car_id, other_id
    )
    select case when one.published_at <= other.published_at then one.id else other.id end as earlier,
      case when one.published_at <= other.published_at then other.id else one.id end as later
    from found join cars as one on one.id = found.car_id join cars as other on other.id = found.other_id
    order by one.id, other.id
  `.execute(tx);
  return rows;
}

/** A live listing with this plate and model, or null. */
export async function findLiveWithPlate(
  db: Queryable,
  { make, model, plate, exceptId }: { make: string; model: string; plate: string; exceptId: number | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from cars
    where plate is not null and plate_key(plate) = plate_key(${plate})
      and plain_text(make) = plain_text(${make}) and plain_text(model) = plain_text(${model})
      and status in ('active', 'reserved') and not is_hidden and id is distinct from ${exceptId}::bigint
    order by published_at limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}

export const nameOfCar = async (db: Queryable, id: number): Promise<string> =>
  (await db.selectFrom('cars').select(carName.as('name')).where('id', '=', id).executeTakeFirstOrThrow()).name;
