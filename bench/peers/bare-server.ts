/** The minimum: node:http and pg, the plainest SQL for the same responses on a table with the same indexes. */
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { cardColumns, pageSize, type Wish } from './requests.ts';

const { connection, poolSize } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const pool = new pg.Pool({ ...connection, max: poolSize, options: '-c jit=off' });

async function list(wish: Omit<Wish, 'sort'> & { sort: string }): Promise<object> {
  const values: unknown[] = [];
  const conditions = ["status = 'active'"];
  const add = (condition: string, value: unknown) => {
    if (value !== undefined) conditions.push(condition.replace('?', `$${values.push(value)}`));
  };
  add('make = ?', wish.make);
  add('body_class = ?', wish.bodyClass);
  add('seller_type = ?', wish.sellerType);
  add('year >= ?', wish.minYear);
  add('price <= ?', wish.maxPrice);
  add('mileage <= ?', wish.maxMileage);
  for (const word of wish.words?.split(' ') ?? []) add('words ilike ?', `%${word}%`);
  const where = conditions.join(' and ');
  const order = wish.sort.startsWith('-') ? `${wish.sort.slice(1)} desc` : wish.sort;
  const page = `select ${cardColumns.join()} from cars where ${where} order by ${order} limit ${pageSize} offset ${(wish.page - 1) * pageSize}`;
  const [found, counted] = await Promise.all([
    pool.query(page, values),
    pool.query<{ total: number }>(`select count(*)::int as total from cars where ${where}`, values),
  ]);
  return { total: counted.rows[0]!.total, cars: found.rows };
}

async function create(request: IncomingMessage): Promise<object> {
  const input = (await json(request)) as Record<string, unknown>;
  const columns = Object.keys(input);
  const { rows } = await pool.query(
    `insert into cars (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()}) returning *`,
    Object.values(input),
  );
  return rows[0];
}

async function answer(request: IncomingMessage): Promise<object> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
  if (request.method === 'POST') return create(request);
  if (pathname === '/cars') return list(JSON.parse(searchParams.get('wish') ?? '{}'));
  const { rows } = await pool.query('select * from cars where id = $1', [pathname.split('/').at(-1)]);
  return rows[0];
}

const server = createServer((request, response) => {
  answer(request).then(
    (found) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(found)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
