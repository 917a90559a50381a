import type { Client } from 'pg';
import { StartError } from '../../start/start-error.ts';
import type { Opening, Sequence, TableColumns } from '../manifest.ts';
import { workerMigration } from '../take-backup.ts';
import { copyIn } from './copy.ts';
import { copyInText, listTables, markerTable, obstacles, plainSettings } from './catalogue.ts';

/**
 * Puts rows into tables that were just made, in one transaction: as they were, no trigger reckons anything anew. What
 * the migrations put there themselves goes first. Foreign keys and unique indexes are made again over all of it, so
 * what would contradict them is found.
 */
export async function beginLoading(client: Client, { tables, workerMigration: worker }: Opening) {
  await client.query('begin');
  await client.query(plainSettings);
  await client.query("set local maintenance_work_mem = '128MB'; set local lock_timeout = '60s'");
  const here = await workerMigration(client);
  if ((worker ?? 0) > (here ?? 0))
    throw new StartError('This backup was made by a newer Forecourt, whose queue of jobs this one does not know.');
  const known = refuseUnknown(await listTables(client), tables);
  const { takeOff, putBack } = await obstacles(client);
  for (const statement of takeOff) await client.query(statement);
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`);

  return {
    async table(name: string, content: AsyncIterable<Buffer>): Promise<number> {
      const table = known.get(name);
      if (!table) throw new StartError(`The backup holds a table ${name} that its own list does not name.`);
      return copyIn(client, copyInText(table), content);
    },
    async sequences(all: readonly Sequence[]): Promise<void> {
      for (const { name, value, isCalled } of all)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
    },
    /** With this the site is there, and not before. */
    async finish(): Promise<void> {
      for (const statement of putBack) await client.query(statement);
      await client.query(`drop table ${markerTable}`);
      await client.query('commit');
      await client.query('analyze');
    },
  };
}

function refuseUnknown(here: readonly TableColumns[], given: readonly TableColumns[]): Map<string, TableColumns> {
  const columnsOf = new Map(here.map(({ table, columns }) => [table, new Set(columns)]));
  for (const { table, columns } of given) {
    const known = columnsOf.get(table);
    const strange = known ? columns.find((column) => !known.has(column)) : '';
    if (strange !== undefined)
      throw new StartError(
        `The backup holds ${strange ? `a column ${strange} of ` : ''}the table ${table}, which this version does not make. Restore it with the version that made it.`,
      );
  }
  return new Map(given.map((table) => [table.table, table]));
}
