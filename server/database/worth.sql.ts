import type { Deal } from '@forecourt/contract/cars/filter-values.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The estimated value of a car, in SQL (decision 066). Every statement that shows, filters or sorts by it uses these,
 * so a car has one rating everywhere. The slopes are in the order of features/guide/features.rules.ts.
 */

/** The estimate of a car: of the table `cars`, or of typed facts under that name. No row without one. */
const worth = sql`(
  select guide.version, guide.confidence, guide.effective_sales, guide.sales, guide.days_to_sell,
    round(exp(least(expected + median_off, 20.7)))::int as median,
    round(exp(least(expected + low_off, 20.7)))::int as low,
    round(exp(least(expected + high_off, 20.7)))::int as high,
    round(exp(least(expected + lowest_off, 20.7)))::int as lowest
  from guide_models as guide cross join lateral (
    select greatest(as_of_year - cars.year, 0) as age, coalesce(cars.mileage, 0) / 10000.0::float8 as miles
  ) as car cross join lateral (
    select base
      + slopes[1] * least(age, 5) + slopes[2] * least(greatest(age - 5, 0), 15)
      + slopes[3] * least(miles, 5) + slopes[4] * least(greatest(miles - 5, 0), 20)
      + slopes[5] * coalesce(cars.engine_upgrade, 0) + slopes[6] * coalesce(cars.brake_upgrade, 0)
      + slopes[7] * coalesce(cars.transmission_upgrade, 0) + slopes[8] * coalesce(cars.armour, 0)
      + slopes[9] * coalesce(cars.has_turbo, false)::int + slopes[10] * (cars.mileage is null)::int as expected
  ) as own
  where guide.model_id = cars.model_id and base is not null and cars.year is not null
)`;

/** Joins `worth`, the estimate of a car, to `cars`. Without an estimate all of its columns are null. */
export const withWorth: RawBuilder<unknown> = sql`left join lateral ${worth} as worth on true`;

/** The rating of an asking price. Requires `withWorth`. */
export const dealOf = (price: RawBuilder<unknown>): RawBuilder<Deal | null> => sql`
  case when worth.median is null or ${price} is null or ${price} < worth.lowest then null
    when ${price} <= worth.low then 'great' when ${price} <= worth.median then 'good'
    when ${price} <= worth.high then 'fair' else 'high' end`;

/** The rating of a car's price, without a join. */
export const dealOfCar: RawBuilder<Deal | null> = sql`(select ${dealOf(sql`cars.price`)} from ${worth} as worth)`;

const ratio = sql<number>`case when ${dealOf(sql`cars.price`)} is not null then cars.price / greatest(worth.median, 1)::float8 end`;

/** The rating of a car, and its price as a share of the median for the order of the best deals. Requires `withWorth`. */
export const ratingColumns = sql`${dealOf(sql`cars.price`)} as deal, ${ratio} as price_ratio`;

/** The sort key of the best deals, without a join. Cars without a rating come last. */
export const dealOrder: RawBuilder<number> = sql`coalesce((select ${ratio} from ${worth} as worth), 'Infinity')`;

/** An `Estimate` of the contract as JSON. Null if there is none. Requires `withWorth`. */
export const estimateJson = sql`
  case when worth.median is not null then json_build_object(
    'median', worth.median, 'low', worth.low, 'high', worth.high, 'lowest', worth.lowest,
    'confidence', worth.confidence, 'effective_sales', round(worth.effective_sales::numeric, 1)::float8,
    'sales', worth.sales, 'days_to_sell', worth.days_to_sell, 'version', worth.version) end`;
