import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { expect, test } from 'vitest';
import { quote, type Purchase } from './pricing.rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

const listing = {
  kind: 'listing',
  isCovered: false,
  isFirstEver: false,
  accountKnownSince: days(-100),
  liveListings: 0,
} as const;
const feature = { kind: 'featured', lastFeatureEnds: null, freeFeaturesUsed: null } as const;

type Case = [
  name: string,
  purchase: Purchase,
  lines: Record<string, number>,
  total: number,
  settings?: Record<string, string>,
];

const cases: Case[] = [
  ['a listing', listing, { 'Car Listing': 1500 }, 1500],
  ['the first ever', { ...listing, isFirstEver: true }, { 'Car Listing': 1500, 'Introductory rate': -1000 }, 500],
  [
    'a new account',
    { ...listing, accountKnownSince: days(-29.9) },
    { 'Car Listing': 1500, 'New user discount (10%)': -150 },
    1350,
  ],
  ['an account of just 30 days', { ...listing, accountKnownSince: days(-30) }, { 'Car Listing': 1500 }, 1500],
  ['with two live', { ...listing, liveListings: 2 }, { 'Car Listing': 1500 }, 1500],
  [
    'with three live',
    { ...listing, liveListings: 3 },
    { 'Car Listing': 1500, 'Bulk listing discount (10%)': -150 },
    1350,
  ],
  [
    'all reductions together: only the best one',
    { ...listing, isFirstEver: true, accountKnownSince: days(-1), liveListings: 9 },
    { 'Car Listing': 1500, 'Introductory rate': -1000 },
    500,
  ],
  [
    'an introductory rate above the price has no effect',
    { ...listing, isFirstEver: true },
    { 'Car Listing': 1500 },
    1500,
    { introductory_rate: '9000' },
  ],
  [
    'of two discounts the larger',
    { ...listing, accountKnownSince: days(-1), liveListings: 3 },
    { 'Car Listing': 1500, 'Bulk listing discount (25%)': -375 },
    1125,
    { bulk_listing_discount: '25' },
  ],
  [
    'a dealer’s listing',
    { ...listing, isCovered: true },
    { 'Car Listing': 1500, 'Covered by your membership': -1500 },
    0,
  ],
  ['a free site', listing, { 'Car Listing': 0 }, 0, { regular_listing_price: '0' }],
  ['a feature', feature, { 'Featured Car': 2500 }, 2500],
  [
    'again while featured',
    { ...feature, lastFeatureEnds: days(1) },
    { 'Featured Car': 2500, 'Featured again discount (15%)': -375 },
    2125,
  ],
  [
    'again seven days after',
    { ...feature, lastFeatureEnds: days(-7) },
    { 'Featured Car': 2500, 'Featured again discount (15%)': -375 },
    2125,
  ],
  ['again later', { ...feature, lastFeatureEnds: days(-7.1) }, { 'Featured Car': 2500 }, 2500],
  [
    'a dealer’s second free one',
    { ...feature, freeFeaturesUsed: 1 },
    { 'Featured Car': 2500, 'Free feature 2 of 2 this month': -2500 },
    0,
  ],
  ['a dealer’s third', { ...feature, freeFeaturesUsed: 2 }, { 'Featured Car': 2500 }, 2500],
  ['a membership', { kind: 'membership' }, { 'Dealer Membership': 25_000 }, 25_000],
  ['renewed six days before', { kind: 'renewal', membershipEnds: days(6.9) }, { 'Membership Renewal': 25_000 }, 25_000],
  [
    'renewed seven days before',
    { kind: 'renewal', membershipEnds: days(7) },
    { 'Membership Renewal': 25_000, 'Early bird discount (10%)': -2500 },
    22_500,
  ],
  [
    'renewed in the grace period',
    { kind: 'renewal', membershipEnds: days(-3) },
    { 'Membership Renewal': 25_000 },
    25_000,
  ],
  [
    'the fee comes last, on what is left',
    { ...listing, accountKnownSince: days(-1) },
    { 'Car Listing': 1500, 'New user discount (10%)': -150, 'Processing fee (2.5%)': 34 },
    1384,
    { payment_processing_fee: '2.5' },
  ],
  [
    'half a dollar is rounded up',
    { ...listing, liveListings: 3 },
    { 'Car Listing': 1005, 'Bulk listing discount (10%)': -100 },
    905,
    { regular_listing_price: '1005' },
  ],
  [
    'a free purchase has no fee',
    { ...listing, isCovered: true },
    { 'Car Listing': 1500, 'Covered by your membership': -1500 },
    0,
    { payment_processing_fee: '10' },
  ],
];

test.each(cases)('%s', (_, purchase, lines, total, settings = {}) => {
  const found = quote(readSettings(settings), purchase, now);
  expect(Object.fromEntries(found.lines.map(({ label, amount }) => [label, amount]))).toEqual(lines);
  expect(found.total).toBe(total);
  expect(found.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.total);
});

test('no purchase costs less than zero or a fraction of a dollar under any settings', () => {
  for (const percent of ['0', '1', '33', '50', '99', '100'])
    for (const price of ['0', '1', '3', '999', '1000000000'])
      for (const fee of ['0', '0.01', '3.33', '10']) {
        const { total } = quote(
          readSettings({
            regular_listing_price: price,
            new_user_discount_percentage: percent,
            payment_processing_fee: fee,
          }),
          { ...listing, accountKnownSince: now },
          now,
        );
        expect(Number.isInteger(total) && total >= 0).toBe(true);
      }
});

test('only an account’s first listing ever gets the introductory rate, once', () => {
  const settings = readSettings({});
  expect(quote(settings, { ...listing, isFirstEver: true }, now).isIntroductory).toBe(true);
  expect(quote(settings, listing, now).isIntroductory).toBe(false);
  expect(quote(settings, { ...listing, isFirstEver: true, isCovered: true }, now).isIntroductory).toBe(false);
});
