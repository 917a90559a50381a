import { expect, test } from 'vitest';
import { filterCounts, type Tallied } from './counts.rules.ts';

const tallies: Tallied[] = [
  ['colour', 'white', 1],
  ['colour', 'black', 2],
  ['feature', 'One owner', 1],
  ['feature', 'Never crashed', 2],
  ['make', 'Karin', 1],
  ['make', 'Bravado', 2],
  ['priceBand', 'under-25000', 1],
  ['priceBand', '25000-50000', 2],
  ['sellerType', 'private', 1],
  ['sellerType', 'dealer', 2],
];
const { make, priceBand, sellerType, ...others } = filterCounts(tallies);
const ofBits = tallies.filter(([facet]) => facet === 'feature' || facet in others);

test('equal counts have the same text, whatever their source and order', () => {
  const text = JSON.stringify(filterCounts(tallies));
  const cube = { sellerType, priceBand, make };
  const turned = Object.fromEntries(
    Object.entries(cube).map(([facet, counts]) => [facet, Object.fromEntries(Object.entries(counts).toReversed())]),
  );
  expect(JSON.stringify(filterCounts(ofBits, cube))).toBe(text);
  expect(JSON.stringify(filterCounts(ofBits.toReversed(), turned))).toBe(text);
});
