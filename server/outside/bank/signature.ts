import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `sha256=<hex>` was computed from this exact body with the key. */
export function fitsSignature(rawBody: Buffer, signature: string | undefined, key: string): boolean {
  const claimed = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1];
  if (claimed === undefined) return false;
  return timingSafeEqual(Buffer.from(claimed, 'hex'), createHmac('sha256', key).update(rawBody).digest());
}
