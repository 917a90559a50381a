import { expect, test } from 'vitest';
import { whyThisPrice } from './why-this-price.ts';

const full = { label: 'Car Listing', amount: 1500 };

test.each([
  [[full], 'Regular price'],
  [
    [full, { label: 'Introductory rate', amount: -1000 }],
    'Introductory rate for your first listing, instead of $1,500',
  ],
  [
    [full, { label: 'Bulk listing discount (10%)', amount: -150 }],
    'Bulk listing discount (10%) for having three or more live, instead of $1,500',
  ],
  [[full, { label: 'Birthday present', amount: -1500 }], 'Birthday present, instead of $1,500'],
  [[full, { label: 'Processing fee (2%)', amount: 30 }], 'Regular price, with the processing fee (2%)'],
])('%j', (lines, why) => {
  expect(whyThisPrice(lines)).toBe(why);
});
