import type { Guard } from '../guarded-request/guarded-request.ts';
import type { Bank, BankMode, ReadBank } from './bank.ts';
import { fleeca } from './fleeca.ts';
import { sendGuarded } from './send-guarded.ts';

/** The keys an admin saved on the API tab of the staff portal. */
export interface SavedBankKeys {
  baseUrl: string;
  apiKey: string;
  /** Signs the bank's callbacks, if that isn't the key. */
  secret: string | null;
  mode: BankMode;
}

/** Null if none were saved. `unreadable` if this process can't decrypt them. */
export type ReadBankKeys = () => Promise<SavedBankKeys | 'unreadable' | null>;

/** The bank whose keys an admin saved, or else the other one. */
export function savedBankOr(other: Bank | null, keys: ReadBankKeys, guard: Guard): ReadBank {
  const send = sendGuarded(guard);
  return async () => {
    const saved = await keys();
    // Money must not go to another bank because the saved one can't be read.
    if (saved === 'unreadable') return null;
    if (saved === null) return other;
    const { baseUrl, ...account } = saved;
    return fleeca({ ...account, send, baseUrl: () => baseUrl });
  };
}
