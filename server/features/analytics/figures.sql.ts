import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { sql, type RawBuilder } from 'kysely';

/** Annulled and withdrawn sales brought no revenue. */
export const isSaleValid = sql<boolean>`(
  sales.status in (${sql.join(standingSaleStatuses.map((status) => sql.lit(status)))})
)`;

export const isOnMarket = sql<boolean>`(cars.status in ('active', 'reserved'))`;

/** Start of a day in the site's time zone. */
export const beginningOf = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** Sold since this day, or at any time if null. */
export const soldSince = (from: string | null, timeZone: string): RawBuilder<boolean> =>
  from === null ? sql`true` : sql`(sales.sold_at >= ${beginningOf(from, timeZone)})`;

/** First listing date. Renewing a listing doesn't reset it. */
export const firstListed = sql<Date>`coalesce(
  (select since from car_prices where car_prices.car_id = cars.id order by car_prices.id limit 1), cars.created_at
)`;

/** Days between the two moments, including fractions. */
export const daysBetween = (from: RawBuilder<Date>, to: RawBuilder<Date>): RawBuilder<number> =>
  sql`(greatest(0, extract(epoch from ${to} - ${from})) / 86400)::float8`;
