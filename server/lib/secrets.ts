import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Encrypts data that others store for us and must not read or change: AES-256-GCM. */
export interface Secrets {
  seal: (text: string) => Buffer;
  open: (sealed: Buffer) => string;
}

/**
 * Data in the database is encrypted with APP_KEY itself, as it always was. Any other purpose has its own derived key,
 * so that one can't be passed off as another.
 */
export const keyFor = (
  appKey: Buffer,
  purpose: 'begun sign-in' | 'appeal' | 'bank keys' | 'push' | 'bill keys' | 'bill links',
): Buffer => Buffer.from(hkdfSync('sha256', appKey, '', `forecourt: ${purpose}`, 32));

const authTagLength = 16;

export function secretsWith(key: Buffer): Secrets {
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength });
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** Throws unless the text is the exact encoding of its bytes, because Node's decoder skips unknown characters. */
export function fromBase64url(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new Error('Not base64url');
  return bytes;
}

/** 256 random bits for a cookie, a state or a bearer token. Only the hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
