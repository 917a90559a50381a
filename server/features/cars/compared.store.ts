import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { ratingOfSeller } from '../../database/rating.sql.ts';
import { cardFields, coverImage, isoTime, isPublic, seatsOfCar, withSeller } from '../../database/car.sql.ts';

/** The public ones of these cars in this order with all details, as JSON ready to send. */
export async function comparedCars(db: Queryable, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select json_build_object(
      'success', true,
      'cars', coalesce(json_agg(compared order by place) filter (where not is_removed), '[]'),
      'removed', coalesce(json_agg(id order by place) filter (where is_removed), '[]')
    )::text as json
    from (
      select cars.id, place, cars.status = 'removed' as is_removed, json_build_object(
        ${cardFields}, 'images', ${coverImage},
        'region', cars.region, 'seats', ${seatsOfCar}, 'drive', cars.drive, 'engine_upgrade', cars.engine_upgrade, 'brake_upgrade', cars.brake_upgrade,
        'transmission_upgrade', cars.transmission_upgrade, 'armour', cars.armour, 'has_turbo', cars.has_turbo,
        'features', cars.features, 'condition_note', cars.condition_note, 'sold_at', ${isoTime('cars.sold_at')},
        'rating', rated.rating, 'total_reviews', rated.total_reviews
      ) as compared
      from unnest(${ids}::bigint[]) with ordinality as listed (id, place) join cars using (id) ${withSeller}
        cross join lateral ${ratingOfSeller} as rated
      where ${isPublic}
    ) as shown
  `.execute(db);
  return rows[0]!.json;
}
