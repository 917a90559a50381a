import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keyFor, secretsWith } from '../../lib/secrets.ts';
import type { SavedBankKeys } from '../../outside/bank/saved-bank.ts';
import type { SealedKeys } from './bank-keys.store.ts';

/** Encrypts the bank keys with a key derived from APP_KEY, and records which key that was. */
export interface BankKeysSeal {
  keyId: string;
  seal: (keys: SavedBankKeys) => Buffer;
  /** Null if they were sealed with another key or have been altered. */
  open: (row: Pick<SealedKeys, 'sealed' | 'key_id'>) => SavedBankKeys | null;
}

const Keys = z.object({
  baseUrl: z.string(),
  apiKey: z.string(),
  secret: z.string().nullable(),
  mode: z.enum(['live', 'sandbox']),
});

export function bankKeysSeal(appKey: Buffer): BankKeysSeal {
  const key = keyFor(appKey, 'bank keys');
  const secrets = secretsWith(key);
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return {
    keyId,
    seal: (keys) => secrets.seal(JSON.stringify(keys)),
    open({ sealed, key_id }) {
      if (key_id !== keyId) return null;
      try {
        return Keys.parse(JSON.parse(secrets.open(sealed)));
      } catch {
        return null;
      }
    },
  };
}
