import type { SaleMethod, SaleState } from '@forecourt/contract/sales/sale-values.ts';
import { standingSaleStatuses, type SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { personIs } from '../../database/standing.sql.ts';
import { salesAndSides, selectSales, soldBy, type SaleRow } from './sales.sql.ts';

export interface SaleFilters {
  side: 'sold' | 'bought';
  period?: Period | undefined;
  method?: SaleMethod | undefined;
  state?: SaleState | undefined;
  seller_id?: number | undefined;
  search?: string | undefined;
}

type Period = '30_days' | '90_days' | 'this_month' | 'this_year' | '12_months';
type Where = RawBuilder<unknown>;

/**
 * The specification's words for sale statuses. A dispute is pending too, and so is a sale waiting for a member to
 * confirm.
 */
const statusesIn: Record<SaleState, readonly SaleStatus[]> = {
  verified: ['confirmed'],
  pending: ['recorded', 'disputed'],
  unconfirmed: ['recorded'],
  disputed: ['disputed'],
  annulled: ['annulled'],
};

/** Days and months are in the site's time zone. */
const siteNow = (timeZone: string) => sql`(now() at time zone ${timeZone})`;
const begins: Record<Period, (now: Where) => Where> = {
  '30_days': (now) => sql`${now} - interval '30 days'`,
  '90_days': (now) => sql`${now} - interval '90 days'`,
  this_month: (now) => sql`date_trunc('month', ${now})`,
  this_year: (now) => sql`date_trunc('year', ${now})`,
  '12_months': (now) => sql`date_trunc('month', ${now}) - interval '11 months'`,
};
const since = (period: Period, timeZone: string): Where =>
  sql`(${begins[period](siteNow(timeZone))}) at time zone ${timeZone}`;

/**
 * The user's sales or purchases. Withdrawn sales are left out. Annulled ones appear only when filtered by that status.
 */
export function ownSales(
  reach: Reach,
  { side, period, method, state, seller_id, search }: SaleFilters,
  timeZone: string,
): Where {
  const like = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  return sql`${side === 'sold' ? soldBy(reach) : sql`sales.buyer_id = ${reach.userId}`}
    and sales.status = any (${sql.val([...(state ? statusesIn[state] : standingSaleStatuses)])}::text[])
    ${state === 'unconfirmed' ? sql`and sales.buyer_id is not null` : sql``}
    ${period ? sql`and sales.sold_at >= ${since(period, timeZone)}` : sql``}
    ${method ? sql`and sales.sale_method = ${method}` : sql``}
    ${seller_id ? sql`and sales.seller_id = ${seller_id}` : sql``}
    ${
      like === null
        ? sql``
        : sql`and (${carName} ilike ${like} or concat_ws(' ', cars.make, cars.model) ilike ${like}
          or seller.name ilike ${like} or coalesce(buyer.name, sales.buyer_name) ilike ${like})`
    }`;
}

const stands = sql`sales.status = any (${sql.val([...standingSaleStatuses])}::text[])`;

/** Public sales of a user or dealer, private or for the dealer. None for closed accounts. */
export const publicSalesOf = (whose: { user: number } | { dealer: number }): Where =>
  'user' in whose
    ? sql`sales.seller_id = ${whose.user} and ${stands} and ${personIs('seller')('profile', 'whole')}`
    : sql`sales.dealer_id = ${whose.dealer} and ${stands}`;

export interface Paging {
  page: number;
  limit: number;
}

/** Newest first. Selects the page before collecting the details of each sale. */
export const listSales = (db: Queryable, where: Where, { page, limit }: Paging): Promise<SaleRow[]> =>
  selectSales(
    db,
    sql`sales.id in (
      select sales.id from ${salesAndSides} where ${where}
      order by sales.sold_at desc, sales.id desc limit ${limit} offset ${(page - 1) * limit}
    )`,
    sql`order by sales.sold_at desc, sales.id desc`,
  );

/** Totals over all matches. Annulled sales brought no revenue. */
export async function sumUpSales(db: Queryable, where: Where) {
  const { rows } = await sql<Record<'total' | 'verified' | 'pending' | 'amount_set' | 'revenue', number>>`
    select count(*) as total, count(*) filter (where sales.status = 'confirmed') as verified,
      count(*) filter (where sales.status in ('recorded', 'disputed')) as pending,
      count(*) filter (where sales.sale_price is not null) as amount_set, ${revenue} as revenue
    from ${salesAndSides} where ${where}
  `.execute(db);
  return rows[0]!;
}

export async function countSales(db: Queryable, where: Where): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${salesAndSides} where ${where}
  `.execute(db);
  return rows[0]!.total;
}

const revenue = sql`coalesce(sum(sales.sale_price) filter (where ${stands}), 0)::bigint`;

/** The last twelve months, oldest first, including months without sales. Annulled sales don't count. */
export async function salesByMonth(db: Queryable, where: Where, timeZone: string) {
  const now = siteNow(timeZone);
  const { rows } = await sql<{ month: string; sales: number; revenue: number }>`
    select to_char(month, 'YYYY-MM') as month, coalesce(sold.sales, 0) as sales, coalesce(sold.revenue, 0) as revenue
    from generate_series(${begins['12_months'](now)}, date_trunc('month', ${now}), interval '1 month') as month
    left join (
      select date_trunc('month', sales.sold_at at time zone ${timeZone}) as month, count(*) filter (where ${stands}) as sales,
        ${revenue} as revenue
      from ${salesAndSides}
      where ${where} and sales.sold_at >= ${since('12_months', timeZone)} group by 1
    ) as sold using (month)
    order by month
  `.execute(db);
  return rows;
}

/** Everyone who sold something for a team, including former members. */
export async function sellersIn(db: Queryable, dealerId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct seller.id, seller.name from ${salesAndSides}
    where sales.dealer_id = ${dealerId} and sales.status <> 'withdrawn' order by seller.name, seller.id
  `.execute(db);
  return rows;
}

/** Whether the user or dealer exists. */
export async function isThere(db: Queryable, whose: { user: number } | { dealer: number }): Promise<boolean> {
  const found =
    'user' in whose
      ? db.selectFrom('users').select('id').where('id', '=', whose.user)
      : db.selectFrom('dealer_accounts').select('id').where('id', '=', whose.dealer);
  return (await found.executeTakeFirst()) !== undefined;
}
