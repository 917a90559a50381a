import { createHash, createHmac } from 'node:crypto';
import { keyFor, sameHash, secretsWith, type Secrets } from '../../lib/secrets.ts';

/** Protects the keys that sign bills, and makes the secrets of their links, with keys derived from APP_KEY. */
export interface BillSeal {
  /** Which APP_KEY it was. */
  keyId: string;
  secrets: Secrets;
  linkKey: (number: string, salt: Buffer) => string;
  opensLink: (number: string, salt: Buffer, given: string) => boolean;
}

export function billSeal(appKey: Buffer): BillSeal {
  const key = keyFor(appKey, 'bill keys');
  const links = keyFor(appKey, 'bill links');
  // Derived instead of stored: a copy of the database opens no link, and the QR code can still be made.
  const linkKey: BillSeal['linkKey'] = (number, salt) =>
    createHmac('sha256', links).update(number).update(salt).digest().subarray(0, 16).toString('base64url');
  return {
    keyId: createHash('sha256').update(key).digest('hex').slice(0, 16),
    secrets: secretsWith(key),
    linkKey,
    opensLink: (number, salt, given) => sameHash(Buffer.from(linkKey(number, salt)), Buffer.from(given)),
  };
}
