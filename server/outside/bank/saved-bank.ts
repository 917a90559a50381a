import type { Guard } from '../guarded-request/guarded-request.ts';
import type { Bank, BankMode, ReadBank } from './bank.ts';
import { fleeca } from './fleeca.ts';
import { sendGuarded } from './send-guarded.ts';

/** The keys an admin saved on the staff's API tab. */
export interface SavedBankKeys {
  baseUrl: string;
  apiKey: string;
  /** What the bank signs its callbacks with, where that is not the key. */
  secret: string | null;
  mode: BankMode;
}

/** Null: none were saved; `unreadable`: they are there, and this process cannot open them. */
export type ReadBankKeys = () => Promise<SavedBankKeys | 'unreadable' | null>;

/** The bank whose keys an admin saved, as long as there are some; else the other one. */
export function savedBankOr(other: Bank | null, keys: ReadBankKeys, guard: Guard): ReadBank {
  const send = sendGuarded(guard);
  return async () => {
    const saved = await keys();
    // Money must not go to another bank because nobody can read which one was meant.
    if (saved === 'unreadable') return null;
    if (saved === null) return other;
    const { baseUrl, ...account } = saved;
    return fleeca({ ...account, send, baseUrl: () => baseUrl });
  };
}
