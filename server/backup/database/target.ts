import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Client, type ClientConfig } from 'pg';
import { liveName } from '../../lib/process-name.ts';
import { StartError } from '../../lib/start-error.ts';
import { markerTable } from './catalogue.ts';

/** Names of the site's own connections. Others may stay connected. */
const siteNames = ['forecourt', `${liveName}%`];

export async function connectTo(config: ClientConfig): Promise<Client & AsyncDisposable> {
  const client = new pg.Client({ ...config, application_name: 'forecourt backup', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end().catch(() => undefined) });
}

type Found = 'nothing' | 'half' | 'site' | 'other';

/** Determines what the target database contains. */
async function inspectTarget(client: Client): Promise<Found> {
  const { rows } = await client.query<{ half: string | null; site: string | null; any: boolean }>(`
    select to_regclass('${markerTable}') as half, to_regclass('public.kysely_migration') as site,
      exists (select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as any`);
  const { half, site, any } = rows[0]!;
  if (half) return 'half';
  if (site) return 'site';
  return any ? 'other' : 'nothing';
}

/** Connections of a site that has just stopped are listed a moment longer, so this checks twice. */
async function isUsed(client: Client): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and application_name like any($1)',
      [siteNames],
    );
    if (!rowCount) return false;
    await pause(100);
  }
  return true;
}

/**
 * Prepares the target: it must be empty, explicitly replaceable, or left over from an interrupted restore, and not in
 * use.
 */
export async function prepareTarget(client: Client, { mayReplace }: { mayReplace: boolean }): Promise<void> {
  if (await isUsed(client)) throw new StartError('Forecourt is running on this database. Stop it first.');
  const found = await inspectTarget(client);
  if (found === 'other')
    throw new StartError('This database contains something other than Forecourt. Use an empty one.');
  if (found === 'site' && !mayReplace)
    throw new StartError(
      'This database already contains a site. Restore into an empty DATA_DIR or an empty database, or use --replace, which deletes the current data.',
    );
  await client.query('begin');
  if (found !== 'nothing')
    await client.query(
      ['drop schema if exists public, demo, graphile_worker cascade', 'create schema public'].join('; '),
    );
  await client.query(`create table ${markerTable} (since timestamptz not null default now())`);
  await client.query('commit');
}
