import { count } from '../../../lib/format.ts';

/** What a person writes for a whole number: "12500", "12,500", "$12,500", "4 200 mi". `undefined` when it is none. */
export function readWhole(text: string): number | null | undefined {
  const bare = text.replace(/[\s,'’_]/g, '').replace(/^\$|(?:\$|mi|miles|usd)$/gi, '');
  if (bare === '') return text.trim() === '' ? null : undefined;
  // "12.500" may be meant either way, so only cents that are none are taken.
  return /^\d{1,12}(?:\.00)?$/.test(bare) ? Number(bare) : undefined;
}

/** As it is shown when the field is left: grouped when it is a number, untouched when it is not. */
export function showWhole(text: string, grouped: boolean): string {
  const number = readWhole(text);
  if (number === null || number === undefined) return text.trim();
  return grouped ? count(number) : String(number);
}
