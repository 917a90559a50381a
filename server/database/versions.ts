import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { StartError } from '../lib/start-error.ts';

export const migrationFolder = new URL('migrations/', import.meta.url);

export const migrationNames = async () => (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql'));

type Asked = Pick<pg.ClientBase, 'query'>;

/**
 * A database with unknown migrations belongs to a newer version, whose rules we might break, unless all of them are
 * marked to tolerate us.
 */
export async function refuseNewer(client: Asked): Promise<void> {
  const known = await migrationNames();
  const unknown = (await migrationsDone(client)).filter((name) => !known.includes(name));
  const unknownMigration = unknown.findLast((name) => !toleratesServersOf(name, known));
  if (!unknownMigration) return;
  throw new StartError(
    `This database was migrated by a newer version of Forecourt (${unknownMigration}), which this version doesn’t know. Start the newer version, or restore a backup from before the update.`,
  );
}

/**
 * `0080-name.from-0076.sql` says that servers which know 0076 can run during and after it. Only the name says so,
 * because an older server knows nothing else about it (decision 049).
 */
export function toleratesServersOf(name: string, known: readonly string[]): boolean {
  const from = /\.from-(\d{4})\.sql$/.exec(name)?.[1];
  return from !== undefined && known.some((one) => one.slice(0, 4) >= from);
}

/** An interrupted restore leaves something that looks like a site but isn't. */
export async function refuseHalfRestored(client: Asked): Promise<void> {
  const { rows } = await client.query<{ half: string | null }>(
    "select to_regclass('public.restore_under_way') as half",
  );
  if (rows[0]?.half)
    throw new StartError('A restore into this database is running or was interrupted. Run "npm run restore" again.');
}

export async function isUpToDate(client: Asked): Promise<boolean> {
  const done = new Set(await migrationsDone(client));
  return (await migrationNames()).every((name) => done.has(name));
}

async function migrationsDone(client: Asked): Promise<string[]> {
  const table = await client.query<{ found: string | null }>("select to_regclass('public.kysely_migration') as found");
  if (!table.rows[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
}
