import { personIs } from './standing.sql.ts';
import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from './car-name.sql.ts';
import { photoOf } from './photos.sql.ts';
import { dealOfCar } from './worth.sql.ts';

/** SQL fragments that write a car in the shapes of contract/cars/cars.ts. */

export const isoTime = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const coverImage: RawBuilder<string> = sql`
  case when jsonb_array_length(cars.images) = 0 then '[]'::json
    else json_build_array(${photoOf(sql`(cars.images->0)`)}) end`;

export const allImages: RawBuilder<string> = sql`
  coalesce((
    select json_agg(${photoOf(sql`image`)} order by place)
    from jsonb_array_elements(cars.images) with ordinality as listed (image, place)
  ), '[]')`;

/**
 * The contact for a car: the user who listed it. For a dealer's car whose lister can't respond, a colleague who can.
 */
export const contactId = sql<number>`
  case when cars.dealer_id is null then cars.seller_id else coalesce((
    select member.user_id from dealer_team_members as member join users as colleague on colleague.id = member.user_id
    where member.dealer_account_id = cars.dealer_id and ${personIs('colleague')('contact', 'themselves')}
    order by member.user_id <> cars.seller_id, member.role <> 'owner', member.joined_at, member.user_id limit 1
  ), cars.seller_id) end`;

/**
 * The number shown to callers: the listing's own or the contact's. If a colleague replaces the lister, the lister's
 * number isn't shown.
 */
export const callersGet = sql<string | null>`(
  select coalesce(
    case when contact.id = cars.seller_id or cars.contact_phone is distinct from seller.phone_number
      then cars.contact_phone end,
    contact.phone_number)
  from users as contact join users as seller on seller.id = cars.seller_id where contact.id = ${contactId}
)`;

export const isPublic = sql<boolean>`(
  cars.status = any (${sql.val([...publicStatuses])}) and cars.published_at is not null and not cars.is_hidden
)`;

/** Everything except drafts, including deleted cars. Must match the indexes of migration 0057. */
export const isForStaff = sql<boolean>`(cars.published_at is not null or cars.status = 'pending')`;

/** A paid feature keeps running while the car isn't live, but shows only on live cars. */
export const featuredStatus = sql<'active' | 'none'>`
  case when cars.is_featured and cars.status = 'active' and not cars.is_hidden then 'active' else 'none' end`;

/** The model's. Null for models that sellers typed. */
export const seatsOfCar = sql<number | null>`(select seats from car_models where car_models.id = cars.model_id)`;

/** How long a car was public at a price in `car_prices` (migration 0092). */
export const publicTime = sql<string>`(public_for + coalesce(clock_timestamp() - public_since, '0'))`;

/** The fields of a CarCard without its images. Needs `users` and `dealer_accounts` joined. */
export const cardFields = sql`
  'id', cars.id, 'year', cars.year, 'make', cars.make, 'model', cars.model, 'title', ${carName},
  'price', cars.price, 'original_price', cars.original_price, 'mileage', cars.mileage, 'body_class', cars.body_class,
  'colour', cars.colour, 'transmission', cars.transmission, 'fuel', cars.fuel, 'open_to_trade', cars.open_to_trade, 'area', cars.area,
  'image_count', jsonb_array_length(cars.images), 'seller_id', cars.seller_id, 'seller_name', users.name,
  'dealer_id', cars.dealer_id, 'company_name', dealer_accounts.company_name,
  'logo_url', dealer_accounts.logo_url, 'featured_status', ${featuredStatus},
  'status', cars.status, 'published_at', ${isoTime('cars.published_at')},
  'deal', ${dealOfCar}`;

export const card: RawBuilder<string> = sql`json_build_object(${cardFields}, 'images', ${coverImage})`;

export const withSeller = sql`
  join users on users.id = cars.seller_id
  left join dealer_accounts on dealer_accounts.id = cars.dealer_id`;
