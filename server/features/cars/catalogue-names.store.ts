import type { BodyClass } from '@forecourt/contract/catalogue/body-classes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The catalogue's make and model of these names, however they are capitalised; null where the seller typed another. */
export async function findInCatalogue(db: Queryable, make: string | null, model: string | null) {
  const found = make
    ? await db
        .selectFrom('car_makes')
        .leftJoin('car_models', (join) =>
          join
            .onRef('car_models.make_id', '=', 'car_makes.id')
            .on(sql<boolean>`lower(car_models.display_name) = lower(${model})`),
        )
        .select([
          'car_makes.id as make_id',
          'car_makes.display_name as make',
          'car_models.id as model_id',
          'car_models.display_name as model',
          sql<BodyClass | null>`car_models.body_class`.as('body_class'),
        ])
        .where(sql<boolean>`lower(car_makes.display_name) = lower(${make})`)
        .executeTakeFirst()
    : undefined;
  return found ?? null;
}

/** The make was renamed: its cars carry the new name. */
export const followCatalogueMake = (tx: Tx, makeId: number, make: string) =>
  tx.updateTable('cars').set({ make }).where('make_id', '=', makeId).execute();

export const followCatalogueModel = (
  tx: Tx,
  modelId: number,
  { display_name, body_class }: { display_name: string; body_class: BodyClass },
) =>
  tx
    .updateTable('cars')
    .set({ model: display_name, body_class })
    .where('model_id', '=', modelId)
    .where((row) => row.or([row('model', '<>', display_name), row('body_class', '<>', body_class)]))
    .execute();
