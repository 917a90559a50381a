import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { Deal } from '@forecourt/contract/cars/filter-values.ts';
import type { InventorySort } from '@forecourt/contract/inventory/inventory-values.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { ownListings, type ListingRow } from '../../database/listing.sql.ts';
import { dealOfCar, dealOrder } from '../../database/worth.sql.ts';

export interface InventoryFilter {
  status?: CarStatus | undefined;
  search?: string | undefined;
  sort: InventorySort;
}

/** Cars that no one can buy any more aren't rated. */
const isOver = sql`cars.status in ('sold', 'removed')`;

const listedAt = sql`coalesce(cars.published_at, cars.created_at)`;

const orders: Record<InventorySort, RawBuilder<unknown>> = {
  newest: sql`${listedAt} desc`,
  oldest: sql`${listedAt}`,
  price_low: sql`cars.price nulls last`,
  price_high: sql`cars.price desc nulls last`,
  most_viewed: sql`cars.views desc`,
  most_inquiries: sql`cars.inquiries desc, cars.views desc`,
  best_deal: sql`case when not ${isOver} then ${dealOrder} end nulls last`,
  ends_soon: sql`case when cars.status in ('active', 'reserved') then cars.expires_at end nulls last`,
};

/** Deleted cars appear only when filtered by that status, and deleted drafts never. */
function matching(dealerId: number, { status, search }: InventoryFilter): RawBuilder<boolean> {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const named = sql`concat_ws(' ', cars.title, cars.year, cars.make, cars.model, cars.plate, users.name)`;
  const conditions = [
    sql`cars.dealer_id = ${dealerId}`,
    status === undefined
      ? sql`cars.status <> 'removed'`
      : sql`cars.status = ${status} and cars.status_before is distinct from 'draft'`,
    ...words.map((word) => sql`${named} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

interface Page {
  limit: number;
  offset: number;
}

export const listInventory = (
  db: Queryable,
  reach: Reach,
  dealerId: number,
  filter: InventoryFilter,
  { limit, offset }: Page,
): Promise<(ListingRow & { deal: Deal | null })[]> =>
  ownListings(db, reach)
    .select(sql<Deal | null>`case when not ${isOver} then ${dealOfCar} end`.as('deal'))
    .where(matching(dealerId, filter))
    .orderBy(orders[filter.sort])
    .orderBy('cars.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countInventory(db: Queryable, dealerId: number, filter: InventoryFilter): Promise<number> {
  const { matches } = await db
    .selectFrom('cars')
    .innerJoin('users', 'users.id', 'cars.seller_id')
    .select(sql<number>`count(*)::int`.as('matches'))
    .where(matching(dealerId, filter))
    .executeTakeFirstOrThrow();
  return matches;
}
