import { expect, test } from 'vitest';
import { compared } from '../../testing/compared.ts';
import { compareGroups, onlyDifferences } from './compare-rows.ts';
import { readCompareSearch } from '../../shared/compare/compare-search.ts';

const rowsOf = (groups: ReturnType<typeof compareGroups>) => groups.flatMap(({ rows }) => rows);
const find = (label: string, ...cars: Parameters<typeof compareGroups>[0]) =>
  rowsOf(compareGroups(cars)).find((row) => row.label === label);

test('a row says whether the cars differ, and what the best value is', () => {
  const [cheap, dear] = [compared({ price: 20_000 }), compared({ price: 40_000 })];
  expect(find('Price', dear, cheap)).toEqual({
    label: 'Price',
    values: ['$40,000', '$20,000'],
    differs: true,
    best: { at: 1, word: 'Lowest' },
  });
  expect(find('Price', cheap, cheap)).toMatchObject({ differs: false });
  expect(find('Price', cheap, cheap)).not.toHaveProperty('best');
});

test('prices are compared with what such cars sell for, if that is known of one of them', () => {
  const cars = [compared({ deal: 'great' }), compared({ deal: null })];
  expect(find('Deal', ...cars)).toEqual({ label: 'Deal', values: ['Great deal', null], differs: true });
  expect(find('Deal', compared(), compared())).toBeUndefined();
});

test('a value missing for one car counts as a difference and is never best. A value missing for all has no row', () => {
  const [known, open] = [compared({ mileage: 900 }), compared({ mileage: null, colour: null })];
  expect(find('Mileage', known, open)).toEqual({ label: 'Mileage', values: ['900 mi', null], differs: true });
  expect(find('Colour', open, open)).toBeUndefined();
});

test('a feature of one car has a row, and isn’t denied for the other, whose seller may have left it out', () => {
  const groups = compareGroups([compared({ features: ['Alarm', 'Winch'] }), compared({ features: ['Alarm'] })]);
  expect(rowsOf(groups).map(({ label }) => label)).toEqual(expect.arrayContaining(['Alarm', 'Winch']));
  expect(rowsOf(onlyDifferences(groups))).toEqual([{ label: 'Winch', values: ['Yes', 'Not stated'], differs: true }]);
});

test('an address names each car once and at most four, and wrong ids are listed separately', () => {
  expect(readCompareSearch({ cars: '3,1,3, 7' })).toEqual({ ids: [3, 1, 7], wrong: [], isTooMany: false });
  expect(readCompareSearch({ cars: '1,2,3,4,5' })).toEqual({ ids: [1, 2, 3, 4], wrong: [], isTooMany: true });
  expect(readCompareSearch({ cars: '1,x,-2,0' })).toEqual({ ids: [1], wrong: ['x', '-2', '0'], isTooMany: false });
  expect(readCompareSearch({})).toEqual({ ids: [], wrong: [], isTooMany: false });
});
