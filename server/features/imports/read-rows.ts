import { mostRows } from '@forecourt/contract/imports/import-values.ts';
import { CsvError, parse } from 'csv-parse';
import { namesSeparator, separatorOf } from './columns.rules.ts';
import type { FileRow } from './judge-rows.rules.ts';

export type ReadRows = { head: string[]; rows: FileRow[] } | { refusal: string };

/** More than any row of a car needs; what is longer has lost a quotation mark, or is no list of cars. */
const longestRow = 256 * 1024;

/** The rows of a file, empty ones left out and yet counted. It is read piece by piece: others are answered meanwhile. */
export async function readRows(text: string): Promise<ReadRows> {
  const parser = parse({
    delimiter: separatorOf(text),
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRow,
  });
  void feed(parser, text);
  let head: string[] | null = null;
  const rows: FileRow[] = [];
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!head && namesSeparator(cells)) continue;
      if (!head) head = cells;
      else rows.push({ number, cells });
      if (rows.length > mostRows)
        return {
          refusal: `This file has more than ${mostRows.toLocaleString('en-US')} rows. Please split it into several.`,
        };
    }
  } catch (error) {
    if (error instanceof CsvError) return { refusal: sentenceOf(error, number + 1) };
    throw error;
  }
  if (!head) return { refusal: 'This file is empty.' };
  if (rows.length === 0) return { refusal: 'This file names columns and has no car below them.' };
  return { head, rows };
}

const piece = 64 * 1024;

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !parser.destroyed; at += piece) {
    parser.write(bytes.subarray(at, at + piece));
    await new Promise(setImmediate);
  }
  if (!parser.destroyed) parser.end();
}

function sentenceOf({ code }: CsvError, row: number): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `A quotation mark that opens in row ${row} is never closed, so the rows after it cannot be told apart.`;
    case 'CSV_MAX_RECORD_SIZE':
      return `Row ${row} is too long for a car. Perhaps a quotation mark in it is not closed.`;
    default:
      return `Row ${row} cannot be read. Please check the quotation marks in it.`;
  }
}
