import { fromBase64url } from '../../lib/secrets.ts';
import { readBillFile } from './bill-file.ts';
import type { BillContent } from './bill-text.ts';
import { isSignedBy, sha256Of } from './sign-bill.ts';

export type BillVerdict =
  | { isGenuine: true; content: BillContent; keyId: string }
  | { isGenuine: false; why: 'not_text' | 'not_a_bill' | 'not_exact' | 'changed' | 'unknown_key' | 'not_signed' };

/**
 * Whether a downloaded file is genuine. `publicKeys` are trusted, by key id, and never come from the file itself: a
 * forger could put their own there.
 */
export function checkBillFile(bytes: Buffer, publicKeys: ReadonlyMap<string, string>): BillVerdict {
  const refuse = (why: Extract<BillVerdict, { isGenuine: false }>['why']) => ({ isGenuine: false, why }) as const;
  let file: string;
  try {
    file = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('not_text');
  }
  const bill = readBillFile(file);
  if (!bill) return refuse(file.includes('FORECOURT BILL OF SALE') ? 'not_exact' : 'not_a_bill');
  const { text, sha256, signature, content } = bill;
  if (sha256Of(text) !== sha256) return refuse('changed');
  const publicKey = publicKeys.get(content.key);
  if (publicKey === undefined) return refuse('unknown_key');
  return isSignedBy(publicKey, text, signatureBytes(signature))
    ? { isGenuine: true, content, keyId: content.key }
    : refuse('not_signed');
}

/** Empty, and so never valid, unless it is the exact encoding. */
function signatureBytes(signature: string): Buffer {
  try {
    return fromBase64url(signature);
  } catch {
    return Buffer.alloc(0);
  }
}
