import { features } from '@forecourt/contract/cars/car-facts.ts';
import { plainName, type ImportColumn } from '@forecourt/contract/imports/import-columns.ts';
import { short } from './columns.rules.ts';
import { nearest } from './nearest.rules.ts';

/** A cell's value or its problem. `undefined` if it's empty. */
export type Read = { value: unknown } | { problem: string };

/**
 * The cell's intended text. Spreadsheets and our own export put an apostrophe before text that looks like a formula.
 */
export const meant = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

/** Enough for a list of all features. Longer cells aren't parsed, because searching them could take minutes. */
const maxCell = 2_000;
const maxNumber = 60;

export function readCell(cell: string, column: ImportColumn): Read {
  const text = meant(cell);
  if (text === '') return { value: undefined };
  if (cell.trimStart().startsWith('='))
    return { problem: 'This is a formula. Please enter its result as a plain value.' };
  if (column.holds === 'text') return { value: text };
  if (text.length > maxCell) return { problem: `“${short(text)}” is too long for this column.` };
  switch (column.holds) {
    case 'number':
      return readNumber(text, column);
    case 'yes_or_no':
      return readAnswer(text);
    case 'features':
      return readFeatures(text);
    default:
      return readChoice(text, column.holds, column.means ?? {});
  }
}

function readNumber(text: string, column: ImportColumn): Read {
  const bare = (text.length > maxNumber ? '' : text)
    .replace(/^(?:us)?\$|\$$|\busd$/gi, '')
    .replace(column.field === 'mileage' ? /\s*(?:mi|miles)\.?$/i : /(?!)/, '')
    .replace(/[\s\u00A0\u202F’']/g, '');
  const value = numberOf(bare);
  return value === null ? { problem: `“${short(text)}” is not a number. ${asks(column)}` } : { value };
}

const asks = ({ field }: ImportColumn) => expectedFormats[field] ?? 'Please enter a whole number.';

const expectedFormats: Partial<Record<ImportColumn['field'], string>> = {
  price: 'Please enter the price in whole dollars, such as 42000.',
  mileage: 'Please enter the mileage in whole miles, such as 18500.',
  minimum_offer: 'Please enter the lowest offer in whole dollars, such as 38000.',
};

/** Accepts commas or points between thousands and the other one before decimals. Anything else isn't a number. */
export function numberOf(bare: string): number | null {
  const sign = bare.startsWith('-') ? -1 : 1;
  const digits = bare.replace(/^[-+]/, '');
  const grouped = /^(\d{1,3})((?:[.,]\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(digits);
  if (grouped) {
    const [, first, groups, point, rest] = grouped;
    const separators = new Set(groups!.replace(/\d/g, ''));
    if (separators.size > 1 || (point !== undefined && separators.has(point))) return null;
    return sign * Number(`${first}${groups!.replace(/\D/g, '')}.${rest ?? 0}`);
  }
  return /^\d{1,15}(?:[.,]\d{1,2})?$/.test(digits) ? sign * Number(digits.replace(',', '.')) : null;
}

const answers: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['yes', 'y', 'true', '1', 'x'].map((word) => [word, true])),
  ...Object.fromEntries(['no', 'n', 'false', '0'].map((word) => [word, false])),
};

function readAnswer(text: string): Read {
  const value = Object.hasOwn(answers, text.toLowerCase()) ? answers[text.toLowerCase()] : undefined;
  return value === undefined ? { problem: `“${short(text)}” is neither yes nor no.` } : { value };
}

/** Matches one of a few choices, regardless of spelling details and in the singular too. */
function readChoice(text: string, choices: readonly string[], means: Readonly<Record<string, string>>): Read {
  const plain = plainName(text);
  const value =
    choices.find((choice) => plainName(choice) === plain || plainName(choice) === `${plain}s`) ??
    (Object.hasOwn(means, plain) ? means[plain] : undefined);
  if (value !== undefined) return { value };
  const near = nearest(plain, choices);
  return {
    problem: `“${short(text)}” is not one of the choices. ${near ? `Did you mean “${near}”?` : `It can be ${anyOf(choices)}.`}`,
  };
}

const anyOf = (choices: readonly string[]) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

function readFeatures(text: string): Read {
  const value: string[] = [];
  for (const one of text.split(/[|;,\n]/).filter((part) => part.trim() !== '')) {
    const known = features.find((feature) => plainName(feature) === plainName(one));
    if (!known) {
      const near = nearest(plainName(one), features);
      return {
        problem: `“${short(one)}” is not a feature we know. ${near ? `Did you mean “${near}”?` : 'See the list of columns for all features.'}`,
      };
    }
    value.push(known);
  }
  return { value };
}
