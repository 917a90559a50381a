import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { StartError } from '../../lib/start-error.ts';
import { word } from './bytes.ts';
import { DamagedBackup } from './damaged.ts';

/** Protects each piece of a file, so that none can be changed, left out, repeated or moved unnoticed. */
export interface Seal {
  checkBytes: number;
  close: (head: Buffer, body: Buffer) => { body: Buffer; check: Buffer };
  /** The original content, or null if it was changed. */
  open: (head: Buffer, body: Buffer, check: Buffer) => Buffer | null;
}

const magic = Buffer.from('forecourt backup\n');
const format = 1;
const saltBytes = 32;
export const headerBytes = magic.length + 3 + saltBytes;
/** 64 MB and a few tenths of a second for each guess at a passphrase. */
export const usualCost = 16;

interface Header {
  isEncrypted: boolean;
  cost: number;
  salt: Buffer;
}

export const newHeader = (isEncrypted: boolean, cost: number): Buffer =>
  Buffer.concat([magic, Buffer.from([format, isEncrypted ? 1 : 0, cost]), randomBytes(saltBytes)]);

export function readHeader(bytes: Buffer): Header {
  if (!bytes.subarray(0, magic.length).equals(magic))
    throw new StartError('This isn’t a Forecourt backup, or its beginning is damaged.');
  const [version = 0, encrypted = 0, cost = 0] = bytes.subarray(magic.length);
  if (version !== format)
    throw new StartError(`This backup has format ${version}, but this version of Forecourt reads format ${format}.`);
  if (encrypted > 1 || cost < 10 || cost > 20) throw new DamagedBackup('Its header contains impossible values.');
  return { isEncrypted: encrypted === 1, cost, salt: bytes.subarray(-saltBytes) };
}

/** Creates the seal described by the header. Every piece is also bound to the header. */
export async function sealFor(header: Buffer, passphrase: string | null): Promise<Seal> {
  const { isEncrypted, cost, salt } = readHeader(header);
  if (!isEncrypted) return chained(header);
  if (passphrase === null)
    throw new StartError(
      'This backup is encrypted. Set BACKUP_PASSPHRASE, or use --key-file to name the file that contains the passphrase.',
    );
  const derive = promisify(scrypt) as (secret: string, salt: Buffer, bytes: number, options: object) => Promise<Buffer>;
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 256 * 2 ** cost * 8 };
  return encrypted(header, await derive(passphrase.normalize('NFKC'), salt, 32, options));
}

/** AES-256-GCM. The key is unique to this file because its salt is random, so a counter is enough for unique nonces. */
function encrypted(header: Buffer, key: Buffer): Seal {
  let count = 0n;
  const nonce = (head: Buffer) => {
    const bytes = Buffer.alloc(12);
    head.copy(bytes, 0, 0, 4);
    bytes.writeBigUInt64BE(count++, 4);
    return bytes;
  };
  return {
    checkBytes: 16,
    close(head, body) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(head)).setAAD(header);
      return { body: Buffer.concat([cipher.update(body), cipher.final()]), check: cipher.getAuthTag() };
    },
    open(head, body, check) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(head), { authTagLength: 16 }).setAAD(header);
      decipher.setAuthTag(check);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/**
 * Without a key, each check is chained to the previous one. That detects every accident, but an attacker can recompute
 * it.
 */
function chained(header: Buffer): Seal {
  let before = createHash('sha256').update(header).digest();
  const next = (head: Buffer, body: Buffer) => {
    before = createHash('sha256').update(before).update(word(head.length)).update(head).update(body).digest();
    return before;
  };
  return {
    checkBytes: 32,
    close: (head, body) => ({ body, check: next(head, body) }),
    open: (head, body, check) => (next(head, body).equals(check) ? body : null),
  };
}
