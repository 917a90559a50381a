import {
  columnsByName,
  namesLeftOut,
  plainName,
  type ImportColumn,
} from '@forecourt/contract/imports/import-columns.ts';

const separators = [',', ';', '\t', '|'] as const;
const maxHead = 64 * 1024;
export const maxColumns = 200;

/** The separator that splits the first row into the most known columns. */
export function separatorOf(text: string): string {
  const head = text.slice(0, maxHead).replace(/^\uFEFF/, '');
  const named = /^"?sep=(.)"?\r?\n/i.exec(head);
  if (named) return named[1]!;
  const line = /^\s*([^\r\n]*)/.exec(head)![1]!;
  const sense = separators.map((separator) => {
    const cells = line.split(separator, maxColumns);
    const known = cells.filter((cell) => columnsByName.has(plainName(cell)) || namesLeftOut.has(plainName(cell)));
    return { separator, score: known.length * 1000 + cells.length };
  });
  return sense.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/** The line that Excel writes first to name the separator. */
export const namesSeparator = (cells: readonly string[]): boolean => /^sep=.?$/i.test(cells.join(''));

export interface Columns {
  /** As written in the file. */
  names: string[];
  /** In the same order. Null for ignored columns. */
  known: (ImportColumn | null)[];
  /** Position of the id column of an exported file, if present. */
  idAt: number;
  notes: string[];
}

/** Reads the header row, or says why it can't be used. */
export function readColumns(cells: readonly string[]): Columns | { refusal: string } {
  let last = cells.length;
  while (last > 0 && cells[last - 1]!.trim() === '') last -= 1;
  if (last > maxColumns)
    return { refusal: `This file has ${last.toLocaleString('en-US')} columns. The maximum is ${maxColumns}.` };
  const names = cells.slice(0, last).map((cell) => cell.replace(/\s+/g, ' ').trim());
  const known = names.map((name) => columnsByName.get(plainName(name)) ?? null);
  for (const [at, column] of known.entries()) {
    const other = column && known.indexOf(column, at + 1);
    if (other && other > 0)
      return {
        refusal: `“${short(names[at]!)}” and “${short(names[other]!)}” both mean the ${column.name}. Please keep one of these columns.`,
      };
  }
  const missing = ['make', 'model'].filter((name) => !known.some((column) => column?.name === name));
  if (missing.length > 0)
    return {
      refusal: `The first row must name the columns, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. See the template for an example.`,
    };
  return { names, known, idAt: names.findIndex((name) => plainName(name) === 'id'), notes: notesOn(names, known) };
}

function notesOn(names: readonly string[], known: readonly (ImportColumn | null)[]): string[] {
  const others = names.filter((name, at) => !known[at] && name !== '');
  const ours = others.filter((name) => namesLeftOut.has(plainName(name)));
  const unknown = others.filter((name) => !ours.includes(name));
  return [
    ...(ours.length > 0
      ? [`${listed(ours)}: ignored, because we set ${ours.length > 1 ? 'these values' : 'this value'} ourselves.`]
      : []),
    ...(unknown.length > 0
      ? [
          `${listed(unknown)}: we don’t know ${unknown.length > 1 ? 'these columns and have left them out' : 'this column and have left it out'}.`,
        ]
      : []),
  ];
}

const maxNamed = 8;
const listed = (names: readonly string[]) =>
  names
    .slice(0, maxNamed)
    .map((name) => `“${short(name)}”`)
    .join(', ') + (names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '');

/** Shortens a cell for use in a sentence. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  // Never cuts a surrogate pair in half.
  return line.length > 40 ? `${line.slice(0, 39).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
};
