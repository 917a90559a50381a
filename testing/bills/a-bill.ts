import { billNumberOf } from '../../contract/bills/bill-number.ts';
import { writeBillFile } from '../../server/features/bills/bill-file.ts';
import { writeBillText, type BillContent } from '../../server/features/bills/bill-text.ts';
import { newBillKeyPair, sha256Of, signBill, type BillKeyPair } from '../../server/features/bills/sign-bill.ts';

export const billContent: BillContent = {
  number: billNumberOf('7K2PXQ9AD'),
  replaces: billNumberOf('H3MM4RT6V'),
  key: '0'.repeat(32),
  site: 'Forecourt',
  seller: 'Zoé "Zed" Marín',
  company: 'Eclipse Motors',
  buyer: '김민준',
  amount: 184_000,
  make: 'Pegassi',
  model: 'Zentorno',
  year: 2022,
  body_class: 'Super',
  colour: 'orange',
  mileage: 4_200,
  plate: '1PAC 888',
  transmission: 'automatic',
  fuel: 'petrol',
  drive: 'awd',
  engine_upgrade: 3,
  brake_upgrade: null,
  transmission_upgrade: 2,
  armour: 0,
  has_turbo: true,
  recorded_at: '2026-11-14T10:00:00.000Z',
  verified_at: '2026-11-15T10:00:00.000Z',
  issued_at: '2026-11-15T10:00:00.123Z',
};

/** A genuine file, signed with this key. */
export function billFile(pair: BillKeyPair, content: Partial<BillContent> = {}): string {
  const text = writeBillText({ ...billContent, key: pair.id, ...content });
  const signature = signBill(text, pair.privateKey).toString('base64url');
  return writeBillFile({ text, sha256: sha256Of(text), signature });
}

/** The site's keys before and after a rotation. */
export function keysInRotation() {
  const [retired, current] = [newBillKeyPair(), newBillKeyPair()];
  return { retired, current, trusted: new Map([retired, current].map(({ id, publicKey }) => [id, publicKey])) };
}
