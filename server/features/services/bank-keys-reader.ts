import type { Database } from '../../database/database.ts';
import { createLiveCache, type Changes } from '../../events/live-cache.ts';
import type { ReadBankKeys } from '../../outside/bank/saved-bank.ts';
import type { BankKeysSeal } from './bank-keys-seal.ts';
import { findBankKeys } from './bank-keys.store.ts';

/** Caches the saved bank keys until any process saves new ones. */
export function createBankKeysReader(db: Database, live: Changes, seal: BankKeysSeal): ReadBankKeys {
  const cache = createLiveCache<{ keys: Awaited<ReturnType<ReadBankKeys>> }>(
    { live, topics: ['bank_keys'] },
    { max: 1 },
  );

  async function read() {
    const row = await findBankKeys(db);
    return { keys: row && (seal.open(row) ?? ('unreadable' as const)) };
  }

  return async () => ((await cache()?.fetch('all', { context: read })) ?? (await read())).keys;
}
