import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { databaseTypes } from '../../testing/database-types.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { locks } from './locks.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './versions.ts';

async function connections(count: number) {
  const database = await freshDatabase({ empty: true });
  const all = Array.from({ length: count }, () => connectWithRetry(database.config, 4));
  onTestFinished(async () => {
    await Promise.all(all.map(({ close }) => close()));
    await database.drop();
  });
  return all;
}

test('five processes that start together on an empty database all find it migrated', async () => {
  const all = await connections(5);
  await Promise.all(all.map(({ db, pool }) => migrate(db, pool)));
  for (const { db } of all) expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('a migration backs off from a locked table, says so and retries, so users are still served', async () => {
  const [starting, serving] = await connections(2);
  const before = (await migrationNames()).filter((name) => name < '0077');
  const client = await serving!.pool.connect();
  onTestFinished(() => client.release(true));
  await migrate(starting!.db, starting!.pool, { only: new Set(before) });
  // 0077 changes the users and 0078 the deliveries in one transaction. This one has locked the second and wants the
  // first.
  await client.query('begin');
  await client.query('select from webhook_deliveries');
  const said = Promise.withResolvers<string>();
  const migrated = migrate(starting!.db, starting!.pool, { onWaiting: said.resolve });
  expect(await said.promise).toMatch(
    /^The migration 0078-\S+ is waiting for a table: .* process \d+ .* It will be retried\.$/,
  );
  const waiting = "select from pg_locks where not granted and relation = 'webhook_deliveries'::regclass";
  await expect.poll(async () => (await serving!.pool.query(waiting)).rowCount).toBe(1);
  await client.query('select from users');
  await client.query('commit');
  await migrated;
  const done = await serving!.pool.query('select from kysely_migration');
  expect(done.rowCount).toBe((await migrationNames()).length);
});

/** Runs far longer than any test, like a migration of a large table. */
const longMigration = `
  import { connect } from ${JSON.stringify(import.meta.resolve('./database.ts'))};
  const { pool } = connect(JSON.parse(process.argv[1]), 1, { statementTimeoutMs: 0 });
  await pool.query('select pg_advisory_lock(${locks.migrations}), pg_sleep(3600)');
`;

test('a start doesn’t wait for what a killed one left in the database', async () => {
  const database = await freshDatabase({ empty: true });
  const { db, pool, close } = connectWithRetry(database.config, 4);
  onTestFinished(() => close().then(database.drop));
  const killed = spawn(process.execPath, ['--input-type=module', '-e', longMigration, JSON.stringify(database.config)]);
  onTestFinished(() => void killed.kill('SIGKILL'));
  const working = `select from pg_stat_activity where query like '%pg_sleep(3600)%' and wait_event = 'PgSleep'`;
  await expect.poll(async () => (await pool.query(working)).rowCount).toBe(1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await migrate(db, pool);
  expect((await pool.query(working)).rowCount).toBe(0);
});

test('the generated types match the migrations', async () => {
  const [only] = await connections(1);
  await migrate(only!.db, only!.pool);
  const written = await readFile(new URL('types.generated.ts', import.meta.url), 'utf8');
  expect(await databaseTypes(only!.db), 'run: npm run generate:types').toBe(written);
});
