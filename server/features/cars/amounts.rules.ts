/** An amount in a search: "under 60k", "over $20,000", "less than 50,000 miles". */
export interface Amount {
  /** As it was typed. */
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
    )})\s*(\$)?\s*(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s*(k|m|thousand|million|grand)?(?![\p{L}\p{N}])(\s*(?:miles|mile|mi|km)(?![\p{L}\p{N}]))?`,
  'giu',
);

const times: Record<string, number> = { k: 1000, thousand: 1000, grand: 1000, m: 1_000_000, million: 1_000_000 };
const mostAmount = 1_000_000_000;

/** Takes the amounts out of what was typed; `around` is what stands before, between and after them. A bare year is none. */
export function readAmounts(typed: string): { amounts: Amount[]; around: string[]; rest: string } {
  const amounts: Amount[] = [];
  const around: string[] = [];
  let end = 0;
  for (const found of typed.matchAll(amount)) {
    const [text, bound, dollar, digits, unit, miles] = found;
    const isGrouped = /[,.]\d{3}/.test(digits!);
    const value = Math.round(
      Number(isGrouped ? digits!.replace(/[,.]/g, '') : digits) * (times[unit?.toLowerCase() ?? ''] ?? 1),
    );
    const isBareYear = !dollar && !unit && !miles && !isGrouped && value >= 1900 && value <= 2100;
    if (isBareYear || value > mostAmount) continue;
    const { end: side, isStrict, says } = bounds[bound!.toLowerCase()]!;
    const facet = miles ? 'mileage' : 'price';
    const edge = isStrict ? value + (side === 'highest' ? -1 : 1) : value;
    const shown = value.toLocaleString('en-US');
    amounts.push({
      text: text.trim(),
      facet,
      [side]: Math.max(edge, 0),
      means: `${says} ${facet === 'price' ? `$${shown}` : `${shown} mi`}`,
    });
    around.push(typed.slice(end, found.index));
    end = found.index + text.length;
  }
  around.push(typed.slice(end));
  return { amounts, around, rest: around.join(' ') };
}
