import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { Colour, Feature } from '@forecourt/contract/cars/car-facts.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { standingSaleStatuses, type SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql, type QueryCreator, type Updateable } from 'kysely';
import { allImages, callersGet, featuredStatus, seatsOfCar } from './car.sql.ts';
import type { Queryable } from './database.ts';
import { reachedBy } from './owner.sql.ts';
import type { Reached } from './transition.ts';
import type { Cars, DB } from './types.generated.ts';

/** A new listing is a draft. Later statuses come from the state machine (transition.ts). */
export type CarColumns = Omit<Updateable<Cars>, 'id' | 'status'> & { status?: Reached<CarStatus> };

export type ListingRow = Awaited<ReturnType<ReturnType<typeof listings>['executeTakeFirstOrThrow']>>;

/** A listing as its sellers see it. */
export const listings = (db: QueryCreator<DB>) =>
  db
    .selectFrom('cars')
    .innerJoin('users', 'users.id', 'cars.seller_id')
    .leftJoin('sales', (join) =>
      join.onRef('sales.car_id', '=', 'cars.id').on('sales.status', 'in', standingSaleStatuses),
    )
    .select([
      'cars.id',
      sql<SaleStatus | null>`sales.status`.as('sale_status'),
      'sales.seller_id as sale_seller_id',
      sql<CarStatus>`cars.status`.as('status'),
      'cars.make',
      'cars.model',
      'cars.year',
      'cars.title',
      'cars.price',
      'cars.original_price',
      'cars.mileage',
      sql<Photo[]>`${allImages}`.as('images'),
      'cars.seller_id',
      'cars.dealer_id',
      'users.name as seller_name',
      'cars.published_at',
      'cars.featured_until',
      featuredStatus.as('featured_status'),
      'cars.views',
      'cars.inquiries',
      sql<number>`(select count(*) from favourites where car_id = cars.id)`.as('favourites'),
      'cars.created_at',
      'cars.updated_at',
      'cars.expires_at',
      'cars.status_reason',
      sql<'seller' | 'staff' | null>`cars.removed_by`.as('removed_by'),
      callersGet.as('callers_get'),
      sql<CarStatus | null>`cars.status_before`.as('status_before'),
      'cars.description',
      sql<BodyClass | null>`cars.body_class`.as('body_class'),
      sql<Colour | null>`cars.colour`.as('colour'),
      sql<'automatic' | 'manual' | null>`cars.transmission`.as('transmission'),
      sql<'petrol' | 'diesel' | 'electric' | 'hybrid' | null>`cars.fuel`.as('fuel'),
      sql<'front' | 'rear' | 'all' | null>`cars.drive`.as('drive'),
      'cars.engine_upgrade',
      'cars.brake_upgrade',
      'cars.transmission_upgrade',
      'cars.armour',
      'cars.has_turbo',
      'cars.plate',
      sql<Feature[]>`cars.features`.as('features'),
      'cars.condition_note',
      'cars.area',
      'cars.region',
      seatsOfCar.as('seats'),
      'cars.open_to_trade',
      'cars.contact_phone',
      'cars.held_until',
      'cars.accepts_offers',
      'cars.minimum_offer',
    ]);

/** The user's own listings and those of their dealer. */
export const ownListings = (db: Queryable, reach: Reach) => listings(db).where(reachedBy('cars', reach));
