import type { ClientConfig, Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import { checkDatabase } from '../../database/check-database.ts';
import { isUpToDate } from '../../database/versions.ts';
import { StartError } from '../../start/start-error.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const oldestVersion = 15;

/** Reached as the site reaches it; what stands in the way is told in the words of a start. */
export async function reachable(reach: () => Promise<ClientConfig>, { demo }: Pick<Config, 'demo'>) {
  try {
    const config = await reach();
    await checkDatabase(config, demo);
    return { config, finding: null };
  } catch (error) {
    const said = error instanceof StartError ? error.message : `It cannot be reached (${String(error)}).`;
    return { config: null, finding: wrong('database', said, 'Without it nothing works: mend this first.') };
  }
}

export async function lookAtContent(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query<{ version: string; number: number; bytes: number; oldest: number | null }>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_database_size(current_database())::float8 as bytes,
      (select extract(epoch from now() - min(xact_start))::float8 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as oldest`);
  const { version, number, bytes, oldest } = rows[0]!;
  const said = `PostgreSQL ${version} with ${(bytes / 1024 ** 2).toFixed(0)} MB`;
  if (Math.floor(number / 10_000) < oldestVersion)
    return wrong(
      'content',
      `${said}.`,
      `Forecourt was tried from PostgreSQL ${oldestVersion} on: move to a newer one.`,
    );
  if (!(await isUpToDate(pool)))
    return warning('content', `${said}, not brought up to date yet.`, 'Start this version of the site: it does that.');
  if ((oldest ?? 0) > 3600)
    return warning(
      'content',
      `${said}; a transaction is open for ${Math.round((oldest ?? 0) / 60)} minutes, so nothing old can be cleared away.`,
      'Find who holds it in pg_stat_activity, and end it.',
    );
  return ok('content', `${said}, up to date.`);
}
