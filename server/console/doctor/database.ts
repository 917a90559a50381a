import type { ClientConfig, Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import { checkDatabase } from '../../database/check-database.ts';
import { isUpToDate } from '../../database/versions.ts';
import { StartError } from '../../lib/start-error.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const oldestVersion = 15;

/** Connects the way the site does, and reports problems with the same messages as a start. */
export async function reachable(reach: () => Promise<ClientConfig>, { demo }: Pick<Config, 'demo'>) {
  try {
    const config = await reach();
    await checkDatabase(config, demo);
    return { config, finding: null };
  } catch (error) {
    const message = error instanceof StartError ? error.message : `It can’t be reached (${String(error)}).`;
    return { config: null, finding: wrong('database', message, 'Nothing works without it, so fix this first.') };
  }
}

export async function checkContent(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ version: string; number: number; bytes: number; oldest: number | null }>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_database_size(current_database())::float8 as bytes,
      (select extract(epoch from now() - min(xact_start))::float8 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as oldest`);
  const { version, number, bytes, oldest } = rows[0]!;
  const summary = `PostgreSQL ${version} with ${(bytes / 1024 ** 2).toFixed(0)} MB`;
  if (Math.floor(number / 10_000) < oldestVersion)
    return wrong(
      'content',
      `${summary}.`,
      `Forecourt is tested with PostgreSQL ${oldestVersion} and later. Upgrade to a newer version.`,
    );
  if (!(await isUpToDate(pool)))
    return warning(
      'content',
      `${summary}, not migrated yet.`,
      'Start this version of the site, which migrates the database.',
    );
  if ((oldest ?? 0) > 3600)
    return warning(
      'content',
      `${summary}. A transaction has been open for ${Math.round((oldest ?? 0) / 60)} minutes, so old rows can’t be cleaned up.`,
      'Find its connection in pg_stat_activity and end it.',
    );
  return ok('content', `${summary}, up to date.`);
}
