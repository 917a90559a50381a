import type { Client } from 'pg';
import { StartError } from '../../lib/start-error.ts';
import type { Opening, Sequence, TableColumns } from '../manifest.ts';
import { workerMigration } from '../take-backup.ts';
import { copyIn } from './copy.ts';
import { copyInText, listTables, markerTable, obstacles, plainSettings } from './catalogue.ts';

/**
 * Loads rows into newly created tables in one transaction, unchanged and without triggers. Rows inserted by migrations
 * are deleted first. Foreign keys and unique indexes are recreated over all rows, so violations are found.
 */
export async function beginLoading(client: Client, { tables, workerMigration: worker }: Opening) {
  await client.query('begin');
  await client.query(plainSettings);
  await client.query("set local maintenance_work_mem = '128MB'; set local lock_timeout = '60s'");
  const here = await workerMigration(client);
  if ((worker ?? 0) > (here ?? 0))
    throw new StartError(
      'This backup was made by a newer version of Forecourt, whose job queue this version doesn’t know.',
    );
  const known = refuseUnknown(await listTables(client), tables);
  const { drop, recreate } = await obstacles(client);
  for (const statement of drop) await client.query(statement);
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`);

  return {
    async table(name: string, content: AsyncIterable<Buffer>): Promise<number> {
      const table = known.get(name);
      if (!table) throw new StartError(`The backup contains a table ${name} that isn’t in its own list.`);
      return copyIn(client, copyInText(table), content);
    },
    async sequences(all: readonly Sequence[]): Promise<void> {
      for (const { name, value, isCalled } of all)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
    },
    /** Only now does the site exist. */
    async finish(): Promise<void> {
      for (const statement of recreate) await client.query(statement);
      await client.query(`drop table ${markerTable}`);
      await client.query('commit');
      await client.query('analyze');
    },
  };
}

function refuseUnknown(here: readonly TableColumns[], listed: readonly TableColumns[]): Map<string, TableColumns> {
  const columnsOf = new Map(here.map(({ table, columns }) => [table, new Set(columns)]));
  for (const { table, columns } of listed) {
    const known = columnsOf.get(table);
    const unknownColumn = known ? columns.find((column) => !known.has(column)) : '';
    if (unknownColumn !== undefined)
      throw new StartError(
        `The backup contains ${unknownColumn ? `a column ${unknownColumn} of ` : ''}the table ${table}, which this version doesn’t have. Restore it with the version that made it.`,
      );
  }
  return new Map(listed.map((table) => [table.table, table]));
}
