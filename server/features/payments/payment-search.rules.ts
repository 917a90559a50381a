/** A staff search for payments: our id, the start of the bank's reference, or names. */
export type Meant = { id: number } | { reference: { first: string; last: string } } | { words: string[] };

const shortestReference = 6;

export function meantBy(search: string): Meant | null {
  const text = search.trim().toLowerCase();
  if (text === '') return null;
  const [, number] = /^#?(\d{1,15})$/.exec(text) ?? [];
  const hex = text.replaceAll('-', '');
  const isReference = /^[0-9a-f-]+$/.test(text) && hex.length >= shortestReference && hex.length <= 32;
  // The bank's references are digits too, but longer than our ids.
  if (number !== undefined && number.length < 12) return { id: Number(number) };
  if (isReference) return { reference: { first: uuid(hex.padEnd(32, '0')), last: uuid(hex.padEnd(32, 'f')) } };
  return { words: text.split(/\s+/).slice(0, 8) };
}

const uuid = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
