import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Import } from '@forecourt/contract/imports/imports.ts';
import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import { plainName } from '@forecourt/contract/imports/import-columns.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { areaNames } from '../../features/areas/areas-of-cars.store.ts';
import { areaFinder } from '../../features/imports/area-names.rules.ts';
import { catalogueNames, carsToCompare } from '../../features/inventory/imported.store.ts';
import { catalogueFinder } from '../../features/imports/catalogue-names.rules.ts';
import { readColumns } from '../../features/imports/columns.rules.ts';
import { decodeFile } from '../../features/imports/decode.rules.ts';
import { findImport, insertImport, rowsOf } from '../../features/imports/imports.store.ts';
import { rowJudge, type JudgedRow, type Known } from '../../features/imports/judge-rows.rules.ts';
import { readRows } from '../../features/imports/read-rows.ts';
import { factsText, type Facts } from '../../features/imports/same-car.rules.ts';
import { fail } from '../../lib/failure.ts';
import type { UploadedFile } from '../../lib/handlers.ts';
import type { ListingSettings } from '../listings/listing-checks.ts';
import { roomFor } from './import-room.ts';

export interface ImportDeps {
  db: Database;
  settings: () => Promise<ListingSettings>;
}

interface Upload {
  dealerId: number;
  file: UploadedFile;
  spelling: Spelling;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/** Checks a file and reports what would happen to each row. Creates no cars. */
export async function checkImport(parts: ImportDeps, reach: Reach, upload: Upload, now: Date): Promise<Import> {
  const { db } = parts;
  const { dealerId, file, spelling, signal } = upload;
  const yieldTurn = turnTaker(signal);
  const decoded = unrefused(decodeFile(await readFile(file.path)));
  const { head, rows } = unrefused(await readRows(decoded.text, yieldTurn));
  const columns = unrefused(readColumns(head));
  const [entries, areas, known] = await Promise.all([catalogueNames(db), areaNames(db), knownCars(db, dealerId)]);
  const look = {
    find: catalogueFinder(entries),
    findArea: areaFinder(areas),
    spelling,
    thisYear: now.getUTCFullYear(),
  };
  const judge = rowJudge(columns, look, known, keyOf);
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push(judge(row));
    await yieldTurn();
  }
  const notes = [...(decoded.note === null ? [] : [decoded.note]), ...columns.notes];
  const id = await db.transaction().execute((tx) =>
    insertImport(
      tx,
      { dealerId, userId: reach.userId, fileName: file.name.slice(-120), columns: columns.names, notes },
      judged.map((row) => ({ ...row, cells: returnedCells(row.cells, columns.names.length) })),
    ),
  );
  return readImport(parts, reach, dealerId, id);
}

/** The current state of a checked file. */
export async function readImport(parts: ImportDeps, reach: Reach, dealerId: number, id: number): Promise<Import> {
  const { db, settings } = parts;
  const found = (await findImport(db, dealerId, id)) ?? fail('import_not_found');
  const { columns: _, started_at: _begun, ...head } = found;
  const stored = await rowsOf(db, id);
  return {
    ...head,
    rows: stored.map(({ is_nearly: _nearly, ...row }) => row),
    nearly: stored.filter(({ is_nearly }) => is_nearly).length,
    room: await roomFor(db, reach, dealerId, await settings()),
  };
}

/** How long to work on a file before serving others. */
const turnMs = 2;

/**
 * Yields to other requests every few milliseconds. Throws once the client has disconnected, because no one needs the
 * rest.
 */
function turnTaker(signal: AbortSignal): () => Promise<void> {
  let turnEnds = performance.now() + turnMs;
  return async () => {
    if (performance.now() < turnEnds) return;
    await new Promise(setImmediate);
    if (signal.aborted) fail('unreadable_upload');
    turnEnds = performance.now() + turnMs;
  };
}

function unrefused<T extends object>(read: T | { refusal: string }): T {
  return 'refusal' in read ? fail('import_unreadable', { words: { why: read.refusal } }) : read;
}

/** Recognises a row long after the file has been deleted. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function knownCars(db: Queryable, dealerId: number): Promise<Known> {
  const cars = await carsToCompare(db, dealerId);
  const there = cars.filter(({ is_sold }) => !is_sold);
  const texts = new Map<string, number>();
  for (const { id: _id, is_sold: _sold, import_key: _key, contact_phone, ...facts } of there) {
    const text = factsText({ ...facts, contactPhone: contact_phone } as Facts);
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  return {
    importKeys: new Set(cars.flatMap(({ import_key }) => (import_key ? [import_key.toString('hex')] : []))),
    texts,
    plates: new Set(there.flatMap(({ plate }) => (plate ? [plate] : []))),
    names: new Map(there.map(({ id, make, model }) => [id, plainName(`${make} ${model}`)])),
  };
}

/** The part of a bad row that is returned. For a row that is too long, it includes the first extra cell. */
const returnedCells = (cells: readonly string[], columns: number) =>
  cells.slice(0, columns + 1).map((cell) => cell.slice(0, maxCell));
const maxCell = 10_000;
