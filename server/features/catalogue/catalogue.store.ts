import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';

export const listMakes = (db: Queryable) =>
  db
    .selectFrom('car_makes')
    .select(['id', 'display_name'])
    .where('is_hidden', '=', false)
    .orderBy(sql`lower(display_name)`)
    .execute();

export const listModels = (db: Queryable, makeId: number) =>
  db
    .selectFrom('car_models')
    .select(['id', 'display_name', sql<BodyClass>`body_class`.as('body_class'), 'seats'])
    .where('make_id', '=', makeId)
    .where('is_hidden', '=', false)
    .orderBy(sql`lower(display_name)`)
    .execute();

/** All makes with their model and car counts. A search keeps those whose name, or a model's name, contains it. */
export async function listStaffMakes(
  db: Queryable,
  { search, isHidden }: { search: string; isHidden?: boolean | undefined },
) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const isNamed = sql`plain_text(display_name) like plain_text(${pattern})`;
  const { rows } = await sql<{
    id: number;
    display_name: string;
    is_hidden: boolean;
    models: number;
    cars: number;
    active_cars: number;
    matching_models: string[];
  }>`
    with counted as (
      select make, sum(cars)::int as cars, coalesce(sum(cars) filter (where status = 'active'), 0)::int as active_cars from (
        select make, status, cars from staff_car_counts
        union all select make, status, change from staff_car_count_changes
      ) as kept group by make
    ), models as (
      select make_id, count(*)::int as models,
        coalesce(array_agg(display_name order by lower(display_name)) filter (where ${isNamed} and ${search} <> ''), '{}') as matching_models
      from car_models group by make_id
    )
    select car_makes.id, car_makes.display_name, car_makes.is_hidden, coalesce(models.models, 0) as models,
      coalesce(counted.cars, 0) as cars, coalesce(counted.active_cars, 0) as active_cars,
      coalesce(models.matching_models, '{}') as matching_models
    from car_makes left join models on models.make_id = car_makes.id
    left join counted on counted.make = car_makes.display_name
    where (plain_text(car_makes.display_name) like plain_text(${pattern}) or cardinality(models.matching_models) > 0)
      ${isHidden === undefined ? sql`` : sql`and car_makes.is_hidden = ${isHidden}`}
    order by lower(car_makes.display_name)
  `.execute(db);
  return rows;
}

export const listStaffModels = (db: Queryable, makeId: number) =>
  db
    .selectFrom('car_models')
    .select([
      'id',
      'display_name',
      'is_hidden',
      sql<BodyClass>`body_class`.as('body_class'),
      'seats',
      sql<number>`(select count(*)::int from cars
        where model_id = car_models.id and (published_at is not null or status = 'pending'))`.as('cars'),
    ])
    .where('make_id', '=', makeId)
    .orderBy(sql`lower(display_name)`)
    .execute();

export const hasMake = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.selectFrom('car_makes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const makeColumns = ['id', 'display_name', 'is_hidden'] as const;
const modelColumns = [
  'id',
  'make_id',
  'display_name',
  'is_hidden',
  sql<BodyClass>`body_class`.as('body_class'),
  'seats',
] as const;

export const findMake = (tx: Tx, id: number) =>
  tx.selectFrom('car_makes').select(makeColumns).where('id', '=', id).executeTakeFirst();

export const findModel = (tx: Tx, id: number) =>
  tx.selectFrom('car_models').select(modelColumns).where('id', '=', id).executeTakeFirst();

/** Undefined if the name already exists. */
export const insertMake = (tx: Tx, display_name: string) =>
  tx
    .insertInto('car_makes')
    .values({ display_name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(makeColumns)
    .executeTakeFirst();

export const insertModel = (
  tx: Tx,
  model: { make_id: number; display_name: string; body_class: BodyClass; seats: number | null },
) =>
  tx
    .insertInto('car_models')
    .values(model)
    .onConflict((conflict) => conflict.doNothing())
    .returning(modelColumns)
    .executeTakeFirst();

/** Serialises catalogue changes, so that concurrent additions and renames wait for each other. */
export const lockNames = (tx: Tx) => hold(tx, 'catalogueNames');

export const isMakeNameTaken = async (tx: Tx, id: number, name: string): Promise<boolean> =>
  (await tx
    .selectFrom('car_makes')
    .select('id')
    .where(sql<boolean>`lower(display_name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined;

export const isModelNameTaken = async (tx: Tx, id: number, makeId: number, name: string): Promise<boolean> =>
  (await tx
    .selectFrom('car_models')
    .select('id')
    .where(sql<boolean>`lower(display_name) = lower(${name})`)
    .where('make_id', '=', makeId)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined;

export const saveMake = (tx: Tx, id: number, change: { display_name: string; is_hidden: boolean }) =>
  tx.updateTable('car_makes').set(change).where('id', '=', id).returning(makeColumns).executeTakeFirstOrThrow();

export const saveModel = (
  tx: Tx,
  id: number,
  change: { display_name: string; body_class: BodyClass; seats: number | null; is_hidden: boolean },
) => tx.updateTable('car_models').set(change).where('id', '=', id).returning(modelColumns).executeTakeFirstOrThrow();
