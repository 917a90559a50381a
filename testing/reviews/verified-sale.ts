import { sql } from 'kysely';
import type { Queryable } from '../../server/database/database.ts';
import type { SignedIn, Site } from '../site.ts';

interface Sold {
  sellerId: number;
  buyerId: number;
  dealerId?: number | null;
  /** When the buyer confirmed it. */
  daysAgo?: number;
  /** Of an asking price of 40,000. Null if no amount was stated. */
  price?: number | null;
}

/** A sold car, confirmed by its buyer. Written directly, for tests where the steps don't matter. */
export async function verifiedSale(
  db: Queryable,
  { sellerId, buyerId, dealerId = null, daysAgo = 0, price = 39_000 }: Sold,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with car as (
      insert into cars (seller_id, dealer_id, status, make, model, year, price, original_price, mileage, description,
        body_class, published_at, expires_at, sold_at)
      values (${sellerId}, ${dealerId}, 'sold', 'Karin', 'Sultan', 2021, 40000, 40000, 100, 'Fine', 'Sports',
        now() - interval '40 days', now() + interval '20 days', now()) returning id
    )
    insert into sales (car_id, seller_id, dealer_id, buyer_id, buyer_contact, notes, listing_price, sale_price, status,
      car_status_before, sold_at, confirmed_at)
    select id, ${sellerId}, ${dealerId}, ${buyerId}, 'planted contact', 'planted notes', 40000, ${price}::int, 'confirmed',
      'active', now() - make_interval(days => ${daysAgo}), now() - make_interval(days => ${daysAgo}) from car
    returning id`.execute(db);
  return rows[0]!.id;
}

/** The dealer whose team this user is on. */
export async function dealerIdOf({ db }: Pick<Site, 'db'>, { id }: SignedIn): Promise<number> {
  const seat = db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', id);
  return (await seat.executeTakeFirstOrThrow()).dealer_account_id;
}

/** Moves everything sold, written and granted into the past, and the time members left a team. */
export async function timePasses({ db }: Pick<Site, 'db'>, days: number): Promise<void> {
  const by = sql`make_interval(secs => ${days * 86_400})`;
  await sql`update sales set sold_at = sold_at - ${by}, confirmed_at = confirmed_at - ${by}`.execute(db);
  await sql`update reviews set created_at = created_at - ${by}, published_at = published_at - ${by},
    edited_at = edited_at - ${by}`.execute(db);
  await sql`update team_events set at = at - ${by}`.execute(db);
  await sql`update award_grants set awarded_at = awarded_at - ${by}`.execute(db);
}

export const words = { rating: 4, title: 'All as agreed', comment: 'Clean car, straight talk, done in ten minutes.' };
