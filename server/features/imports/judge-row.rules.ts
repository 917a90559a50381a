import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { importColumns, type ImportColumn, type ImportField } from '@forecourt/contract/imports/import-columns.ts';
import type { RowKind, Spelling } from '@forecourt/contract/imports/import-values.ts';
import type { FindName } from './catalogue-names.rules.ts';
import { meant, readCell } from './cells.rules.ts';
import { short, type Columns } from './columns.rules.ts';
import type { Facts } from './same-car.rules.ts';

export interface Problem {
  column: string | null;
  sentence: string;
}

export interface Judged {
  name: string;
  kind: RowKind;
  note: string | null;
  problems: Problem[];
  /** The only problem is a name that nearly matches the catalogue. */
  isNearly: boolean;
  /** Null for a bad row. */
  facts: Facts | null;
}

export interface Look {
  find: FindName;
  /** The area with this name or other name. */
  findArea: (name: string) => string | null;
  spelling: Spelling;
  thisYear: number;
}

/** Checks one row by the rules of the listing form and reports all its problems together. */
export function judgeRow(cells: readonly string[], columns: Columns, look: Look): Judged {
  const problems: Problem[] = [];
  const given: Partial<Record<ImportField, unknown>> = {};
  const extra = cells.slice(columns.names.length).filter((cell) => cell.trim() !== '').length;
  if (extra > 0)
    return bad(nameOf(cells, columns), [
      {
        column: null,
        sentence: `This row has more cells than the first row has columns. Please put quotation marks around any text that contains a separator.`,
      },
    ]);
  columns.known.forEach((column, at) => {
    if (!column) return;
    const read = readCell(cells[at] ?? '', column);
    if ('problem' in read) problems.push({ column: column.name, sentence: read.problem });
    else given[column.field] = read.value;
  });
  const wrong = new Set(problems.map(({ column }) => column));
  for (const name of ['make', 'model'] as const)
    if (given[name] === undefined && !wrong.has(name))
      problems.push({ column: name, sentence: `The ${name} is missing.` });
  const parsed = ListingFields.safeParse(given);
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues)
      problems.push({ column: columnOf(path[0] as ImportField).name, sentence: `${message}.` });
  if (problems.length > 0 || !parsed.success) return bad(nameOf(cells, columns), problems);

  const { make, model, ...rest } = parsed.data;
  const named = look.find(make!, model!, look.spelling);
  if ('sentence' in named) return { ...bad(nameOf(cells, columns), [named]), isNearly: true };
  const area = rest.area ? look.findArea(rest.area) : null;
  if (rest.area && !area)
    return bad(nameOf(cells, columns), [{ column: 'area', sentence: `“${short(rest.area)}” is not an area we know.` }]);
  const { bodyClass, ...names } = named;
  const facts: Facts = { ...rest, ...names, ...(bodyClass && { body_class: bodyClass }), ...(area && { area }) };
  const missing = missingForListing(facts, look.thisYear);
  if (facts.year && missing.year)
    return bad(nameOf(cells, columns), [{ column: 'year', sentence: `${missing.year}.` }]);
  const lacks = Object.keys(missing).map((field) => columnOf(field as ImportField).name.replace('_', ' '));
  return {
    name: facts.title ?? [facts.year, facts.make, facts.model].filter(Boolean).join(' '),
    kind: lacks.length > 0 ? 'draft' : 'ready',
    note:
      lacks.length > 0
        ? `This car will be a draft because ${and(lacks)} ${lacks.length > 1 ? 'are' : 'is'} missing.`
        : null,
    problems: [],
    isNearly: false,
    facts,
  };
}

const bad = (name: string, problems: Problem[]): Judged => ({
  name,
  kind: 'bad',
  note: null,
  problems,
  isNearly: false,
  facts: null,
});

/** The cells that identify a bad row. */
function nameOf(cells: readonly string[], { known }: Columns): string {
  const of = (field: ImportField) => meant(cells[known.findIndex((column) => column?.field === field)] ?? '');
  return (
    short(of('title') || [of('year'), of('make'), of('model')].filter(Boolean).join(' ')) || 'A row without a name'
  );
}

const byField = new Map<ImportField, ImportColumn>(importColumns.map((column) => [column.field, column]));
const columnOf = (field: ImportField) => byField.get(field)!;

const and = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]!;
