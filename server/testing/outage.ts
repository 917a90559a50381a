import { sql } from 'kysely';
import type { Site } from './site.ts';
import { until } from './until.ts';

/** The database of this site goes away under it; another site asks for it. Call what comes back to end the outage. */
export async function takeDatabaseAway({ database }: Site, asker: Site): Promise<() => Promise<unknown>> {
  const name = database.config.database!;
  const allow = (allowed: boolean) => sql.raw(`alter database ${name} allow_connections ${allowed}`).execute(asker.db);
  await allow(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(asker.db);
  return () => allow(true);
}

/** Somebody who asks is told so. */
export const noticed = ({ url }: Site): Promise<void> =>
  until('the site has noticed that its database is away', async () => (await fetch(`${url}/readyz`)).status === 503);
