import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';

/** A public page and when what it shows last changed. */
export interface Listed {
  id: number;
  changed_at: Date;
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
} satisfies Record<string, { table: RawBuilder<unknown>; isListed: RawBuilder<boolean> }>;

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
  const { table, isListed } = kinds[kind];
  const { rows } = await sql<Listed>`
    select id, updated_at as changed_at from ${table} where id > ${after} and id <= ${upTo} and ${isListed}
    order by id limit ${limit}`.execute(db);
  return rows;
}
