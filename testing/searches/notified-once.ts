import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { fileQuery } from '../../server/flows/searches/file-query.ts';
import { isolatedEnv } from '../isolated-env.ts';
import { noticesWritten } from '../notices/scene.ts';
import { startProcess, type ServerProcess } from '../process.ts';
import { seededRandom } from '../random.ts';
import { compared } from './compared.ts';

const watched = ['red', 'blue'] as const;
/** No one has a search for it, so a car may change in any way while it has this colour. */
const unwatched = 'green';
const eventsAtOnce = 12;

interface Run {
  processes: number;
  events: number;
  seed: number;
}

interface Heard {
  user_id: number;
  kind: string;
  cars: number[];
}

/**
 * Random changes of cars while the servers that compare them are killed. Everyone has two searches for a colour, which
 * are one alert per car. Returns what everyone should have been notified of, what they were, and how often a server was
 * killed while changes waited.
 */
export async function liveThroughKills({ processes, events, seed }: Run) {
  const random = seededRandom(seed);
  const { db, env } = await isolatedEnv();
  await sql`delete from matching_due`.execute(db);
  const seller = await sellerOf(db);
  const watchers = await watchersOf(db, seller);
  const known: number[] = [];
  for (let car = 0; car < events / 10; car += 1) known.push(await list(db, seller, random.pick(watched)));
  await sql`delete from matching_due`.execute(db);
  for (const [at, userId] of watchers.entries()) await saveTwo(db, userId, watched[at % 2]!);

  const cars = new Map<number, string>();
  const cheaper = new Set<number>();
  const kinds: (() => Promise<void>)[] = [
    async () => {
      const colour = random.pick([...watched, unwatched]);
      cars.set(await list(db, seller, colour), colour);
    },
    async () => {
      // A car that begins to match, and one that no one watches.
      const [id] = [...cars].find(([, colour]) => colour === unwatched) ?? [];
      if (id === undefined) return;
      const colour = random.pick(watched);
      await sql`update cars set colour = ${colour} where id = ${id}`.execute(db);
      cars.set(id, colour);
    },
    async () => {
      await sql`update cars set description = 'Still a car' where id = any (
        select id from cars where seller_id = ${seller} and status = 'active' order by random() limit 3)`.execute(db);
    },
    async () => {
      // Leaves the market and returns, like all cars of a membership that ends.
      const id = random.pick([...cars.keys()]);
      if (id === undefined) return;
      await sql`update cars set is_hidden = true where id = ${id}`.execute(db);
      await sql`update cars set is_hidden = false where id = ${id}`.execute(db);
    },
    async () => {
      const id = known.find((one) => !cheaper.has(one));
      if (id === undefined) return;
      await sql`update cars set price = 30000, original_price = 40000 where id = ${id}`.execute(db);
      cheaper.add(id);
    },
  ];

  let kills = 0;
  const servers: ServerProcess[] = [];
  for (let process = 0; process < processes; process += 1) servers.push(await startProcess(env));
  for (let event = 0; event < events; event += 1) {
    await random.pick(kinds)();
    if (event % eventsAtOnce !== eventsAtOnce - 1) continue;
    const victim = random.below(processes);
    await servers[victim]!.stop('SIGKILL');
    if (await isDue(db)) kills += 1;
    servers[victim] = await startProcess(env);
  }
  await sql`select graphile_worker.add_job('match_late')`.execute(db);
  await compared({ db });
  await sql`update announcements set created_at = created_at - interval '1 minute' where notices_due`.execute(db);
  await sql`select graphile_worker.add_job('tell_late')`.execute(db);
  await noticesWritten({ db });

  const colours = await coloursOf(db, known);
  const expected = watchers.flatMap((user_id, at): Heard[] => {
    const fresh = [...cars].filter(([, colour]) => colour === watched[at % 2]).map(([id]) => id);
    const lowered = [...cheaper].filter((id) => colours.get(id) === watched[at % 2]);
    return [
      { user_id, kind: 'searches_cheaper', cars: inOrder(lowered) },
      { user_id, kind: 'searches_matched', cars: inOrder(fresh) },
    ].filter((one) => one.cars.length > 0);
  });
  return {
    kills,
    cars: cars.size,
    watchers: watchers.length,
    expected,
    heard: await heardBy(db),
    lines: await linesOf(db),
  };
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

const sellerOf = async (db: Database): Promise<number> =>
  (
    await db
      .selectFrom('cars')
      .select('seller_id')
      .where('status', '=', 'active')
      .where('dealer_id', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).seller_id;

/** One user of each other account. */
async function watchersOf(db: Database, seller: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select min(users.id) as id from users join users as seller on seller.id = ${seller}
    where users.game_account_id <> seller.game_account_id and users.standing = 'active'
    group by users.game_account_id order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

async function saveTwo(db: Database, user_id: number, colour: (typeof watched)[number]): Promise<void> {
  for (const filters of [
    { make: 'Karin', colour },
    { model: 'sultan', colour, maxPrice: 50_000 },
  ])
    await db.transaction().execute(async (tx) => {
      const query_id = await fileQuery(tx, filters);
      const search = { user_id, query_id, name: 'Mine', filters: JSON.stringify(filters), frequency: 'instant' };
      await tx.insertInto('saved_searches').values(search).execute();
    });
}

async function list(db: Database, seller: number, colour: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cars (seller_id, status, make, model, year, price, original_price, body_class, description, colour, published_at, expires_at)
    values (${seller}, 'active', 'Karin', 'Sultan', 2020, 40000, 40000, 'Sports', 'A car', ${colour}, now(), now() + interval '30 days')
    returning id`.execute(db);
  return rows[0]!.id;
}

const isDue = async (db: Database): Promise<boolean> =>
  (await sql`select from matching_due limit 1`.execute(db)).rows.length > 0;

async function coloursOf(db: Database, ids: readonly number[]) {
  const rows = await db.selectFrom('cars').select(['id', 'colour']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, colour }) => [id, colour]));
}

/** Every car of every announcement, with repetitions. */
async function heardBy(db: Database): Promise<Heard[]> {
  const { rows } = await sql<Heard>`
    select (data ->> 'userId')::float8 as user_id, kind, array_agg(car::float8 order by car::float8) as cars
    from announcements, jsonb_array_elements_text(data::jsonb -> 'carIds') as car
    where kind in ('searches_matched', 'searches_cheaper') group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** The cars that the notifications themselves name, by user. One of them has several if they were compared together. */
async function linesOf(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ user_id: number; cars: number }>`
    select user_id, sum((facts ->> 'cars')::int)::float8 as cars from notices
    where kind in ('search_matched', 'search_cheaper') group by user_id`.execute(db);
  return new Map(rows.map(({ user_id, cars }) => [user_id, cars]));
}
