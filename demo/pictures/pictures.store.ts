import { sql } from 'kysely';
import type { Database } from '@forecourt/server/database/database.ts';
import type { Recipe } from './recipe.ts';

/** A picture's recipe. Null if it isn't a demo picture or its photo was removed. */
export async function findRecipe(db: Database, key: string): Promise<Recipe | null> {
  const found = await db
    .selectFrom('demo.pictures')
    .innerJoin('photos', 'photos.key', 'demo.pictures.key')
    .select('recipe')
    .where('demo.pictures.key', '=', key)
    .executeTakeFirst();
  return (found?.recipe ?? null) as Recipe | null;
}

/** Covers of live cars that no process is drawing yet, in list order. Other processes get different ones. */
export async function takeUndrawn(
  db: Database,
  count: number,
): Promise<{ key: string; recipe: Recipe; place: number }[]> {
  const { rows } = await sql<{ key: string; recipe: Recipe; place: number }>`
    with covers as materialized (
      select pictures.key, row_number() over (order by cars.is_featured desc, cars.published_at desc)::int as place
      from demo.pictures join photos on photos.key = pictures.key join cars on cars.id = photos.car_id
      where photos.position = 0 and cars.status = 'active'
    ), next as materialized (
      select pictures.key, place from demo.pictures join covers on covers.key = pictures.key
      where drawn_at is null and (taken_at is null or taken_at < now() - interval '3 minutes')
      order by place limit ${count} for update of pictures skip locked
    ), taken as (
      update demo.pictures set taken_at = now() from next where next.key = pictures.key
      returning pictures.key, recipe, place
    )
    select key, recipe, place from taken order by place`.execute(db);
  return rows;
}

export async function noteDrawn(db: Database, key: string): Promise<void> {
  await sql`update demo.pictures set drawn_at = now() where key = ${key}`.execute(db);
}
