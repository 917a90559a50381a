import { sql } from 'kysely';
import type { Database } from '@forecourt/server/database/database.ts';
import type { Recipe } from './recipe.ts';

/** What a picture is drawn from; null when it is no picture of ours, or its photo was removed. */
export async function findRecipe(db: Database, key: string): Promise<Recipe | null> {
  const found = await db
    .selectFrom('demo.pictures')
    .innerJoin('photos', 'photos.key', 'demo.pictures.key')
    .select('recipe')
    .where('demo.pictures.key', '=', key)
    .executeTakeFirst();
  return (found?.recipe ?? null) as Recipe | null;
}

/** Some that nobody draws yet: covers first, of the newest listings first. Another process takes others. */
export async function takeUndrawn(db: Database, count: number): Promise<{ key: string; recipe: Recipe }[]> {
  const { rows } = await sql<{ key: string; recipe: Recipe }>`
    with undrawn as materialized (
      select pictures.key, row_number() over (
        order by photos.position > 0, cars.status <> 'active', cars.published_at desc nulls last, photos.position
      ) as place
      from demo.pictures join photos on photos.key = pictures.key left join cars on cars.id = photos.car_id
      where drawn_at is null and (taken_at is null or taken_at < now() - interval '3 minutes')
    ), next as materialized (
      -- Asked again of the row itself: another process may have taken it meanwhile.
      select pictures.key, place from demo.pictures join undrawn on undrawn.key = pictures.key
      where drawn_at is null and (taken_at is null or taken_at < now() - interval '3 minutes')
      order by place limit ${count} for update of pictures skip locked
    ), taken as (
      update demo.pictures set taken_at = now() from next where next.key = pictures.key
      returning pictures.key, recipe, place
    )
    select key, recipe from taken order by place`.execute(db);
  return rows;
}

export async function noteDrawn(db: Database, key: string, bytes: number | null): Promise<void> {
  await sql`update demo.pictures set drawn_at = now() where key = ${key}`.execute(db);
  if (bytes !== null) await db.updateTable('photos').set({ bytes }).where('key', '=', key).execute();
}
