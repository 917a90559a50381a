import pg, { type ClientConfig } from 'pg';
import { checkDatabase } from '@forecourt/server/database/check-database.ts';
import { checkSiteKind } from '@forecourt/server/database/site-kind.ts';
import { StartError } from '@forecourt/server/lib/start-error.ts';

/** Removes the demo from its database, all or nothing. Other data is kept. */
export async function emptyDemo(config: ClientConfig): Promise<void> {
  await checkDatabase(config, true);
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('begin');
    if (!(await checkSiteKind(client, true))) return await refuseSomethingElse(client);
    await refuseWhileInUse(client);
    await client.query('drop schema if exists public, demo, graphile_worker cascade; create schema public');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** An unclaimed database is empty or belongs to another program. */
async function refuseSomethingElse(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
  if (rowCount) throw new StartError('This database doesn’t contain the demo.');
}

/** Emptying it under a running site would cause errors until the next restart. */
async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name in ('forecourt', 'forecourt live')",
  );
  if (rowCount) throw new StartError('Forecourt is running on this database. Stop it first.');
}
