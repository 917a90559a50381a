import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';

/** Facts for webhook messages as of the time of writing. Undefined if the subject is gone or hidden. */

export const carFacts = (db: Queryable, carId: number) =>
  db
    .selectFrom('cars')
    .innerJoin('users', 'users.id', 'cars.seller_id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'cars.dealer_id')
    .select([
      'cars.id',
      'cars.dealer_id',
      'cars.year',
      'cars.make',
      'cars.model',
      'cars.price',
      carName.as('title'),
      sql<string>`coalesce(dealer_accounts.company_name, users.name)`.as('seller'),
      sql<string | null>`photo_src(cars.images->0, (select base from open_photos)) || '-960.webp'`.as('picture'),
    ])
    .where('cars.id', '=', carId)
    .where('cars.is_hidden', '=', false)
    .where('cars.status', 'in', ['active', 'reserved', 'sold'])
    .executeTakeFirst();

/** The sale price. Null if the sale has already been undone. */
export async function salePriceOf(db: Queryable, carId: number): Promise<number | null> {
  const sale = await db
    .selectFrom('sales')
    .select(sql<number>`coalesce(sale_price, listing_price)`.as('price'))
    .where('car_id', '=', carId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sale?.price ?? null;
}

export const ticketFacts = (db: Queryable, ticketId: number) =>
  db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(['tickets.subject', 'users.name'])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst();

export const applicationFacts = (db: Queryable, applicationId: number) =>
  db.selectFrom('dealer_applications').select('company_name').where('id', '=', applicationId).executeTakeFirst();

export const paymentFacts = (db: Queryable, paymentId: number) =>
  db
    .selectFrom('payments')
    .select(['subject', 'amount', 'delivered_at', sql<PaymentKind>`kind`.as('kind')])
    .where('id', '=', paymentId)
    .executeTakeFirst();

export const nameOf = async (db: Queryable, userId: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name;

/** A car's name, whatever its status. */
export const carNameOf = async (db: Queryable, carId: number): Promise<string | undefined> =>
  (await db.selectFrom('cars').select(carName.as('title')).where('id', '=', carId).executeTakeFirst())?.title;
