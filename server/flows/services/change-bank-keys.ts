import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { readEndpoint, shownEnd } from '../../features/services/bank-keys.rules.ts';
import type { BankKeysSeal } from '../../features/services/bank-keys-seal.ts';
import { findBankKeys, deleteBankKeys, saveBankKeys } from '../../features/services/bank-keys.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import type { SavedBankKeys } from '../../outside/bank/saved-bank.ts';
import { AddressRefused } from '../../outside/guarded-request/read-address.ts';
import type { Guard } from '../../outside/guarded-request/guarded-request.ts';

export interface BankKeysDeps {
  db: Database;
  seal: BankKeysSeal;
  guard: Guard;
}

type Typed = Omit<SavedBankKeys, 'baseUrl'> & { endpoint: string };

/** There is one set of keys. */
const theKeys = 1;

/**
 * Seals and saves the address and the keys together, so that only someone who has the key can change where it's sent.
 * All processes pick them up.
 */
export async function changeBankKeys(parts: BankKeysDeps, actorId: number, { endpoint, ...account }: Typed) {
  const { baseUrl, host } = await needGoodEndpoint(parts.guard, endpoint);
  const row = {
    sealed: parts.seal.seal({ ...account, baseUrl }),
    key_id: parts.seal.keyId,
    host,
    mode: account.mode,
    key_shown: shownEnd(account.apiKey),
    secret_shown: account.secret === null ? null : shownEnd(account.secret),
  };
  await parts.db.transaction().execute(async (tx) => {
    await asStaff(tx, actorId, { action: 'save_bank_keys', id: theKeys }, () => saveBankKeys(tx, row, actorId));
    await announce(tx, { kind: 'bank_keys_changed' });
  });
}

export const removeBankKeys = ({ db }: BankKeysDeps, actorId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await asStaff(tx, actorId, { action: 'remove_bank_keys', id: theKeys }, async () => {
      if (!(await findBankKeys(tx))) fail('no_bank_keys');
      await deleteBankKeys(tx);
    });
    await announce(tx, { kind: 'bank_keys_changed' });
  });

async function needGoodEndpoint(guard: Guard, typed: string) {
  const read = readEndpoint(typed);
  if ('wrong' in read) return fail('bad_input', { fields: { endpoint: [read.wrong] } });
  try {
    await guard.check(read.baseUrl);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    fail('bad_input', { fields: { endpoint: [error.message] } });
  }
  return read;
}
