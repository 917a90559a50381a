import type { Queryable } from '../../database/database.ts';
import { isPublic } from '../../database/car.sql.ts';

/** Facts for a feed about these cars, in addition to their cards. One that is no longer public is left out. */
export async function feedFacts(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { description: string; updated_at: Date }>();
  const rows = await db
    .selectFrom('cars')
    .select(['id', 'description', 'updated_at'])
    .where('id', 'in', ids)
    .where(isPublic)
    .execute();
  return new Map(rows.map(({ id, description, updated_at }) => [id, { description: description ?? '', updated_at }]));
}
