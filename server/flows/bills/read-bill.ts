import { readBillNumber } from '@forecourt/contract/bills/bill-number.ts';
import { maySeeOfBill, type BillState, type BillViewer } from '@forecourt/contract/bills/bill-access.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { readsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { writeBillFile } from '../../features/bills/bill-file.ts';
import { readBillText, type BillContent } from '../../features/bills/bill-text.ts';
import { billView, stateOfBill } from '../../features/bills/bill-views.rules.ts';
import { findBill, replaceLinkSalt, type BillRow } from '../../features/bills/bills.store.ts';
import { isSignedBy, sha256Of } from '../../features/bills/sign-bill.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Actor } from '../../lib/handlers.ts';
import type { BillDeps } from './bill-parts.ts';
import { newLinkSalt } from './issue-bill.ts';

/** The caller, and the key of the link they have. */
interface Asked {
  number: string;
  key?: string | undefined;
  actor: Actor | null;
}

interface Found {
  row: BillRow;
  content: BillContent;
  state: BillState;
  viewer: BillViewer;
  linkKey: string;
}

export async function readBill(db: Queryable, { seal }: Pick<BillDeps, 'seal'>, asked: Asked) {
  const { row, content, state, viewer, linkKey } = await findFor(db, seal, asked);
  return billView({ ...row, content, sha256: sha256Of(row.content) }, { state, viewer, linkKey });
}

/** The signed file, for those who may hand it out. For everyone else the bill doesn't exist. */
export async function readBillFile(db: Queryable, { seal }: Pick<BillDeps, 'seal'>, asked: Asked) {
  const { row, state, viewer } = await findFor(db, seal, asked);
  if (!maySeeOfBill(state, viewer, 'file')) return fail('bill_not_found');
  const text = row.content;
  const signature = row.signature.toString('base64url');
  return { filename: `${row.number}.txt`, text: writeBillFile({ text, sha256: sha256Of(text), signature }) };
}

/** Either party can do it, for example after the address reached the wrong people. */
export async function replaceBillLink(
  db: Database,
  { seal }: Pick<BillDeps, 'seal'>,
  asked: Omit<Asked, 'key'>,
): Promise<string> {
  const { row, state, viewer } = await findFor(db, seal, asked);
  if (!maySeeOfBill(state, viewer, 'replace_link')) return fail('bill_not_found');
  const salt = newLinkSalt();
  await replaceLinkSalt(db, row.number, salt);
  return seal.linkKey(row.number, salt);
}

async function findFor(db: Queryable, seal: BillDeps['seal'], { number, key, actor }: Asked): Promise<Found> {
  const known = readBillNumber(number);
  const row = (known === null ? null : await findBill(db, known)) ?? fail('bill_not_found');
  const content = readBillText(row.content);
  if (!content) throw new Error(`The text of bill ${row.number} can’t be read`);
  const isSigned = isSignedBy(row.public_key, row.content, row.signature);
  return {
    row,
    content,
    state: stateOfBill({ ...row, isSigned }),
    viewer: viewerOf(row, actor, key !== undefined && seal.opensLink(row.number, row.link_salt, key)),
    linkKey: seal.linkKey(row.number, row.link_salt),
  };
}

function viewerOf(row: BillRow, actor: Actor | null, hasKey: boolean): BillViewer {
  if (actor && (actor.id === row.buyer_id || readsAsSeller(reachOf(actor), row))) return 'party';
  if (actor && staffRoleMay(actor.staffRole, 'sales.read')) return 'staff';
  if (hasKey) return 'link';
  return actor ? 'member' : 'visitor';
}
