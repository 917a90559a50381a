export interface Amount {
  text: string;
  facet: 'price' | 'mileage';
  lowest?: number;
  highest?: number;
  means: string;
}

const bounds: Record<string, { end: 'highest' | 'lowest'; isStrict: boolean; says: string }> = {};
for (const word of ['under', 'below', 'less than', 'cheaper than', '<'])
  bounds[word] = { end: 'highest', isStrict: true, says: 'Under' };
for (const word of ['up to', 'at most', 'max', 'maximum', 'no more than'])
  bounds[word] = { end: 'highest', isStrict: false, says: 'Up to' };
for (const word of ['over', 'above', 'more than', '>']) bounds[word] = { end: 'lowest', isStrict: true, says: 'Over' };
for (const word of ['from', 'at least', 'min', 'minimum'])
  bounds[word] = { end: 'lowest', isStrict: false, says: 'From' };

const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${Object.keys(bounds)
    .toSorted((one, other) => other.length - one.length)
    .join(
      '|',
    )})\s*(\$)?\s*(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s*(k|m|thousand|million|grand)?(?:\s*(miles?|mi|kms?|kilomet(?:re|er)s?))?(?![\p{L}\p{N}])(?!\s*-?\s*seat)`,
  'giu',
);

const times: Record<string, number> = { k: 1000, thousand: 1000, grand: 1000, m: 1_000_000, million: 1_000_000 };
const maxAmount = 1_000_000_000;
const kmInMile = 1.609344;

/**
 * Extracts amounts from the typed text. `around` is the text before, between and after them. A bare year doesn't count
 * as an amount.
 */
export function readAmounts(typed: string): { amounts: Amount[]; around: string[]; rest: string } {
  const amounts: Amount[] = [];
  const around: string[] = [];
  let end = 0;
  for (const found of typed.matchAll(amount)) {
    const [text, bound, dollar, digits, unit, distance] = found;
    const isGrouped = /[,.]\d{3}/.test(digits!);
    const value = Math.round(
      Number(isGrouped ? digits!.replace(/[,.]/g, '') : digits) * (times[unit?.toLowerCase() ?? ''] ?? 1),
    );
    const isBareYear = !dollar && !unit && !distance && !isGrouped && value >= 1900 && value <= 2100;
    if (isBareYear || value > maxAmount) continue;
    const { end: side, isStrict, says } = bounds[bound!.toLowerCase()]!;
    const isInKm = /^k/i.test(distance ?? '');
    const limit = isInKm ? value / kmInMile : value;
    const miles = isInKm ? 'km' : 'mi';
    amounts.push({
      text: text.trim(),
      facet: distance ? 'mileage' : 'price',
      [side]: Math.max(edgeOf(limit, side, isStrict), 0),
      means: `${says} ${shownAs(value, distance ? miles : '$')}`,
    });
    around.push(typed.slice(end, found.index));
    end = found.index + text.length;
  }
  around.push(typed.slice(end));
  return { amounts, around, rest: around.join(' ') };
}

/** The last whole number within the limit. */
const edgeOf = (limit: number, side: 'highest' | 'lowest', isStrict: boolean): number =>
  ({
    highest: isStrict ? Math.ceil(limit) - 1 : Math.floor(limit),
    lowest: isStrict ? Math.floor(limit) + 1 : Math.ceil(limit),
  })[side];

function shownAs(value: number, unit: '$' | 'mi' | 'km'): string {
  const shown = value.toLocaleString('en-US');
  if (unit === '$') return `$${shown}`;
  return unit === 'mi' ? `${shown} mi` : `${shown} km (${Math.round(value / kmInMile).toLocaleString('en-US')} mi)`;
}
