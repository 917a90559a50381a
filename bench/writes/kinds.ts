import type pg from 'pg';
import { makePairs } from '../messaging/people.ts';
import type { Asked, Seller } from '../peers/requests.ts';

/** Sales come last, because sold cars take nothing else. */
export const kinds = ['create', 'price', 'message', 'favourite', 'offer', 'sale'] as const;
export type Kind = (typeof kinds)[number];

/** Forecourt's calls that write, in the order of `kinds`. */
export const titles: Record<Kind, string> = {
  create: 'cars.create (draft)',
  price: 'cars.update (price)',
  message: 'messaging.sendMessage',
  favourite: 'favourites.add',
  offer: 'offers.make',
  sale: 'sales.complete',
};

export const bareTables = ['bare_cars', 'bare_messages', 'bare_favourites', 'bare_offers', 'bare_sales'];

/** A copy with the same columns, defaults and indexes, but without foreign keys and triggers. */
export const bareTable = (name: string) => `create table ${name} (like ${name.replace('bare_', '')} including all)`;

/** Every column except the generated ones. */
export const fillBareCars = `
  do $$ begin
    execute (
      select format('insert into bare_cars (%1$s) overriding system value select %1$s from cars',
        string_agg(quote_ident(column_name), ', '))
      from information_schema.columns where table_name = 'cars' and is_generated = 'NEVER'
    );
    perform setval(pg_get_serial_sequence('bare_cars', 'id'), (select max(id) from bare_cars));
  end $$`;

/** The least each call must write. */
export const bareStatements: Record<Kind, string> = {
  create: `insert into bare_cars (seller_id, make, model, year, price, description) values ($1, $2, $3, $4, $5, $6) returning *`,
  price: 'update bare_cars set price = $2, updated_at = now() where id = $1 returning *',
  message: `insert into bare_messages (conversation_id, sender_id, content, sequence, message_type) values ($1, $2, $3, $4, 'text') returning *`,
  favourite: 'insert into bare_favourites (user_id, car_id, saved_price) values ($1, $2, $3) returning *',
  offer: `insert into bare_offers (car_id, buyer_id, seller_id, conversation_id, amount, price_then, valid_hours, expires_at)
    values ($1, $2, $3, 1, $4, $4, 48, now()) returning *`,
  sale: `insert into bare_sales (car_id, seller_id, buyer_name, listing_price, sale_price, car_status_before)
    values ($1, $2, $3, $4, $4, 'active') returning *`,
};

/** The same write for our server and for the bare one. */
export interface Write {
  ours: Asked;
  bare: Asked;
}

type Method = Asked['method'];

const headers = { 'content-type': 'application/json' };
const draft = { make: 'Karin', model: 'Sultan', year: 2020, price: 25_000, description: 'Kept in a garage.' };

/** Endless writes of each kind, spread over many users so that no limit of the product is reached. */
export async function writesOf(pool: pg.Pool, sellers: readonly Seller[]): Promise<Record<Kind, () => Write>> {
  const pairs = await makePairs(pool, 500);
  const { rows: cars } = await pool.query<{ id: number; seller_id: number }>(
    "select id, seller_id from cars where status = 'active' and dealer_id is null and price between 20000 and 90000 order by md5(id::text) limit 20000",
  );
  const cookies = new Map(sellers.map(({ id, cookie }) => [id, cookie]));
  const write = (
    kind: Kind,
    ours: { method: Method; path: string },
    cookie: string,
    body: object,
    values: unknown[],
  ) => ({
    ours: { ...ours, headers: { ...headers, cookie }, body: JSON.stringify(body) },
    bare: { method: 'POST' as const, path: `/${kind}`, headers, body: JSON.stringify({ values }) },
  });
  return {
    create: counting((n) => {
      const { id, cookie } = sellers[n % sellers.length]!;
      return write('create', { method: 'POST', path: '/api/cars.php' }, cookie, draft, [id, ...Object.values(draft)]);
    }),
    price: counting((n) => {
      const { id, seller_id } = cars[n % cars.length]!;
      const price = 30_000 + n;
      return write('price', { method: 'PUT', path: '/api/cars.php' }, cookies.get(seller_id)!, { id, price }, [
        id,
        price,
      ]);
    }),
    message: counting((n) => {
      const { conversationId: conversation_id, people } = pairs[n % pairs.length]!;
      const { id: sender_id, cookie } = people[n % 2]!;
      const content = `Is it still for sale? ${n}`;
      const path = '/api/messaging.php?action=send_message';
      return write('message', { method: 'POST', path }, cookie, { conversation_id, sender_id, content }, [
        conversation_id,
        sender_id,
        content,
        n,
      ]);
    }),
    favourite: counting((n) => {
      const { id } = cars[n % cars.length]!;
      const seller = sellers[(n * 7 + Math.floor(n / cars.length)) % sellers.length]!;
      const body = { car_id: id };
      return write('favourite', { method: 'POST', path: '/api/favourites.php' }, seller.cookie, body, [
        seller.id,
        id,
        1,
      ]);
    }),
    offer: counting((n) => {
      const { id, seller_id } = cars[n % cars.length]!;
      const buyer = sellers[(n * 11 + 5) % sellers.length]!;
      const other = buyer.id === seller_id ? sellers[(n * 11 + 6) % sellers.length]! : buyer;
      const body = { car_id: id, amount: 20_000, valid_hours: 48, note: null };
      return write('offer', { method: 'POST', path: '/api/offers.php' }, other.cookie, body, [
        id,
        other.id,
        seller_id,
        20_000,
      ]);
    }),
    sale: counting((n) => {
      const { id, seller_id } = cars[n % cars.length]!;
      const body = { car_id: id, buyer_name: 'A Stranger', sale_price: 20_000 };
      const cookie = cookies.get(seller_id)!;
      return write('sale', { method: 'POST', path: '/api/sales.php' }, cookie, body, [
        id,
        seller_id,
        'A Stranger',
        20_000,
      ]);
    }),
  };
}

function counting(of: (n: number) => Write): () => Write {
  let n = 0;
  return () => of(n++);
}
