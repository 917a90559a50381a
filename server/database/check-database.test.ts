import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connectWithRetry } from '../testing/connect-with-retry.ts';
import { databaseUrl } from '../testing/database-url.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { checkDatabase } from './check-database.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './versions.ts';

async function asAdmin(database: string, ...statements: string[]) {
  const client = new pg.Client({ ...inject('postgresAdmin'), database });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own, and another role that is let in. */
async function ownDatabase(options?: { empty: boolean }) {
  const database = await freshDatabase(options);
  const stranger = `stranger_${randomUUID().slice(0, 8)}`;
  const name = database.config.database!;
  await asAdmin(name, `create role ${stranger} login password 'p'`);
  onTestFinished(async () => {
    await database.drop();
    await asAdmin('postgres', `drop role ${stranger}`);
  });
  return { config: database.config, name, stranger };
}

const check = (config: pg.ClientConfig, isDemo = true) =>
  checkDatabase({ connectionString: databaseUrl(config) }, isDemo);

test('a database that is empty, and one that is in use, will do', async () => {
  const full = await ownDatabase();
  const empty = await ownDatabase({ empty: true });
  await check(full.config);
  await check(empty.config);
});

test('a wrong password, port, host and name are told apart, and the password is not repeated', async () => {
  const { config } = await ownDatabase({ empty: true });
  await expect(check({ ...config, password: 'open-sesame' })).rejects.toThrow(
    /^PostgreSQL in \S+ refuses the password of the user "forecourt_site"\. Check DATABASE_URL\.$/,
  );
  await expect(check({ ...config, password: '' })).rejects.toThrow(
    /asks for the password of the user "forecourt_site", and DATABASE_URL holds none\.$/,
  );
  await expect(check({ ...config, port: 1 })).rejects.toThrow(
    /^No PostgreSQL answers in \S+\. Start it, or correct host/,
  );
  await expect(check({ ...config, host: '127.0.0.1', port: 1 })).rejects.toThrow(
    'No PostgreSQL answers at 127.0.0.1:1.',
  );
  await expect(check({ ...config, host: 'nowhere.invalid' })).rejects.toThrow('No machine named nowhere.invalid');
  await expect(check({ ...config, database: 'nothing' })).rejects.toThrow(
    /has no database named "nothing"\. Make it with: createdb --owner=forecourt_site nothing$/,
  );
});

test('a user who does not own the database is told what to do', async () => {
  const { config, name, stranger } = await ownDatabase({ empty: true });
  await expect(check({ ...config, user: stranger, password: 'p' })).rejects.toThrow(
    `The user "${stranger}" may not make tables in the database "${name}". It must own it: alter database`,
  );
});

test('tables that belong to somebody else are told before the first migration trips over them', async () => {
  const { config, name, stranger } = await ownDatabase();
  await asAdmin(name, `alter database ${name} owner to ${stranger}`);
  await expect(check({ ...config, user: stranger, password: 'p' })).rejects.toThrow(
    `The tables in the database "${name}" belong to "forecourt_site", and DATABASE_URL names the user "${stranger}".`,
  );
});

test('an older version leaves a newer database alone', async () => {
  const { config, name } = await ownDatabase();
  await asAdmin(name, "insert into kysely_migration values ('9999-from-the-future.sql', '2040-01-01')");
  await expect(check(config)).rejects.toThrow(
    /^This database was brought up to date by a newer Forecourt \(9999-from-the-future\.sql\), which this one does not know\./,
  );
});

test('an older version starts on a newer database whose migrations tolerate it, and on no other', async () => {
  const { config, name } = await ownDatabase();
  await asAdmin(name, "insert into kysely_migration values ('9998-a-column-more.from-0070.sql', '2040-01-01')");
  await check(config);
  const { db, pool, close } = connectWithRetry(config, 2);
  await migrate(db, pool);
  await close();
  await asAdmin(name, "insert into kysely_migration values ('9999-a-column-less.from-9998.sql', '2040-01-01')");
  await expect(check(config)).rejects.toThrow('by a newer Forecourt (9999-a-column-less.from-9998.sql)');
});

test('a migration tolerates only servers from before it', async () => {
  const told = (await migrationNames()).filter((name) => name.includes('.from-'));
  for (const name of told) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.from-\d{4}\.sql$/);
  for (const name of told) expect(name.slice(0, 4) > name.slice(-8, -4), name).toBe(true);
});

test('the demo’s database is refused to a real site before anything is done to it', async () => {
  const { config, name } = await ownDatabase();
  await asAdmin(name, 'insert into site (is_demo) values (true)');
  await expect(check(config, false)).rejects.toThrow('This database holds the demo world');
});
