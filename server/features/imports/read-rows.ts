import { maxRows } from '@forecourt/contract/imports/import-values.ts';
import { CsvError, parse } from 'csv-parse';
import { maxColumns, namesSeparator, separatorOf } from './columns.rules.ts';
import type { FileRow } from './judge-rows.rules.ts';

export type ReadRows = { head: string[]; rows: FileRow[] } | { refusal: string };

/** More than any car needs. A longer row has an unclosed quotation mark or isn't a list of cars. */
const maxRow = 256 * 1024;

/** All records, including empty ones, because they cost as much to read. */
const maxRecords = 2 * maxRows;

/**
 * The non-empty rows of a file, with their original numbers. Reads in pieces and calls `yieldTurn` in between so that
 * other requests are served. `yieldTurn` may throw if no one is waiting for the file any more.
 */
export async function readRows(text: string, yieldTurn: () => Promise<void>): Promise<ReadRows> {
  let head: string[] | null = null;
  const rows: FileRow[] = [];
  let number = 0;
  try {
    for await (const cells of recordsOf(text, yieldTurn)) {
      number += 1;
      if (number > maxRecords) return { refusal: tooManyRecords };
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!head && namesSeparator(cells)) continue;
      if (!head) head = cells;
      // Of a row that is far too long, enough is kept to know that it is.
      else rows.push({ number, cells: cells.slice(0, maxColumns + 1) });
      if (rows.length > maxRows)
        return {
          refusal: `This file has more than ${maxRows.toLocaleString('en-US')} rows. Please split it into several files.`,
        };
    }
  } catch (error) {
    if (error instanceof CsvError) return { refusal: sentenceOf(error, number + 1) };
    throw error;
  }
  if (!head) return { refusal: 'This file is empty.' };
  if (rows.length === 0) return { refusal: 'This file has a header row but no cars.' };
  return { head, rows };
}

const tooManyRecords = `This file has more than ${maxRecords.toLocaleString('en-US')} rows, including empty ones. Please delete the empty rows, or split the file into several.`;

/** Small enough to parse quickly even if every byte is a record, which costs the parser 0.1 ms each. */
const piece = 64;

/** Yields each piece's records before parsing the next, so a caller that stops also stops the parser. */
async function* recordsOf(text: string, yieldTurn: () => Promise<void>): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: separatorOf(text),
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRow,
  });
  // Thrown below, after the records before the error have been yielded.
  parser.on('error', () => undefined);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !parser.errored; at += piece) {
    parser.write(bytes.subarray(at, at + piece));
    yield* parsed(parser);
    await yieldTurn();
  }
  if (!parser.errored) {
    parser.end();
    // The last record arrives one tick later.
    await new Promise(setImmediate);
    yield* parsed(parser);
  }
  if (parser.errored) throw parser.errored;
}

function* parsed(parser: ReturnType<typeof parse>): Generator<string[]> {
  for (let cells: unknown = parser.read(); cells !== null; cells = parser.read()) yield cells as string[];
}

function sentenceOf({ code }: CsvError, row: number): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `A quotation mark in row ${row} is never closed, so we can’t read the rows after it.`;
    case 'CSV_MAX_RECORD_SIZE':
      return `Row ${row} is too long for a car. It may contain a quotation mark that is never closed.`;
    default:
      return `We can’t read row ${row}. Please check its quotation marks.`;
  }
}
