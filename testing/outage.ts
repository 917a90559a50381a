import { sql } from 'kysely';
import type { Site } from './site.ts';
import { until } from './until.ts';

/** Takes this site's database away, with the help of another site. The returned function ends the outage. */
export async function takeDatabaseDown({ database }: Site, asker: Site): Promise<() => Promise<unknown>> {
  const name = database.config.database!;
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(asker.db);
  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(asker.db);
  return () => allow(true);
}

/** Waits until requests fail with this error. */
export const noticed = ({ url }: Site): Promise<void> =>
  until('the site has noticed that its database is away', async () => (await fetch(`${url}/readyz`)).status === 503);
