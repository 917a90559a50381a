import type { Database } from '../../database/database.ts';
import type { LiveHub } from '../../events/live.ts';
import type { ReadBankKeys } from '../../outside/bank/saved-bank.ts';
import type { BankKeysSeal } from './bank-keys-seal.ts';
import { findBankKeys } from './bank-keys.store.ts';

/** Caches the saved bank keys until any process saves new ones. */
export function keepBankKeys(
  db: Database,
  live: Pick<LiveHub, 'onChange' | 'isListening'>,
  seal: BankKeysSeal,
): ReadBankKeys {
  let cached: ReturnType<ReadBankKeys> | null = null;
  live.onChange('bank_keys', () => {
    cached = null;
  });

  async function read(): ReturnType<ReadBankKeys> {
    const row = await findBankKeys(db);
    return row && (seal.open(row) ?? 'unreadable');
  }

  return () => {
    // Without the listener we wouldn't notice changes, so the cache isn't used.
    if (!live.isListening()) return read();
    const reading = (cached ??= read());
    reading.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading;
  };
}
