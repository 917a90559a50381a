import type pg from 'pg';
import type { ClientConfig } from 'pg';
import { connect } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import { fillMarket } from '../cars/market.ts';
import type { Seller } from './requests.ts';

/** Forecourt's own database in the current version, newly filled or as it was. */
export async function makeForecourt(connection: ClientConfig, cars: number | null): Promise<void> {
  const { db, pool, close } = connect(connection, 4, { statementTimeoutMs: 0 });
  await migrate(db, pool);
  if (cars !== null) await fillMarket(pool, cars);
  await close();
}

/** The table of Directus and the bare server. Payload creates the same columns itself. */
export const plainTable = `
  create table cars (
    id serial primary key, status varchar(20), make varchar(60), model varchar(80), body_class varchar(30),
    colour varchar(20), transmission varchar(20), fuel varchar(20), drive varchar(20), seller_type varchar(20),
    title varchar(120), year integer, price integer, mileage integer, description text, words text,
    published_at timestamptz
  )`;

const columns =
  'id,status,make,model,body_class,colour,transmission,fuel,drive,seller_type,title,year,price,mileage,description,words,published_at';

/** For each filter and sort order of the list. */
const indexes = ['published_at', 'price', 'year', 'mileage'].flatMap((order) => [
  `create index on cars (make, ${order})`,
  `create index on cars (body_class, ${order})`,
  `create index on cars (${order})`,
]);

/** Copies the same cars with the same ids to a peer's table. `words` is the expression it searches by. */
export async function copyCars(from: pg.Pool, to: pg.Pool, words: 'words' | 'lower(words)'): Promise<void> {
  await to.query('set statement_timeout = 0');
  for (let last = 0; ;) {
    const { rows } = await from.query<{ cars: object[] | null; last: number | null }>(nextCars, [last]);
    const { cars, last: reached } = rows[0]!;
    if (!cars || reached === null) break;
    await to.query(
      `insert into cars (${columns}) select ${columns} from json_populate_recordset(null::cars, $1::json)`,
      [JSON.stringify(cars)],
    );
    last = reached;
  }
  for (const index of [...indexes, `create index on cars using gin (${words} gin_trgm_ops)`]) await to.query(index);
  await to.query("select setval(pg_get_serial_sequence('cars', 'id'), (select max(id) from cars))");
  await to.query('vacuum analyze cars');
}

const nextCars = `
  select json_agg(car) as cars, max(id)::int as last from (
    select id, 'active' as status, make, model, body_class, colour, transmission, fuel, drive,
      case when dealer_id is null then 'private' else 'dealer' end as seller_type, title, year, price, mileage,
      description, concat_ws(' ', title, year, make, model, colour, body_class, description) as words, published_at,
      now() as created_at, now() as updated_at
    from cars where id > $1 order by id limit 5000
  ) as car`;

/** Logs in users of the market so that they can list cars. */
export async function signInSellers(connection: ClientConfig): Promise<Seller[]> {
  const { pool, close } = connect(connection, 1);
  const { rows } = await pool.query<{ id: number }>('select id from users where gta_world_id > 900000 order by id');
  const sellers = rows.map(({ id }) => ({ id, token: newToken() }));
  await pool.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select person, token, now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as given (person, token)`,
    [sellers.map(({ id }) => id), sellers.map(({ token }) => hashToken(token))],
  );
  await close();
  return sellers.map(({ id, token }) => ({ id, cookie: `forecourt_session=${token}` }));
}
