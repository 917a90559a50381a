import type { Region, StaffRegion } from '@forecourt/contract/areas/areas.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The areas that sellers can select, by region. A region without any is left out. */
export async function listRegions(db: Queryable): Promise<Region[]> {
  const { rows } = await sql<Region>`
    select area_regions.id, area_regions.name,
      json_agg(json_build_object('id', areas.id, 'name', areas.name) order by lower(areas.name)) as areas
    from area_regions join areas on areas.region_id = area_regions.id
    where not areas.is_hidden and areas.merged_into is null
    group by area_regions.id order by lower(area_regions.name)`.execute(db);
  return rows;
}

/** All of them with their numbers of cars. */
export async function listStaffRegions(db: Queryable): Promise<StaffRegion[]> {
  const { rows } = await sql<StaffRegion>`
    with counted as (
      select area_id, count(*)::int as cars from cars
      where area_id is not null and (published_at is not null or status = 'pending') group by area_id
    )
    select area_regions.id, area_regions.name, area_regions.also, coalesce(json_agg(json_build_object(
      'id', areas.id, 'name', areas.name, 'also', areas.also, 'is_hidden', areas.is_hidden,
      'cars', coalesce(counted.cars, 0)
    ) order by lower(areas.name)) filter (where areas.id is not null), '[]') as areas
    from area_regions left join areas on areas.region_id = area_regions.id and areas.merged_into is null
    left join counted on counted.area_id = areas.id
    group by area_regions.id order by lower(area_regions.name)`.execute(db);
  return rows;
}

const areaColumns = ['id', 'region_id', 'name', 'also', 'is_hidden'] as const;
const regionColumns = ['id', 'name', 'also'] as const;

export const findArea = (tx: Tx, id: number) =>
  tx.selectFrom('areas').select(areaColumns).where('id', '=', id).where('merged_into', 'is', null).executeTakeFirst();

export const findRegion = (tx: Tx, id: number) =>
  tx.selectFrom('area_regions').select(regionColumns).where('id', '=', id).executeTakeFirst();

/** Whether another one has this name. `lockNames` keeps two from taking it at the same time. */
export async function isNameTaken(tx: Tx, of: 'areas' | 'area_regions', name: string, except = 0): Promise<boolean> {
  const isThere = of === 'areas' ? sql`merged_into is null` : sql`true`;
  const { rows } = await sql`
    select from ${sql.table(of)} where lower(name) = lower(${name}) and id <> ${except} and ${isThere}`.execute(tx);
  return rows.length > 0;
}

export interface AreaFacts {
  region_id: number;
  name: string;
  also: string[];
  is_hidden: boolean;
}

export const insertArea = (tx: Tx, area: Omit<AreaFacts, 'is_hidden'>) =>
  tx.insertInto('areas').values(area).returning(areaColumns).executeTakeFirstOrThrow();

export const saveArea = (tx: Tx, id: number, area: AreaFacts) =>
  tx.updateTable('areas').set(area).where('id', '=', id).returning(areaColumns).executeTakeFirstOrThrow();

export const insertRegion = (tx: Tx, region: { name: string; also: string[] }) =>
  tx.insertInto('area_regions').values(region).returning(regionColumns).executeTakeFirstOrThrow();

export const saveRegion = (tx: Tx, id: number, region: { name: string; also: string[] }) =>
  tx.updateTable('area_regions').set(region).where('id', '=', id).returning(regionColumns).executeTakeFirstOrThrow();

/** Marks an area whose cars move to another one. */
export const markMerged = (tx: Tx, id: number, intoId: number) =>
  tx.updateTable('areas').set({ merged_into: intoId, is_hidden: true }).where('id', '=', id).execute();
