import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { fromBase64url } from '../../lib/secrets.ts';

/** Ed25519 keys as they are stored: the public one as 32 bytes in base64url, the private one as PKCS 8 in PEM. */
export interface BillKeyPair {
  id: string;
  publicKey: string;
  privateKey: string;
}

/** The first bytes of a public key in DER (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The id of a key is the start of its hash, 128 bits. So no two keys have the same id. */
export const billKeyId = (publicKey: string): string =>
  createHash('sha256').update(fromBase64url(publicKey)).digest('hex').slice(0, 32);

export function newBillKeyPair(): BillKeyPair {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey
    .export({ format: 'der', type: 'spki' })
    .subarray(spkiPrefix.length)
    .toString('base64url');
  const privateKey = pair.privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { id: billKeyId(publicKey), publicKey, privateKey };
}

export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const signBill = (text: string, privateKey: string): Buffer =>
  sign(null, Buffer.from(text, 'utf8'), createPrivateKey(privateKey));

/** False for anything but a signature of exactly this text by exactly this key. */
export function isSignedBy(publicKey: string, text: string, signature: Buffer): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.concat([spkiPrefix, fromBase64url(publicKey)]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, Buffer.from(text, 'utf8'), key, signature);
  } catch {
    return false;
  }
}
