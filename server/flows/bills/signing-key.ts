import type { Database, Queryable } from '../../database/database.ts';
import { addSigningKey, findSigningKey, retireSigningKeys } from '../../features/bills/bill-keys.store.ts';
import type { BillSeal } from '../../features/bills/bill-seal.ts';
import { newBillKeyPair } from '../../features/bills/sign-bill.ts';

/**
 * The site's key, created at its first start. Read each time, so that it can be replaced while the site is running.
 * With another APP_KEY there is another key. Bills signed by the earlier one stay genuine.
 */
export async function signingKey(db: Queryable, seal: BillSeal): Promise<{ id: string; privateKey: string }> {
  for (;;) {
    const known = await findSigningKey(db, seal.keyId);
    if (known) return { id: known.id, privateKey: seal.secrets.open(known.sealed) };
    const { id, publicKey, privateKey } = newBillKeyPair();
    const sealed = seal.secrets.seal(privateKey);
    await addSigningKey(db, { id, public_key: publicKey, sealed, seal_key_id: seal.keyId });
  }
}

/** Replaces the signing key. Returns the id of the new key. */
export const replaceSigningKey = (db: Database, seal: BillSeal): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await retireSigningKeys(tx);
    return (await signingKey(tx, seal)).id;
  });
