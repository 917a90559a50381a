import { expect, test } from 'vitest';
import { meantBy } from './payment-search.rules.ts';

test.each([
  ['', null],
  ['  ', null],
  ['42', { id: 42 }],
  ['#42', { id: 42 }],
  ['Mara Quinn', { words: ['mara', 'quinn'] }],
  ['Ada', { words: ['ada'] }],
  [
    'dd66667f-a7',
    {
      reference: { first: 'dd66667f-a700-0000-0000-000000000000', last: 'dd66667f-a7ff-ffff-ffff-ffffffffffff' },
    },
  ],
])('“%s”', (text, meant) => {
  expect(meantBy(text)).toEqual(meant);
});
