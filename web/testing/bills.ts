import type { Bill } from '@forecourt/contract/bills/bills.ts';

/** The bill of Johnny's Zentorno, as a visitor sees it. */
export const aBill: Bill = {
  number: 'FC-7K2PXQ9AD3',
  state: 'genuine',
  replaces: null,
  replaced_by: null,
  annulled_at: null,
  make: 'Pegassi',
  model: 'Zentorno',
  year: 2022,
  colour: 'orange',
  mileage: 4_200,
  plate: '1PAC 888',
  body_class: 'Super',
  transmission: 'automatic',
  fuel: null,
  drive: 'all',
  engine_upgrade: 3,
  brake_upgrade: 0,
  transmission_upgrade: null,
  armour: 2,
  has_turbo: true,
  recorded_at: '2026-11-14T10:00:00.000Z',
  verified_at: '2026-11-15T10:00:00.000Z',
  issued_at: '2026-11-15T10:00:00.000Z',
  car_id: 7,
  details: null,
  has_file: false,
  link_key: null,
  may_replace_link: false,
};

export const billDetails: NonNullable<Bill['details']> = {
  seller: 'Maria Lopez',
  company: 'Eclipse Motors',
  buyer: 'Johnny Pearson',
  amount: 180_000,
  sha256: 'ab'.repeat(32),
  key_id: 'cd'.repeat(16),
};

/** As one of its parties sees it. */
export const ownBill: Bill = {
  ...aBill,
  details: billDetails,
  has_file: true,
  link_key: 'dGhlIHNlY3JldCBrZXkgb2Y',
  may_replace_link: true,
};
