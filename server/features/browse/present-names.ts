import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

const tables = { area: 'areas', notArea: 'areas', region: 'area_regions', notRegion: 'area_regions' } as const;

/** The filters with areas and regions by their present names, because staff rename and merge them. */
export async function withPresentNames<F extends Partial<CarFilters>>(
  db: Queryable,
  filters: F,
  lookUp: typeof presentNames = presentNames,
): Promise<F> {
  const present: Partial<CarFilters> = {};
  for (const [name, table] of Object.entries(tables) as [keyof typeof tables, 'areas' | 'area_regions'][]) {
    const given = filters[name];
    if (given !== undefined) present[name] = await lookUp(db, table, [given].flat());
  }
  return { ...filters, ...present };
}

/** Areas or regions by their present names. Old links and saved searches may have earlier ones. */
export async function presentNames(db: Queryable, of: 'areas' | 'area_regions', names: string[]): Promise<string[]> {
  const isPresent = of === 'areas' ? sql`merged_into is null` : sql`true`;
  const table = sql.table(of);
  const { rows } = await sql<{ name: string }>`
    select coalesce(
      (select name from ${table} where ${isPresent} and name = given),
      (select min(name) from ${table} where ${isPresent} and search_phrase(given) = any (phrases) having count(*) = 1),
      given
    ) as name from unnest(${names}::text[]) as given`.execute(db);
  return rows.map(({ name }) => name);
}
