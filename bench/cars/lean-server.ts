/**
 * The lean baseline: node:http and pg with the simplest SQL for the same data: a page of the same cards and their total,
 * without filter counts and featured cars, or one car with everything its page shows. Every statement is prepared. It
 * uses Forecourt's own indexes and those in `lean-indexes.ts`.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const { databaseConfig, poolSize } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const pool = new pg.Pool({ ...databaseConfig, max: poolSize, options: '-c jit=off' });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const orders: Record<string, string> = {
  newest: 'is_featured desc, published_at desc, cars.id desc',
  price_low: 'price, cars.id',
  price_high: 'price desc, cars.id desc',
  mileage_low: 'mileage, cars.id',
  year_new: 'year desc, cars.id desc',
};
const bands: Record<string, [number, number]> = {
  'under-25000': [0, 25_000],
  '25000-50000': [25_000, 50_000],
  '50000-75000': [50_000, 75_000],
  '75000-100000': [75_000, 100_000],
  'over-100000': [100_000, 2_147_483_647],
};
const perPage = 24;

const cardColumns = `cars.id, year, make, model, coalesce(title, concat_ws(' ', year, make, model)) as title, price,
  original_price, mileage, body_class, colour, transmission, fuel, area, open_to_trade,
  jsonb_array_length(images) as image_count, seller_id, users.name as seller_name, dealer_id, company_name, logo_url,
  case when is_featured then 'active' else 'none' end as featured_status, cars.status, published_at`;
const fromCars = `from cars join users on users.id = seller_id left join dealer_accounts on dealer_accounts.id = dealer_id`;

const ask = async (text: string, values: unknown[]) =>
  (await pool.query({ name: createHash('sha1').update(text).digest('hex'), text, values })).rows;

async function list(query: URLSearchParams): Promise<string> {
  const values: unknown[] = [];
  const conditions = [`cars.status = 'active'`, 'not is_hidden'];
  const add = (value: unknown, condition: (place: string) => string) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (query.has('make')) add(query.get('make'), (place) => `make = ${place}`);
  if (query.has('bodyClass')) add(query.get('bodyClass'), (place) => `body_class = ${place}`);
  if (query.has('priceBand')) {
    const [least, below] = bands[query.get('priceBand')!]!;
    add(least, (place) => `price >= ${place}`);
    add(below, (place) => `price < ${place}`);
  }
  if (query.has('sellerType'))
    conditions.push(`dealer_id is ${query.get('sellerType') === 'dealer' ? 'not ' : ''}null`);
  if (query.has('maxMileage')) add(Number(query.get('maxMileage')), (place) => `mileage <= ${place}`);
  if (query.has('minYear')) add(Number(query.get('minYear')), (place) => `year >= ${place}`);
  const where = `where ${conditions.join(' and ')}`;
  const page = Number(query.get('page') ?? 1);
  const [cars, total] = await Promise.all([
    ask(
      `select ${cardColumns}, images -> 0 as image ${fromCars} ${where}
        order by ${orders[query.get('sort') ?? 'newest']} limit ${perPage} offset ${(page - 1) * perPage}`,
      values,
    ),
    ask(`select count(*) as total from cars ${where}`, values),
  ]);
  return JSON.stringify({
    success: true,
    cars: cars.map(withCover),
    total: (total[0] as { total: number }).total,
    page,
  });
}

const withCover = ({ image, ...car }: { image: Image | null }) => ({ ...car, images: image ? [shown(image)] : [] });
interface Image {
  id: number;
  key: string;
  width: number;
  height: number;
  blur: string;
}
const shown = ({ id, key, width, height, blur }: Image) => ({ id, src: `/photos/${key}`, width, height, blur });

async function oneCar(id: number): Promise<string> {
  const rows = await ask(
    `select ${cardColumns}, images, cars.description, region, (select seats from car_models where car_models.id = cars.model_id) as seats, drive, engine_upgrade, brake_upgrade, transmission_upgrade, armour,
      has_turbo, plate, features, condition_note, sold_at,
      (select json_agg(json_build_object('price', price, 'since', since) order by id) from car_prices where car_id = cars.id)
        as price_history,
      users.avatar_url, users.created_at as member_since, dealer_accounts.away_text, dealer_accounts.away_back_on,
      case when cars.dealer_id is null
        then (select count(*) from cars as theirs where theirs.seller_id = cars.seller_id and theirs.dealer_id is null and theirs.status = 'active')
        else (select count(*) from cars as theirs where theirs.dealer_id = cars.dealer_id and theirs.status = 'active')
      end as active_cars,
      case when cars.dealer_id is null
        then (select json_build_array(avg(rating), count(*)) from reviews where user_id = cars.seller_id and hidden_at is null)
        else (select json_build_array(avg(rating), count(*)) from reviews where dealer_id = cars.dealer_id and hidden_at is null)
      end as rated,
      (select json_agg(json_build_object('name', awards.name, 'icon', awards.icon))
        from award_grants join awards on awards.id = award_id
        where award_grants.user_id = cars.seller_id and cars.dealer_id is null and revoked_at is null) as awards
    ${fromCars} where cars.id = $1 and cars.status in ('active', 'reserved', 'sold') and not is_hidden`,
    [id],
  );
  const { images, ...car } = rows[0] as { images: Image[] };
  return JSON.stringify({ ...car, images: images.map(shown) });
}

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://x');
  const answer = searchParams.has('id') ? oneCar(Number(searchParams.get('id'))) : list(searchParams);
  void answer.then(
    (json) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
