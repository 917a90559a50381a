import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keyFor, secretsWith, type Secrets } from '../../lib/secrets.ts';

/** Encrypts what web push stores, with a key derived from APP_KEY, and records which key that was. */
export interface PushSeal {
  keyId: string;
  secrets: Secrets;
}

export function pushSeal(appKey: Buffer): PushSeal {
  const key = keyFor(appKey, 'push');
  return { keyId: createHash('sha256').update(key).digest('hex').slice(0, 16), secrets: secretsWith(key) };
}

/** A browser's address at its push service, with its keys. */
const Browser = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type PushBrowser = z.output<typeof Browser>;

/** Null if it was sealed with another key or has been altered. */
export function openBrowser({ secrets }: PushSeal, sealed: Buffer): PushBrowser | null {
  try {
    return Browser.parse(JSON.parse(secrets.open(sealed)));
  } catch {
    return null;
  }
}
