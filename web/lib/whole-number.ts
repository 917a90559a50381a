import { count } from './format.ts';

/** Parses a whole number as people type it: "$12,500", "4 200 mi", "25k", "$1.2m". `undefined` if it isn't one. */
export function readWhole(text: string): number | null | undefined {
  const bare = text.replace(/[\s,'’_]/g, '').replace(/^\$|(?:\$|mi|miles|usd)$/gi, '');
  if (bare === '') return text.trim() === '' ? null : undefined;
  const [, digits, part = '', unit] = /^(\d{1,12})(?:\.(\d+))?([km])?$/i.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  // "12.500" is ambiguous, so in a plain number only zero cents are accepted.
  if (!unit) return part === '' || part === '00' ? Number(digits) : undefined;
  const zeros = unit.toLowerCase() === 'k' ? 3 : 6;
  return part.length <= zeros ? Number(digits + part.padEnd(zeros, '0')) : undefined;
}

/** Text shown after leaving the field: grouped if it's a number, otherwise unchanged. */
export function showWhole(text: string, grouped: boolean): string {
  const number = readWhole(text);
  if (number === null || number === undefined) return text.trim();
  return grouped ? count(number) : String(number);
}
