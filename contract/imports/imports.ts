import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success } from '../kit/shapes.ts';
import { team } from '../kit/who.ts';
import { maxImportBytes, rowKinds, rowOutcomes, spellings } from './import-values.ts';

const ImportRow = z
  .object({
    /** As spreadsheets count: the first row names the columns, so the first car is in row 2. */
    number: z.number().int(),
    /** How the car is called. */
    name: z.string(),
    kind: z.enum(rowKinds),
    /** Why it is known already, or what it lacks to be listed. */
    note: z.string().nullable(),
    /** What is wrong, each at its column; null where it is the row as a whole. */
    problems: z.array(z.object({ column: z.string().nullable(), sentence: z.string() })),
    /** Null until it is this row’s turn. */
    outcome: z.enum(rowOutcomes).nullable(),
    car_id: Id.nullable(),
  })
  .meta({ title: 'ImportRow' });
export type ImportRow = z.output<typeof ImportRow>;

const Counts = z.partialRecord(z.enum(rowOutcomes), z.number().int());

const Progress = z
  .object({
    id: Id,
    file_name: z.string(),
    /** Rows that are dealt with, of those that are to be. */
    done: z.number().int(),
    of: z.number().int(),
    outcomes: Counts,
    /** Chosen when it began; null before. */
    lists_now: z.boolean().nullable(),
    created_at: Moment,
    finished_at: Moment.nullable(),
  })
  .meta({ title: 'ImportProgress' });
export type ImportProgress = z.output<typeof Progress>;

/** A file that was looked at: each row with its verdict. */
const Import = Progress.extend({
  rows: z.array(ImportRow),
  /** What is worth knowing of the file as a whole, such as columns that are left out. */
  notes: z.array(z.string()),
  /** Rows with a name that is nearly one of the catalogue’s. */
  nearly: z.number().int(),
  room: z.object({
    slots: z.number().int(),
    drafts: z.number().int(),
    /** Why none can go live just now. */
    why_not_live: z.string().nullable(),
  }),
}).meta({ title: 'Import' });
export type Import = z.output<typeof Import>;

const files = team('dealer_id', 'cars.files');
const One = z.object({ dealer_id: Id, id: Id });

/** Cars that come in a file. Nothing becomes a car before `run`. */
export const imports = {
  check: call('POST /api/imports.php', {
    summary: 'Look at a CSV file: what would happen to each row, and what is wrong with it',
    who: files,
    limit: 'import_check',
    input: z.object({ dealer_id: Id, spelling: z.enum(spellings).default('ask') }),
    files: { file: { atMost: 1, maxBytes: maxImportBytes } },
    output: success('import', Import),
    fails: ['bad_input', 'file_too_large', 'too_many_files', 'import_unreadable'],
  }),
  run: call('POST /api/imports.php?action=run', {
    summary: 'Write the next rows of an import; asked again until nothing is left',
    who: files,
    limit: 'listing',
    input: One.extend({
      /** Complete ones go live; else all become drafts. Counts with the first rows and stays so. */
      lists_now: z.boolean(),
    }),
    output: success('progress', Progress),
    fails: ['import_not_found'],
  }),
  get: call('GET /api/imports.php?id', {
    summary: 'An import with all its rows',
    who: files,
    limit: 'browse',
    input: One,
    output: success('import', Import),
    fails: ['import_not_found'],
    whenMissing: null,
  }),
  unfinished: call('GET /api/imports.php?action=unfinished', {
    summary: 'The import that was begun and not finished, if there is one',
    who: files,
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('import', Progress.nullable()),
  }),
  stop: call('POST /api/imports.php?action=stop', {
    summary: 'Leave out the rows that are not written yet; those that are stay',
    who: files,
    limit: 'listing',
    input: One,
    output: done,
    fails: ['import_not_found'],
  }),
  problems: call('GET /api/imports.php?action=problems', {
    summary: 'The rows that cannot be imported as a CSV file, each with what is wrong',
    who: files,
    limit: 'export',
    input: One,
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
    fails: ['import_not_found'],
  }),
};
