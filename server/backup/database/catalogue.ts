import pg, { type Client } from 'pg';
import type { Sequence, TableColumns } from '../manifest.ts';

const named = (schema: string, name: string) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Our own tables: neither PostgreSQL's nor an extension's. */
const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

/** Written by the migrations themselves, so not restored. */
const madeByMigrations = ['"public"."kysely_migration_lock"', '"graphile_worker"."migrations"'];

/** No worker is running a job after a restore, so these columns come back empty. */
const asIfIdle: Record<string, readonly string[]> = {
  '"graphile_worker"."_private_jobs"': ['locked_at', 'locked_by'],
  '"graphile_worker"."_private_job_queues"': ['locked_at', 'locked_by'],
};

/**
 * Every table with its stored columns, without generated ones. Unlogged tables are skipped, because any crash empties
 * them.
 */
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

/** Selects the rows of a table as a backup stores them, in physical order. */
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

/** Makes PostgreSQL write the same value the same way, whatever its configuration. */
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

/** Exists while a restore is running, so that no site starts on partial data. */
export const markerTable = '"public"."restore_under_way"';

/**
 * Triggers, foreign keys and indexes that prevent loading raw rows. Dropped first and restored afterwards, in one
 * transaction.
 */
export async function obstacles(client: Client): Promise<{ drop: string[]; recreate: string[] }> {
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
  // Building an index once over all rows takes a fraction of the time.
  const indexes = await ask(`
    select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
    from pg_index join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and indisvalid and not indisprimary and not indisclustered and not indisreplident
      and not exists (select from pg_constraint where conindid = indexrelid) and ${ours}`);
  const drop = [...triggers, ...foreignKeys, ...indexes].map(({ off }) => off);
  const recreate = [...indexes, ...foreignKeys, ...triggers].map(({ back }) => back);
  return { drop, recreate };
}
