import { connect } from '../../server/database/database.ts';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import type { ClientConfig } from 'pg';

const times = 40;

/** p50 of creating a listing and of changing a price, one after another. Cleans up afterwards. */
export async function measureWrites(origin: string, config: ClientConfig): Promise<{ create: number; price: number }> {
  const { pool, close } = connect(config, 1, { statementTimeoutMs: 0 });
  const { rows } = await pool.query<{ id: number; seller_id: number; price: number; original_price: number }>(
    `select id, seller_id, price, original_price from cars
     where status = 'active' and dealer_id is null and price < 100000 order by id limit 1`,
  );
  const [car] = rows;
  const token = newToken();
  await pool.query(
    "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')",
    [car!.seller_id, hashToken(token)],
  );
  const headers = { cookie: `forecourt_session=${token}`, 'content-type': 'application/json' };
  async function send(method: string, body: object): Promise<number> {
    const begun = performance.now();
    const response = await fetch(`${origin}/api/cars.php`, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${method} returned ${response.status}: ${text}`);
    return performance.now() - begun;
  }
  const took = { create: [] as number[], price: [] as number[] };
  const draft = { make: 'Karin', model: 'Sultan', year: 2020, price: 25_000, description: 'Kept in a garage.' };
  for (let turn = 0; turn < times; turn += 1) {
    took.create.push(await send('POST', draft));
    await pool.query("delete from cars where seller_id = $1 and status = 'draft'", [car!.seller_id]);
    took.price.push(await send('PUT', { id: car!.id, price: car!.price + 1 + (turn % 2) }));
  }
  await pool.query('update cars set price = $2, original_price = $3 where id = $1', [
    car!.id,
    car!.price,
    car!.original_price,
  ]);
  await pool.query('delete from car_prices where car_id = $1', [car!.id]);
  await pool.query('delete from sessions where token_hash = $1', [hashToken(token)]);
  await pool.query('select fold_car_counts()');
  await close();
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1]!;
  return { create: middle(took.create), price: middle(took.price) };
}
