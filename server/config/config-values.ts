import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

/** Accepts digits only. JavaScript also parses "0x1f", "1e3" and " " as numbers, but here they're typos. */
export function wholeNumber(min: number, max: number) {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence));
}

/** `off`, or the addresses of the proxies whose forwarded-for header is trusted. */
export function proxies(text: string): false | string[] {
  return text === 'off' ? false : text.split(',').map((address) => address.trim());
}

/** Accepts an address, or a range in CIDR notation. */
export function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const widest = isIPv4(address) ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  return more.length === 0 && isIP(address) !== 0 && fits;
}

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}

export function hasNoCredentials(text: string): boolean {
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A contact for security.txt (RFC 9116), one line. */
export const isContact = (text: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text));
