import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';

/** A public page and when what it shows last changed, if that is known. */
export interface Listed {
  id: number;
  /** The last part of its address. */
  names: string[];
  changed_at: Date | null;
}

interface Kind {
  table: RawBuilder<unknown>;
  isListed: RawBuilder<boolean>;
  /** Its id, if there are no others. */
  names?: RawBuilder<string[]>;
}

/** Ended and removed listings keep their page, but it isn't worth finding. */
const kinds = {
  cars: {
    table: sql`cars`,
    isListed: sql<boolean>`cars.status in ('active', 'reserved', 'sold') and cars.published_at is not null and not cars.is_hidden`,
  },
  wanted: {
    table: sql`wanted_ads as ad`,
    isListed: sql<boolean>`(ad.status = 'open' and exists (
      select from users where users.id = ad.user_id and ${personIs('users')('privateCars', 'shown')}
    ))`,
  },
  dealers: { table: sql`dealer_accounts as dealer`, isListed: dealerIs('dealer')('profile', 'trading') },
  /** Its figures follow every sale and listing of the model, so the time of their last change isn't known. */
  market: {
    table: sql`(
      select car_models.id, car_makes.display_name as make, car_models.display_name as model, null::timestamptz as updated_at
      from car_models join car_makes on car_makes.id = make_id join guide_models on model_id = car_models.id
      where guide_models.sales > 0
    ) as models`,
    isListed: sql<boolean>`true`,
    names: sql<string[]>`array[make, model]`,
  },
} satisfies Record<string, Kind>;

export type SitemapKind = keyof typeof kinds;
export const sitemapKinds = Object.keys(kinds) as SitemapKind[];

/**
 * The parts that list anything. A part is a range of ids, so its address always means the same pages, it can't have
 * more than `idsEach`, and no query reads more than one range.
 */
export async function sitemapParts(db: Queryable, kind: SitemapKind, idsEach: number): Promise<number[]> {
  const { table, isListed } = kinds[kind];
  const { rows } = await sql<{ part: number }>`
    select part::int from generate_series(1, (select coalesce(max(id), 0) / ${idsEach}::bigint + 1 from ${table})) as part
    where exists (
      select from ${table} where id > (part - 1) * ${idsEach}::bigint and id <= part * ${idsEach}::bigint and ${isListed}
    ) order by part`.execute(db);
  return rows.map(({ part }) => part);
}

/** The next pages after this id, in order. */
export async function sitemapPages(
  db: Queryable,
  kind: SitemapKind,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Listed[]> {
  const { table, isListed, names = sql<string[]>`array[id::text]` }: Kind = kinds[kind];
  const { rows } = await sql<Listed>`
    select id, ${names} as names, updated_at as changed_at from ${table} where id > ${after} and id <= ${upTo} and ${isListed}
    order by id limit ${limit}`.execute(db);
  return rows;
}
