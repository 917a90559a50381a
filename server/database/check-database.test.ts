import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
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

/** Its own database, and another role with access to it. */
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

test('accepts an empty database, and one in use', async () => {
  const full = await ownDatabase();
  const empty = await ownDatabase({ empty: true });
  await check(full.config);
  await check(empty.config);
});

test('distinguishes a wrong password, port, host and name without repeating the password', async () => {
  const { config } = await ownDatabase({ empty: true });
  await expect(check({ ...config, password: 'open-sesame' })).rejects.toThrow(
    /^PostgreSQL in \S+ rejects the password of the user "forecourt_site"\. Check DATABASE_URL\.$/,
  );
  await expect(check({ ...config, password: '' })).rejects.toThrow(
    /requires a password for the user "forecourt_site", but DATABASE_URL contains none\.$/,
  );
  await expect(check({ ...config, port: 1 })).rejects.toThrow(
    /^No PostgreSQL responds in \S+\. Start it, or correct host/,
  );
  await expect(check({ ...config, host: '127.0.0.1', port: 1 })).rejects.toThrow(
    'No PostgreSQL responds at 127.0.0.1:1.',
  );
  await expect(check({ ...config, host: 'nowhere.invalid' })).rejects.toThrow(
    'The host nowhere.invalid is unknown here',
  );
  await expect(check({ ...config, database: 'nothing' })).rejects.toThrow(
    /has no database named "nothing"\. Create it with: createdb --owner=forecourt_site nothing$/,
  );
});

test('a user who doesn’t own the database gets instructions', async () => {
  const { config, name, stranger } = await ownDatabase({ empty: true });
  await expect(check({ ...config, user: stranger, password: 'p' })).rejects.toThrow(
    `The user "${stranger}" can’t create tables in the database "${name}". Make it the owner: alter database`,
  );
});

test('reports tables of another owner before the first migration fails on them', async () => {
  const { config, name, stranger } = await ownDatabase();
  await asAdmin(name, `alter database ${name} owner to ${stranger}`);
  await expect(check({ ...config, user: stranger, password: 'p' })).rejects.toThrow(
    `The tables in the database "${name}" belong to "forecourt_site", but DATABASE_URL names the user "${stranger}".`,
  );
});

test('an older version refuses a newer database', async () => {
  const { config, name } = await ownDatabase();
  await asAdmin(name, "insert into kysely_migration values ('9999-from-the-future.sql', '2040-01-01')");
  await expect(check(config)).rejects.toThrow(
    /^This database was migrated by a newer version of Forecourt \(9999-from-the-future\.sql\), which this version doesn’t know\./,
  );
});

test('an older version starts on a newer database only if its migrations tolerate it', async () => {
  const { config, name } = await ownDatabase();
  await asAdmin(name, "insert into kysely_migration values ('9998-a-column-more.from-0070.sql', '2040-01-01')");
  await check(config);
  const { db, pool, close } = connectWithRetry(config, 2);
  await migrate(db, pool);
  await close();
  await asAdmin(name, "insert into kysely_migration values ('9999-a-column-less.from-9998.sql', '2040-01-01')");
  await expect(check(config)).rejects.toThrow('by a newer version of Forecourt (9999-a-column-less.from-9998.sql)');
});

test('a migration tolerates only servers older than itself', async () => {
  const compatible = (await migrationNames()).filter((name) => name.includes('.from-'));
  for (const name of compatible) expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.from-\d{4}\.sql$/);
  for (const name of compatible) expect(name.slice(0, 4) > name.slice(-8, -4), name).toBe(true);
});

test('refuses the demo’s database on a real site before changing anything', async () => {
  const { config, name } = await ownDatabase();
  await asAdmin(name, 'insert into site (is_demo) values (true)');
  await expect(check(config, false)).rejects.toThrow('This database contains the demo');
});
