import pg, { type Client } from 'pg';
import type { Sequence, TableColumns } from '../manifest.ts';

const named = (schema: string, name: string) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Ours: neither PostgreSQL's own nor what an extension brought. */
const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

/** What migrations write of themselves is made by them again. */
const madeByMigrations = ['"public"."kysely_migration_lock"', '"graphile_worker"."migrations"'];

/** Whatever worker was busy with a job is not there after a restore: these columns come back empty. */
const asIfIdle: Record<string, readonly string[]> = {
  '"graphile_worker"."_private_jobs"': ['locked_at', 'locked_by'],
  '"graphile_worker"."_private_job_queues"': ['locked_at', 'locked_by'],
};

/** Every table with the columns that are written, not reckoned. An unlogged one is empty after any crash, and here. */
export async function listTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    select nspname as schema, relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and ${ours} order by nspname, relname`);
  return rows
    .map(({ schema, name, columns }) => ({ table: named(schema, name), columns }))
    .filter(({ table }) => !madeByMigrations.includes(table) && table !== markerTable);
}

const list = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** The rows of a table as a backup has them, in the order they lie in. */
export function rowsOf({ table, columns }: TableColumns): string {
  const idle = asIfIdle[table] ?? [];
  const chosen = columns.map((column) => (idle.includes(column) ? 'null' : pg.escapeIdentifier(column)));
  return `select ${chosen.join(', ')} from only ${table}`;
}

export const copyOutText = (table: TableColumns) =>
  asIfIdle[table.table]
    ? `copy (${rowsOf(table)}) to stdout`
    : `copy ${table.table} (${list(table.columns)}) to stdout`;

export const copyInText = ({ table, columns }: TableColumns) => `copy ${table} (${list(columns)}) from stdin`;

/** So that the same value is always written in the same way, whatever the server is set to. */
export const plainSettings = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'S' and relpersistence = 'p' and ${ours} order by nspname, relname`);
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${named(schema, name)}`,
    );
    sequences.push({ name: named(schema, name), ...found.rows[0]! });
  }
  return sequences;
}

/** There while a restore is under way: no site starts on what is half there. */
export const markerTable = '"public"."restore_under_way"';

/** What stands in the way of putting rows in as they are: taken off before, put back after, all in one transaction. */
export async function obstacles(client: Client): Promise<{ takeOff: string[]; putBack: string[] }> {
  const ask = async (text: string) => (await client.query<{ off: string; back: string }>(text)).rows;
  const triggers = await ask(`
    select format('alter table %I.%I disable trigger %I', nspname, relname, tgname) as off,
      format('alter table %I.%I enable trigger %I', nspname, relname, tgname) as back
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where not tgisinternal and tgenabled = 'O' and ${ours}`);
  const foreignKeys = await ask(`
    select format('alter table %I.%I drop constraint %I', nspname, relname, conname) as off,
      format('alter table %I.%I add constraint %I %s', nspname, relname, conname, pg_get_constraintdef(pg_constraint.oid)) as back
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' and conparentid = 0 and ${ours}`);
  // Made once over all the rows, an index takes a fraction of the time.
  const indexes = await ask(`
    select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
    from pg_index join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and indisvalid and not indisprimary and not indisclustered and not indisreplident
      and not exists (select from pg_constraint where conindid = indexrelid) and ${ours}`);
  const takeOff = [...triggers, ...foreignKeys, ...indexes].map(({ off }) => off);
  const putBack = [...indexes, ...foreignKeys, ...triggers].map(({ back }) => back);
  return { takeOff, putBack };
}
