/** No I, L, O, 0 or 1, which look alike in print. 31 is prime, so the check character catches every slip below. */
export const billAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const billRandomCharacters = 9;
const prefix = 'FC-';

/**
 * The last character, a sum of the others weighted by position. It differs if one character is wrong or two are swapped.
 * Null if a character isn't in the alphabet.
 */
function checkCharacter(random: string): string | null {
  let sum = 0;
  for (const [place, character] of random.split('').entries()) {
    const value = billAlphabet.indexOf(character);
    if (value < 0) return null;
    sum += value * (place + 2);
  }
  return billAlphabet[sum % billAlphabet.length]!;
}

/** Nine random characters are 44.6 bits: of a million bills, one in 26 million guesses finds one. */
export function billNumberOf(random: string): string {
  if (random.length !== billRandomCharacters) throw new Error('A bill number has nine random characters');
  const check = checkCharacter(random);
  if (check === null) throw new Error('A bill number has characters of its own alphabet only');
  return prefix + random + check;
}

/** Exactly as issued, with the right check character. */
export const isBillNumber = (text: string): boolean =>
  /^FC-[2-9A-HJKMNP-Z]{10}$/.test(text) && checkCharacter(text.slice(3, -1)) === text.at(-1);

/** The number that someone typed from paper: in any case, with spaces or dashes, with or without FC. Null if mistyped. */
export function readBillNumber(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^FC(?=.{10}$)/, '');
  const number = prefix + bare;
  return isBillNumber(number) ? number : null;
}
