import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import { load } from '../cars/load.ts';
import { untilAllTold } from './new-car.ts';

const dealersAtOnce = 3;
const connections = 4;

/** The requests of visitors during the import. */
const addresses = (ids: readonly number[]) => [
  '/api/cars.php?page=1&limit=24&sort=newest&counts=true',
  '/api/cars.php?make=Karin&page=1&limit=24',
  '/api/cars.php?bodyClass=Sports&maxPrice=60000&page=1&limit=24',
  '/api/cars.php?search=clean&page=1&limit=24',
  ...ids.map((id) => `/api/cars.php?id=${id}`),
];

/**
 * Imports this many cars from files of three dealers, because of the limit for each, while visitors browse. The cars are
 * like those of the market.
 */
export async function importCars(pool: pg.Pool, origin: string, cars: number) {
  const shown = await pool.query<{ id: number }>('select id from cars where status = $1 order by id limit 20', [
    'active',
  ]);
  const visited = addresses(shown.rows.map(({ id }) => id));
  await load(origin, visited, connections, 2);
  const before = await load(origin, visited, connections, 10);
  const files = await filesOf(pool, cars);
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0)::float8 as last from notices');
  const over = new AbortController();
  const meanwhile: Awaited<ReturnType<typeof load>>[] = [];
  const visiting = (async () => {
    while (!over.signal.aborted) meanwhile.push(await load(origin, visited, connections, 2));
  })();
  const begun = performance.now();
  let imported = 0;
  try {
    for (const [at, file] of files.entries()) await importFile(origin, await dealerWithOwner(pool, at), file);
    imported = performance.now() - begun;
    await untilAllTold(pool);
  } finally {
    over.abort();
    await visiting;
  }
  const told = performance.now() - begun;
  const notified = await pool.query<{ notices: number; cars: number }>(
    `select count(*)::int as notices, coalesce(sum((facts ->> 'cars')::int), 0)::int as cars from notices where id > $1`,
    [rows[0]!.last],
  );
  return { imported, told, before, during: meanwhile, ...notified.rows[0]! };
}

/** The most an admin can allow. The server reads it when it starts. */
export const roomForDealers = `
  insert into settings (setting_key, setting_value, updated_by)
  select 'max_listings_per_dealer', '200', min(id) from users`;

const columns = ['make', 'model', 'year', 'price', 'mileage', 'description', 'colour', 'transmission', 'fuel'] as const;

async function filesOf(pool: pg.Pool, cars: number): Promise<string[]> {
  const { rows } = await pool.query<Record<(typeof columns)[number], string | number | null>>(
    `select ${columns.join(', ')} from cars where status = 'active' order by md5(id::text) limit $1`,
    [cars],
  );
  const lines = rows.map((row, at) =>
    columns.map((name) => (name === 'description' ? `"Number ${at} of the lot"` : (row[name] ?? ''))).join(','),
  );
  const each = Math.ceil(cars / dealersAtOnce);
  return Array.from({ length: dealersAtOnce }, (_, at) =>
    [columns.join(','), ...lines.slice(at * each, (at + 1) * each)].join('\r\n'),
  );
}

interface Owner {
  dealerId: number;
  cookie: string;
}

async function dealerWithOwner(pool: pg.Pool, at: number): Promise<Owner> {
  const token = newToken();
  const { rows } = await pool.query<{ dealer: number }>(dealer, [hashToken(token), String(7_000_000 + at)]);
  return { dealerId: rows[0]!.dealer, cookie: `forecourt_session=${token}` };
}

const dealer = `
  with account as (insert into game_accounts (id, username) values ($2::bigint, 'importer' || $2::text) returning id),
  person as (
    insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    select id, id, 'Importer', '5550100', '123456789' from account returning id
  ),
  company as (insert into dealer_accounts (company_name) values ('Bench Motors ' || $2::text) returning id),
  seat as (
    insert into dealer_team_members (user_id, dealer_account_id, role) select person.id, company.id, 'owner' from person, company
  ),
  session as (
    insert into sessions (user_id, token_hash, expires_at) select id, $1, now() + interval '1 day' from person
  )
  select id as dealer from company`;

async function importFile(origin: string, { dealerId, cookie }: Owner, text: string): Promise<void> {
  const body = new FormData();
  body.append('dealer_id', String(dealerId));
  body.append('file', new File([text], 'lot.csv'));
  const checked = await answered<{ import: { id: number } }>(
    await fetch(`${origin}/api/imports.php`, { method: 'POST', body, headers: { cookie } }),
  );
  for (;;) {
    const { progress } = await answered<{ progress: { done: number; of: number; outcomes: { live?: number } } }>(
      await fetch(`${origin}/api/imports.php?action=run`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ dealer_id: dealerId, id: checked.import.id, lists_now: true }),
      }),
    );
    if (progress.done < progress.of) continue;
    if (progress.outcomes.live !== progress.of) throw new Error(`Imported ${JSON.stringify(progress)}`);
    return;
  }
}

async function answered<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`Returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
