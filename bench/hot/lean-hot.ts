/**
 * The first version a good engineer would write: node:http, pg and one plain prepared statement for each thing shown. It leaves
 * out much of what Forecourt returns (most counts, ratings, awards, the page's styling), so it has less to do. It serves
 * the addresses in requests.ts, each with JSON or a small page.
 */
import { createServer } from 'node:http';
import pg from 'pg';

const { databaseConfig, poolSize } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const pool = new pg.Pool({ ...databaseConfig, max: poolSize, options: '-c jit=off' });

type Row = Record<string, string | number>;
type Filter = [column: 'make' | 'body_class', value: string] | null;

const rowsOf = async (name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

const columns = `cars.id, year, make, model, title, price, original_price, mileage, body_class, colour, transmission, fuel,
  area, open_to_trade, images->0 as image, seller_id, users.name as seller_name, dealer_id, company_name, logo_url, is_featured,
  cars.status, published_at`;
const sellers = 'join users on users.id = seller_id left join dealer_accounts on dealer_accounts.id = dealer_id';
const onSale = (filter: Filter) =>
  `cars.status = 'active' and not cars.is_hidden${filter ? ` and cars.${filter[0]} = $1` : ''}`;

const page = (filter: Filter, limit = 24) =>
  rowsOf(
    `page_${filter?.[0]}_${limit}`,
    `select ${columns} from cars ${sellers} where ${onSale(filter)}
     order by is_featured desc, published_at desc, cars.id desc limit ${limit}`,
    filter ? [filter[1]] : [],
  );

const latest = () =>
  rowsOf(
    'latest',
    `select ${columns} from cars ${sellers} where ${onSale(null)} and not is_featured
     order by published_at desc, cars.id desc limit 11`,
  );

const total = async (filter: Filter) =>
  (
    await rowsOf(`total_${filter?.[0]}`, `select count(*) from cars where ${onSale(filter)}`, filter ? [filter[1]] : [])
  )[0]!.count;

const countsBy = (column: string) =>
  rowsOf(`counts_${column}`, `select ${column} as value, count(*) from cars where ${onSale(null)} group by 1`);

const makes = () => rowsOf('makes', 'select id, display_name from car_makes where not is_hidden order by display_name');

const car = async (id: number) =>
  (
    await rowsOf(
      'car',
      `select ${columns}, images, cars.description, region, (select seats from car_models where car_models.id = cars.model_id) as seats, drive, engine_upgrade, brake_upgrade, transmission_upgrade, armour,
         has_turbo, plate, features, condition_note,
         (select json_agg(json_build_object('price', price, 'since', since) order by id) from car_prices where car_id = cars.id) as prices
       from cars ${sellers} where cars.id = $1 and cars.published_at is not null and not cars.is_hidden`,
      [id],
    )
  )[0]!;

const html = (title: string, cars: Row[]) =>
  `<!doctype html><title>${title}</title>${cars
    .map((one) => `<article><a href="/car/${one.id}">${one.year} ${one.make} ${one.model}</a> $${one.price}</article>`)
    .join('')}`;

async function answer(address: string): Promise<[type: string, body: string]> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === '/') return ['text/html', html('Home', (await Promise.all([page(null, 3), latest()])).flat())];
  if (pathname.startsWith('/car/')) return ['text/html', html('Car', [await car(Number(pathname.slice(5)))])];
  return ['application/json', JSON.stringify(await called(searchParams))];
}

function filterOf(query: URLSearchParams): Filter {
  if (query.has('make')) return ['make', query.get('make')!];
  return query.has('bodyClass') ? ['body_class', query.get('bodyClass')!] : null;
}

async function called(query: URLSearchParams): Promise<unknown> {
  if (query.has('id')) return car(Number(query.get('id')));
  if (query.get('action') === 'makes') return makes();
  if (query.get('featured') === 'false') return latest();
  const filter = filterOf(query);
  const [cars, found] = await Promise.all([page(filter), total(filter)]);
  if (query.get('counts') !== 'true') return { cars, total: found };
  return { cars, total: found, makes: await countsBy('make'), classes: await countsBy('body_class') };
}

const server = createServer((request, response) => {
  void answer(request.url ?? '').then(
    ([type, body]) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
