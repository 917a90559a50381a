import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** An area as a car stores it. */
export interface AreaOfCar {
  area_id: number;
  area: string;
  region: string;
}

/**
 * The area with this name, or the only one with this other or earlier name. Locks it, so that a rename at the same time
 * also finds the car being written.
 */
export async function findAreaNamed(tx: Tx, name: string): Promise<AreaOfCar | undefined> {
  const { rows } = await sql<AreaOfCar & { is_its_name: boolean }>`
    /* prepared find_area_named */ select areas.id as area_id, areas.name as area, area_regions.name as region,
      search_phrase(areas.name) = search_phrase(${name}) as is_its_name
    from areas join area_regions on area_regions.id = areas.region_id
    where merged_into is null and search_phrase(${name}) = any (areas.phrases)
    order by is_its_name desc limit 2 for share
  `.execute(tx);
  const [first, second] = rows;
  if (!first || (second && !first.is_its_name)) return undefined;
  const { is_its_name: _, ...area } = first;
  return area;
}

/** Every area with its other names. */
export const areaNames = (db: Queryable) =>
  db.selectFrom('areas').select(['name', 'also']).where('merged_into', 'is', null).orderBy('id').execute();

export interface AreaChange {
  areaId?: number;
  regionId?: number;
}

const batchSize = 500;

/** Copies new names to some of the cars in this area or region, and moves those of a merged area. Returns how many. */
export async function followAreas(db: Queryable, { areaId, regionId }: AreaChange): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with present as (
      select areas.id as was, merged.id, merged.name, area_regions.name as region
      from areas join areas as merged on merged.id = coalesce(areas.merged_into, areas.id)
      join area_regions on area_regions.id = merged.region_id
      where areas.id = ${areaId ?? null} or areas.region_id = ${regionId ?? null}
    ), outdated as materialized (
      select cars.id from cars join present on present.was = cars.area_id
      where cars.area_id <> present.id or cars.area <> present.name or cars.region <> present.region
      order by cars.id limit ${batchSize} for no key update of cars
    )
    update cars set area_id = present.id, area = present.name, region = present.region
    from present, outdated where cars.id = outdated.id and present.was = cars.area_id`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes a merged area that no car uses any more. Meetings there move with it. */
export async function deleteMerged(db: Queryable, areaId: number): Promise<void> {
  await sql`update meeting_proposals set area_id = areas.merged_into from areas
    where areas.id = area_id and areas.id = ${areaId} and areas.merged_into is not null`.execute(db);
  await sql`delete from areas where id = ${areaId} and merged_into is not null
    and not exists (select from cars where area_id = areas.id)`.execute(db);
}
