import { randomBytes, randomInt } from 'node:crypto';
import { billAlphabet, billNumberOf, billRandomCharacters } from '@forecourt/contract/bills/bill-number.ts';
import type { Tx } from '../../database/database.ts';
import { readBillText, writeBillText, type BillContent } from '../../features/bills/bill-text.ts';
import {
  findBilledSale,
  insertBill,
  latestBillOf,
  removeDueBill,
  type BilledSale,
} from '../../features/bills/bills.store.ts';
import { signBill } from '../../features/bills/sign-bill.ts';
import type { BillDeps } from './bill-parts.ts';
import { signingKey } from './signing-key.ts';

/**
 * Issues the bill of a verified sale if its current amount has none. The caller has locked the sale, so there is one
 * per amount, and a constraint refuses another.
 */
export async function issueBill(tx: Tx, { seal, siteName }: BillDeps, saleId: number, now: Date): Promise<void> {
  const sale = await findBilledSale(tx, saleId);
  const latest = await latestBillOf(tx, saleId);
  if (sale.status === 'confirmed' && (!latest || latest.amount !== sale.amount)) {
    const { id: key, privateKey } = await signingKey(tx, seal);
    const stated = latest ? restated(latest.content) : statedBy(sale, siteName);
    for (let isIssued = false; !isIssued;) {
      const number = newNumber();
      const content = writeBillText({
        ...stated,
        number,
        key,
        amount: sale.amount,
        replaces: latest?.number ?? null,
        issued_at: now.toISOString(),
      });
      isIssued = await insertBill(tx, {
        number,
        sale_id: saleId,
        revision: (latest?.revision ?? 0) + 1,
        replaces_id: latest?.id ?? null,
        amount: sale.amount,
        content,
        key_id: key,
        signature: signBill(content, privateKey),
        link_salt: newLinkSalt(),
        issued_at: now,
      });
    }
  }
  await removeDueBill(tx, saleId);
}

export const newLinkSalt = () => randomBytes(16);

const newNumber = () =>
  billNumberOf(
    Array.from({ length: billRandomCharacters }, () => billAlphabet[randomInt(billAlphabet.length)]).join(''),
  );

type Stated = Omit<BillContent, 'number' | 'key' | 'amount' | 'replaces' | 'issued_at'>;

const statedBy = (sale: BilledSale, site: string): Stated => {
  const { status: _status, amount: _amount, recorded_at, verified_at, ...facts } = sale;
  return { ...facts, site, recorded_at: recorded_at.toISOString(), verified_at: verified_at.toISOString() };
};

/** A corrected bill states the facts of the first one, whatever has changed since. */
function restated(content: string): Stated {
  const known = readBillText(content);
  if (!known) throw new Error('The earlier bill of this sale can’t be read');
  return known;
}
