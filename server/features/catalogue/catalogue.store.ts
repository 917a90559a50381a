import type { BodyClass } from '@forecourt/contract/catalogue/body-classes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';

export const listMakes = (db: Queryable) =>
  db
    .selectFrom('car_makes')
    .leftJoin(
      sql<{ value: string; cars: number }>`count_cars('make', null, null, null, null, null, null)`.as('counted'),
      'counted.value',
      'car_makes.display_name',
    )
    .select(['car_makes.id', 'car_makes.display_name', sql<number>`coalesce(counted.cars, 0)`.as('active_cars')])
    .where('is_hidden', '=', false)
    .orderBy(sql`lower(display_name)`)
    .execute();

export const listModels = (db: Queryable, makeId: number) =>
  db
    .selectFrom('car_models')
    .select(['id', 'display_name', sql<BodyClass>`body_class`.as('body_class')])
    .where('make_id', '=', makeId)
    .where('is_hidden', '=', false)
    .orderBy(sql`lower(display_name)`)
    .execute();

const makeColumns = ['id', 'display_name', 'is_hidden'] as const;
const modelColumns = [
  'id',
  'make_id',
  'display_name',
  'is_hidden',
  sql<BodyClass>`body_class`.as('body_class'),
] as const;

export const findMake = (tx: Tx, id: number) =>
  tx.selectFrom('car_makes').select(makeColumns).where('id', '=', id).executeTakeFirst();

export const findModel = (tx: Tx, id: number) =>
  tx.selectFrom('car_models').select(modelColumns).where('id', '=', id).executeTakeFirst();

/** Undefined when there is one of that name already. */
export const insertMake = (tx: Tx, display_name: string) =>
  tx
    .insertInto('car_makes')
    .values({ display_name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(makeColumns)
    .executeTakeFirst();

export const insertModel = (tx: Tx, model: { make_id: number; display_name: string; body_class: BodyClass }) =>
  tx
    .insertInto('car_models')
    .values(model)
    .onConflict((conflict) => conflict.doNothing())
    .returning(modelColumns)
    .executeTakeFirst();

/** The catalogue is changed by one at a time: whoever adds or renames waits here for who does so at the same moment. */
export const holdNames = (tx: Tx) => hold(tx, 'catalogueNames');

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
  change: { display_name: string; body_class: BodyClass; is_hidden: boolean },
) => tx.updateTable('car_models').set(change).where('id', '=', id).returning(modelColumns).executeTakeFirstOrThrow();
