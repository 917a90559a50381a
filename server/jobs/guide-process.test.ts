import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { sellMany } from '../../testing/guide.ts';
import { keepGuide } from '../flows/guide/keep-guide.ts';
import { workOnGuide } from './guide-process.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: ReturnType<typeof connectWithRetry>;
beforeAll(async () => {
  database = await freshDatabase();
  connection = connectWithRetry(database.config, 2);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const fits = async () => (await sql`select from guide_fits`.execute(connection.db)).rows.length;

test('another process fits the sales, describes the market and says what that took', async () => {
  const { db } = connection;
  await sellMany(
    { db },
    { make: 'Karin', model: 'Sultan', amounts: Array.from({ length: 12 }, (_, n) => 20_000 + 100 * n) },
  );
  const { cpuSeconds, megabytes } = await workOnGuide('refit', database.config);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(megabytes).toBeGreaterThan(0);
  const { rows } = await sql`select sales, base is not null as "isKnown" from guide_models`.execute(db);
  expect(rows).toEqual([{ sales: 12, isKnown: true }]);
  const { rows: overviews } =
    await sql`select (figures -> 'total' ->> 'sold')::int as sold from guide_overview`.execute(db);
  expect(overviews).toEqual([{ sold: 12 }]);
});

test('a failure is an error that names the cause, so that the job starts again', async () => {
  await expect(workOnGuide('refit', { ...database.config, database: 'absent' })).rejects.toThrow(
    /price guide wasn’t updated \(refit\): .*database "absent" does not exist/,
  );
});

test('a site that stops ends the process', async () => {
  const before = await fits();
  const stopping = new AbortController();
  const work = workOnGuide('refit', database.config, stopping.signal);
  stopping.abort();
  await expect(work).rejects.toThrow('aborted');
  expect(await fits()).toBe(before);
});

test('a site without a fit gets its first one, and later only what is due, with new figures every hour', async () => {
  const { db } = connection;
  const asked: string[] = [];
  const work = { refit: async () => asked.push('refit'), describe: async () => asked.push('describe') };
  await sql`truncate guide_fits, guide_overview`.execute(db);
  await keepGuide(db, new Date(), work);
  expect(asked).toEqual(['refit']);
  await workOnGuide('refit', database.config);
  await keepGuide(db, new Date(), work);
  expect(asked).toEqual(['refit']);
  await keepGuide(db, new Date(Date.now() + 61 * 60_000), work);
  expect(asked).toEqual(['refit', 'describe']);
});
