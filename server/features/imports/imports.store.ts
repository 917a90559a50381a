import type { ImportRow, ImportProgress } from '@forecourt/contract/imports/imports.ts';
import type { RowKind, RowOutcome } from '@forecourt/contract/imports/import-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { JudgedRow } from './judge-rows.rules.ts';
import type { Facts } from './same-car.rules.ts';

interface NewImport {
  dealerId: number;
  userId: number;
  fileName: string;
  columns: readonly string[];
  notes: readonly string[];
}

/** Stores a checked file with its rows. Deletes the same user's earlier checks that were never imported. */
export async function insertImport(tx: Tx, input: NewImport, rows: readonly JudgedRow[]): Promise<number> {
  const { dealerId, userId, fileName, columns, notes } = input;
  await tx
    .deleteFrom('imports')
    .where('dealer_id', '=', dealerId)
    .where('user_id', '=', userId)
    .where('started_at', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('imports')
    .values({
      dealer_id: dealerId,
      user_id: userId,
      file_name: fileName,
      columns: JSON.stringify(columns),
      notes: JSON.stringify(notes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = rows.map(({ number, name, kind, note, problems, isNearly, cells, facts, importKey }) => ({
    number,
    name,
    kind,
    note,
    problems,
    is_nearly: isNearly,
    cells: kind === 'bad' ? cells : null,
    facts,
    import_key: importKey,
  }));
  await sql`
    insert into import_rows (import_id, number, name, kind, note, problems, is_nearly, cells, facts, import_key)
    select ${id}, number, name, kind, note, problems, is_nearly, nullif(cells, 'null'), nullif(facts, 'null'),
      decode(import_key, 'hex')
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (
      number integer, name text, kind text, note text, problems jsonb, is_nearly boolean, cells jsonb, facts jsonb,
      import_key text
    )
  `.execute(tx);
  return id;
}

type ImportHead = ImportProgress & { columns: string[]; notes: string[]; started_at: Date | null };

/** An import of this dealer, with its progress. */
export async function findImport(db: Queryable, dealerId: number, id: number): Promise<ImportHead | undefined> {
  const { rows } = await sql<ImportHead>`
    select ${headColumns}, columns, notes, started_at from imports where id = ${id} and dealer_id = ${dealerId}
  `.execute(db);
  return rows[0];
}

/** The latest import that was started and isn't finished. */
export async function findUnfinished(db: Queryable, dealerId: number): Promise<ImportProgress | undefined> {
  const { rows } = await sql<ImportProgress>`
    select ${headColumns} from imports
    where dealer_id = ${dealerId} and started_at is not null and finished_at is null order by id desc limit 1
  `.execute(db);
  return rows[0];
}

const headColumns = sql`
  id, file_name, lists_now, created_at, finished_at,
  (select count(*)::int from import_rows where import_id = imports.id and facts is not null) as of,
  (select count(*)::int from import_rows where import_id = imports.id and outcome is not null) as done,
  (
    select coalesce(json_object_agg(outcome, number), '{}') from (
      select outcome, count(*) as number from import_rows where import_id = imports.id and outcome is not null group by 1
    ) as counted
  ) as outcomes
`;

interface StoredRow extends ImportRow {
  is_nearly: boolean;
}

export const rowsOf = (db: Queryable, importId: number): Promise<StoredRow[]> =>
  db
    .selectFrom('import_rows')
    .select([
      'number',
      'name',
      sql<RowKind>`kind`.as('kind'),
      'note',
      sql<ImportRow['problems']>`problems`.as('problems'),
      'is_nearly',
      sql<RowOutcome | null>`outcome`.as('outcome'),
      'car_id',
    ])
    .where('import_id', '=', importId)
    .orderBy('number')
    .execute();

/** Rows that can't be imported, as they were in the file. */
export const badRows = (db: Queryable, importId: number) =>
  db
    .selectFrom('import_rows')
    .select(['number', sql<string[]>`cells`.as('cells'), sql<ImportRow['problems']>`problems`.as('problems')])
    .where('import_id', '=', importId)
    .where('kind', '=', 'bad')
    .orderBy('number')
    .execute();

/** Marks the import as started and locks it. Only the first call decides whether the cars go live. */
export const beginImport = (tx: Tx, { dealerId, id, listsNow }: { dealerId: number; id: number; listsNow: boolean }) =>
  tx
    .updateTable('imports')
    .set({
      lists_now: sql<boolean>`coalesce(lists_now, ${listsNow})`,
      started_at: sql<Date>`coalesce(started_at, now())`,
    })
    .where('id', '=', id)
    .where('dealer_id', '=', dealerId)
    .returning([sql<boolean>`lists_now`.as('lists_now'), 'finished_at'])
    .executeTakeFirst();

export const nextRows = (tx: Tx, importId: number, limit: number) =>
  tx
    .selectFrom('import_rows')
    .select([
      'number',
      sql<RowKind>`kind`.as('kind'),
      sql<Facts>`facts`.as('facts'),
      sql<Buffer>`import_key`.as('import_key'),
    ])
    .where('import_id', '=', importId)
    .where('facts', 'is not', null)
    .where('outcome', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute();

interface Became {
  number: number;
  outcome: RowOutcome;
  carId: number | null;
}

export const noteOutcomes = (tx: Tx, importId: number, became: readonly Became[]) =>
  sql`
    update import_rows set outcome = given.outcome, car_id = given."carId"
    from jsonb_to_recordset(${JSON.stringify(became)}::jsonb) as given (number integer, outcome text, "carId" bigint)
    where import_id = ${importId} and import_rows.number = given.number
  `.execute(tx);

/** False if there was no such import. Rows not yet written are skipped. */
export async function finishImport(db: Queryable, dealerId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ finished_at: sql<Date>`coalesce(finished_at, now())` })
    .where('id', '=', id)
    .where('dealer_id', '=', dealerId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deleted after a month. The cars stay and are still recognised. */
export const sweepImports = (db: Queryable) =>
  db
    .deleteFrom('imports')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
