import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/**
 * The catalogue's spelling of this make and model, ignoring case. Null if the seller typed another name. Locks both
 * rows so that a concurrent rename also finds the car being written.
 */
export async function findInCatalogue(tx: Tx, make: string | null, model: string | null) {
  if (make === null) return null;
  const { rows } = await sql<NamesInCatalogue>`
    /* prepared find_in_catalogue */ with make as materialized (
      select id, display_name from car_makes where lower(display_name) = lower(${make}) limit 1 for share
    ), model as materialized (
      select id, display_name, body_class from car_models
      where make_id = (select id from make) and lower(display_name) = lower(${model}) limit 1 for share
    )
    select make.id as make_id, make.display_name as make, model.id as model_id, model.display_name as model,
      model.body_class
    from make left join model on true
  `.execute(tx);
  return rows[0] ?? null;
}

interface NamesInCatalogue {
  make_id: number;
  make: string;
  model_id: number | null;
  model: string | null;
  body_class: BodyClass | null;
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
