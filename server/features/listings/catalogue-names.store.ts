import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/**
 * The catalogue's spelling of this make and model, ignoring case. Null if the seller typed another name. Locks both
 * rows so that a concurrent rename also finds the car being written.
 */
export async function findInCatalogue(tx: Tx, make: string | null, model: string | null) {
  if (make === null) return null;
  const ofMake = await tx
    .selectFrom('car_makes')
    .select(['id', 'display_name'])
    .where(sql<boolean>`lower(display_name) = lower(${make})`)
    .forShare()
    .executeTakeFirst();
  if (!ofMake) return null;
  const ofModel = await tx
    .selectFrom('car_models')
    .select(['id', 'display_name', sql<BodyClass>`body_class`.as('body_class')])
    .where('make_id', '=', ofMake.id)
    .where(sql<boolean>`lower(display_name) = lower(${model})`)
    .forShare()
    .executeTakeFirst();
  return {
    make_id: ofMake.id,
    make: ofMake.display_name,
    model_id: ofModel?.id ?? null,
    model: ofModel?.display_name ?? null,
    body_class: ofModel?.body_class ?? null,
  };
}

const batchSize = 500;

/** Updates some of the cars that still have an outdated catalogue name or class. Returns how many. */
export async function followCatalogue(db: Queryable, { makeId, modelId }: CatalogueChange): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update cars set
      make = car_makes.display_name,
      model = coalesce(car_models.display_name, cars.model),
      body_class = coalesce(car_models.body_class, cars.body_class)
    from car_makes, cars as before left join car_models on car_models.id = before.model_id
    where cars.id = before.id and before.make_id = car_makes.id and before.id in (
      select cars.id from cars
      join car_makes on car_makes.id = cars.make_id
      left join car_models on car_models.id = cars.model_id
      where (cars.make_id = ${makeId ?? null} or cars.model_id = ${modelId ?? null}) and (
        cars.make <> car_makes.display_name or cars.model <> car_models.display_name
        or cars.body_class <> car_models.body_class
      )
      limit ${batchSize} for no key update of cars skip locked
    )
  `.execute(db);
  return Number(numAffectedRows);
}

interface CatalogueChange {
  makeId?: number;
  modelId?: number;
}
