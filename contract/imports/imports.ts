import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success } from '../kit/shapes.ts';
import { team } from '../access/who.ts';
import { maxImportBytes, rowKinds, rowOutcomes, spellings } from './import-values.ts';

const ImportRow = z
  .object({
    /** The row number in a spreadsheet. Row 1 has the column names, so the first car is in row 2. */
    number: z.number().int(),
    /** The car's name. */
    name: z.string(),
    kind: z.enum(rowKinds),
    /** Why it already exists, or what it lacks to be listed. */
    note: z.string().nullable(),
    /** What's wrong, by column. The column is null if it's the row as a whole. */
    problems: z.array(z.object({ column: z.string().nullable(), sentence: z.string() })),
    /** Null until the row is processed. */
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
    /** Processed rows, out of those that will be. */
    done: z.number().int(),
    of: z.number().int(),
    outcomes: Counts,
    /** Set when the import starts. Null before. */
    lists_now: z.boolean().nullable(),
    created_at: Moment,
    finished_at: Moment.nullable(),
  })
  .meta({ title: 'ImportProgress' });
export type ImportProgress = z.output<typeof Progress>;

/** A checked file with a result for each row. */
const Import = Progress.extend({
  rows: z.array(ImportRow),
  /** Remarks about the file as a whole, such as ignored columns. */
  notes: z.array(z.string()),
  /** Rows with a name that is almost one in the catalogue. */
  nearly: z.number().int(),
  room: z.object({
    slots: z.number().int(),
    drafts: z.number().int(),
    /** Why none can go live right now. */
    why_not_live: z.string().nullable(),
  }),
}).meta({ title: 'Import' });
export type Import = z.output<typeof Import>;

const files = team('dealer_id', 'cars.files');
const One = z.object({ dealer_id: Id, id: Id });

/** CSV imports of cars. No car is created before `run`. */
export const imports = {
  check: call('POST /api/imports.php', {
    summary: 'Check a CSV file: what each row would do and what’s wrong with it',
    who: files,
    limit: 'import_check',
    input: z.object({ dealer_id: Id, spelling: z.enum(spellings).default('ask') }),
    files: { file: { atMost: 1, maxBytes: maxImportBytes } },
    output: success('import', Import),
    fails: ['bad_input', 'file_too_large', 'too_many_files', 'import_unreadable'],
  }),
  run: call('POST /api/imports.php?action=run', {
    summary: 'Write the next rows of an import. Repeat until none are left.',
    who: files,
    limit: 'listing',
    input: One.extend({
      /** Lists complete rows right away. Otherwise all become drafts. Set by the first call and kept. */
      lists_now: z.boolean(),
    }),
    output: success('progress', Progress),
    fails: ['import_not_found'],
  }),
  get: call('GET /api/imports.php?id', {
    summary: 'Get an import with all its rows',
    who: files,
    limit: 'browse',
    input: One,
    output: success('import', Import),
    fails: ['import_not_found'],
    whenMissing: null,
  }),
  unfinished: call('GET /api/imports.php?action=unfinished', {
    summary: 'Get the unfinished import, if there is one',
    who: files,
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('import', Progress.nullable()),
  }),
  stop: call('POST /api/imports.php?action=stop', {
    summary: 'Cancel the rows that haven’t been written yet. Written rows stay.',
    who: files,
    limit: 'listing',
    input: One,
    output: done,
    fails: ['import_not_found'],
  }),
  problems: call('GET /api/imports.php?action=problems', {
    summary: 'Export the rows that can’t be imported as a CSV file, each with what’s wrong',
    who: files,
    limit: 'export',
    input: One,
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
    fails: ['import_not_found'],
  }),
};
