import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { connectWithRetry } from '../../../testing/connect-with-retry.ts';
import { migrate } from '../migrate.ts';
import { startEmbedded } from './embedded.ts';

async function dataFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(folder: string) {
  const database = await startEmbedded(folder, { fsync: 'off' });
  onTestFinished(database.stop);
  return database;
}

const ask = async (config: ClientConfig, ...questions: string[]) => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const question of questions) ({ rows } = await client.query<Record<string, unknown>>(question));
    return rows;
  } finally {
    await client.end();
  }
};

const migrateAll = async (config: ClientConfig) => {
  const { db, pool, close } = connectWithRetry(config, 4);
  await migrate(db, pool).finally(close);
};

test('the site’s role owns its database and has no rights outside it', async () => {
  const { connection } = await start(await dataFolder());
  const powers = `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles
    where rolname = current_user`;
  expect(Object.values((await ask(connection, powers))[0] as object)).toEqual(Array(5).fill(false));
  await migrateAll(connection);
  for (const forbidden of [
    "copy users (name) from program 'id'",
    "select pg_read_file('postgresql.conf')",
    "alter system set listen_addresses = '*'",
    'alter role forecourt_site superuser',
    'set role forecourt',
    'create database another',
  ])
    await expect(ask(connection, forbidden), forbidden).rejects.toThrow(
      /permission denied|must be superuser|only roles/i,
    );
});

test('a data folder from when the site was the superuser still works, and everything in it changes owner', async () => {
  const folder = await dataFolder();
  const before = await start(folder);
  const { user, ...plain } = before.admin;
  // As it was: one role that created everything.
  await ask(before.admin, 'drop database forecourt', 'drop role forecourt_site', 'create database forecourt');
  const asSuperuser = { ...plain, user, database: 'forecourt' };
  await migrateAll(asSuperuser);
  await ask(asSuperuser, "insert into game_accounts (id, username) values (7, 'mara.quinn')");
  await before.stop();
  await rm(join(folder, 'postgres', 'site-password'));

  const { connection } = await start(folder);
  expect(await ask(connection, 'select username from game_accounts')).toEqual([{ username: 'mara.quinn' }]);
  const owners = `select distinct pg_get_userbyid(relowner) as owner from pg_class
    where relnamespace::regnamespace::text in ('public', 'demo', 'graphile_worker')
    union select pg_get_userbyid(nspowner) from pg_namespace where nspname in ('demo', 'graphile_worker')
    union select pg_get_userbyid(proowner) from pg_proc where pronamespace = 'graphile_worker'::regnamespace`;
  expect(await ask(connection, owners)).toEqual([{ owner: 'forecourt_site' }]);
  // Nothing belongs to another role for a following migration or a reset of the demo.
  await ask(
    connection,
    'alter table users add column later int',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  );
  await ask(connection, 'drop schema public, demo, graphile_worker cascade', 'create schema public');
  await migrateAll(connection);
});
