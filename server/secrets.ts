import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { makeFolder } from './make-folder.ts';

/** Seals what others keep for us and must not read or change: AES-256-GCM. */
export interface Secrets {
  seal: (text: string) => Buffer;
  open: (sealed: Buffer) => string;
}

/**
 * What is stored in the database is sealed under APP_KEY itself, as it was from the beginning. Whatever is sealed for
 * another purpose gets a key of its own, so that one can never be passed off as the other.
 */
export const keyFor = (appKey: Buffer, purpose: 'begun sign-in'): Buffer =>
  Buffer.from(hkdfSync('sha256', appKey, '', `forecourt: ${purpose}`, 32));

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

/** The configured key, or one made at the first start and kept in the data folder. */
export async function loadAppKey(configured: string | null, dataDir: string): Promise<Buffer> {
  if (configured) return Buffer.from(configured, 'hex');
  const file = join(dataDir, 'app-key');
  await makeFolder(dataDir);
  await makeAppKey(file);
  const key = (await readFile(file, 'utf8')).trim();
  if (/^[0-9a-f]{64}$/.test(key)) return Buffer.from(key, 'hex');
  throw new ConfigError(`${file} holds no key. Bring it back from a backup, or remove it to have a new one made.`);
}

/** Written whole under another name and then linked, so that nobody reads half a key; of two makers, the first wins. */
async function makeAppKey(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${newToken().slice(0, 8)}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/** 256 random bits for a cookie, a state or a bearer; what is stored is only their hash. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
