import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ensurePages } from '../../../testing/built-pages.ts';
import { isolatedEnv } from '../../../testing/isolated-env.ts';
import { allTold } from '../../../testing/notices/told.ts';
import { startProcess } from '../../../testing/process.ts';
import { until } from '../../../testing/until.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import type { Database } from '../../database/database.ts';
import { fileQuery } from './file-query.ts';

beforeAll(() => ensurePages());

const killsAtWork = 3;
const eventsPerRound = 30;

test(
  'everyone is notified exactly once of every car that matches, though the server is killed while it compares',
  { timeout: 6 * testMs },
  async () => {
    const { db, env } = await isolatedEnv();
    await sql`delete from matching_due`.execute(db);
    const seller = await db
      .selectFrom('cars')
      .select(['seller_id', 'dealer_id'])
      .where('status', '=', 'active')
      .where('dealer_id', 'is', null)
      .executeTakeFirstOrThrow();
    const { rows: people } = await sql<{ id: number }>`
      select min(users.id) as id from users join users as seller on seller.id = ${seller.seller_id}
      where users.game_account_id <> seller.game_account_id and users.standing = 'active' group by users.game_account_id`.execute(
      db,
    );
    const colours = ['red', 'blue'] as const;
    for (const [at, { id }] of people.entries())
      for (const filters of [{ colour: colours[at % 2]! }, { make: 'Karin', colour: colours[at % 2]! }])
        await db.transaction().execute(async (tx) => {
          const query_id = await fileQuery(tx, filters);
          const search = {
            user_id: id,
            query_id,
            name: 'Mine',
            filters: JSON.stringify(filters),
            frequency: 'instant',
          };
          await tx.insertInto('saved_searches').values(search).execute();
        });
    const list = (colour: string) =>
      sql`
      insert into cars (seller_id, status, make, model, year, price, original_price, body_class, description, colour, published_at, expires_at)
      values (${seller.seller_id}, 'active', 'Karin', 'Sultan', 2020, 40000, 40000, 'Sports', 'A car', ${colour}, now(), now() + interval '30 days')`.execute(
        db,
      );
    let kills = 0;
    let events = 0;
    let server = await startProcess(env);
    while (kills < killsAtWork) {
      for (let event = 0; event < eventsPerRound; event++) await list(colours[event % 2]!);
      events += eventsPerRound;
      // Changes that match nothing new.
      await sql`update cars set description = 'Still a car' where description = 'A car' and id % 2 = 0`.execute(db);
      await server.stop('SIGKILL');
      if (await isDue(db)) kills += 1;
      server = await startProcess(env);
    }
    await sql`select graphile_worker.add_job('match_late')`.execute(db);
    await until('every change is compared', async () => !(await isDue(db)));
    await sql`update announcements set created_at = created_at - interval '1 minute' where notices_due`.execute(db);
    await sql`select graphile_worker.add_job('tell_late')`.execute(db);
    await allTold({ db });

    const { rows: told } = await sql<{ user_id: number; cars: number; distinct_cars: number; searches: number }>`
      select (data ->> 'userId')::float8 as user_id, count(*)::float8 as cars, count(distinct car)::float8 as distinct_cars,
        min(json_array_length((data -> 'searches')::json)) as searches
      from announcements, jsonb_array_elements(data::jsonb -> 'carIds') as car where kind = 'searches_matched'
      group by 1 order by 1`.execute(db);
    const each = events / 2;
    expect(people.length).toBeGreaterThan(5);
    expect(told).toEqual(
      people
        .map(({ id }) => ({ user_id: id, cars: each, distinct_cars: each, searches: 2 }))
        .toSorted((one, other) => one.user_id - other.user_id),
    );
    // A line of the bell has several cars if they were compared together.
    const { rows: lines } = await sql<{ cars: number }>`
      select sum((facts ->> 'cars')::int)::float8 as cars from notices where kind = 'search_matched' group by user_id`.execute(
      db,
    );
    expect(lines.every(({ cars }) => cars === each)).toBe(true);
  },
);

const isDue = async (db: Database): Promise<boolean> =>
  (await sql`select from matching_due limit 1`.execute(db)).rows.length > 0;
