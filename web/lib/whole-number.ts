import { count } from './format.ts';

/** What a person writes for a whole number: "$12,500", "4 200 mi", "25k", "$1.2m". `undefined` when it is none. */
export function readWhole(text: string): number | null | undefined {
  const bare = text.replace(/[\s,'’_]/g, '').replace(/^\$|(?:\$|mi|miles|usd)$/gi, '');
  if (bare === '') return text.trim() === '' ? null : undefined;
  const [, digits, part = '', unit] = /^(\d{1,12})(?:\.(\d+))?([km])?$/i.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  // "12.500" may be meant either way, so of a plain number only cents that are none are taken.
  if (!unit) return part === '' || part === '00' ? Number(digits) : undefined;
  const zeros = unit.toLowerCase() === 'k' ? 3 : 6;
  return part.length <= zeros ? Number(digits + part.padEnd(zeros, '0')) : undefined;
}

/** As it is shown when the field is left: grouped when it is a number, untouched when it is not. */
export function showWhole(text: string, grouped: boolean): string {
  const number = readWhole(text);
  if (number === null || number === undefined) return text.trim();
  return grouped ? count(number) : String(number);
}
