import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { sql, type RawBuilder } from 'kysely';

/** What was annulled or withdrawn brought nothing in. */
export const saleStands = sql<boolean>`(
  sales.status in (${sql.join(standingSaleStatuses.map((status) => sql.lit(status)))})
)`;

export const isOnMarket = sql<boolean>`(cars.status in ('active', 'reserved'))`;

/** The moment a day of the site's zone begins. */
export const beginningOf = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** Sold in the period that begins with this day, or ever. */
export const soldSince = (from: string | null, timeZone: string): RawBuilder<boolean> =>
  from === null ? sql`true` : sql`(sales.sold_at >= ${beginningOf(from, timeZone)})`;

/** When a car was first listed: renewing it does not make it new. */
export const firstListed = sql<Date>`coalesce(
  (select since from car_prices where car_prices.car_id = cars.id order by car_prices.id limit 1), cars.created_at
)`;

/** How many days lie between the two, with their parts. */
export const daysBetween = (from: RawBuilder<Date>, to: RawBuilder<Date>): RawBuilder<number> =>
  sql`(greatest(0, extract(epoch from ${to} - ${from})) / 86400)::float8`;
