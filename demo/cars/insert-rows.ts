import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';

type Row = Record<string, unknown>;

/** Inserts many rows in one statement. All rows have the first row's columns. */
export async function insertRows(tx: Tx, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const name = sql.table(table);
  await sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`.execute(tx);
}

/** Reserves ids for rows about to be inserted. */
export async function takeIds(tx: Tx, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(tx);
  return rows.map(({ id }) => id);
}
