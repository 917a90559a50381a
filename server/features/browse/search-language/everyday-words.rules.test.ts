import { expect, test } from 'vitest';
import { readEveryday } from './everyday-words.rules.ts';
import { understand, type KnownPhrases } from './understand.rules.ts';

const nothing: KnownPhrases = { meanings: [], dealers: [], begun: [], places: [], names: [] };
const read = (typed: string, literally: string[] = [], known: Partial<KnownPhrases> = {}) =>
  understand(typed, literally, { ...nothing, ...known });
const seatsIn = (typed: string) =>
  read(typed).meant.flatMap((one) => ('any' in one ? one.any.map(([, value]) => value).join('') : ['?']));

test.each([
  ['7 seats', '789', '7 or more seats'],
  ['7-seater', '789', '7 or more seats'],
  ['7seater', '789', '7 or more seats'],
  ['seven seater', '789', '7 or more seats'],
  ['at least 7 seats', '789', '7 or more seats'],
  ['two seater', '2', '2 seats'],
  ['2 seats', '2', '2 seats'],
  ['family car', '456789', '4 or more seats'],
])('“%s” means seats', (typed, seats, means) => {
  expect(seatsIn(typed)).toEqual([seats]);
  expect(read(typed)).toMatchObject({ words: [], understood: [{ means }] });
});

test('a number without seats, no seats and more than fit in any car stay words', () => {
  for (const typed of ['7', '0 seats', '12 seats', 'bucket seats', 'constructor'])
    expect(read(typed).meant).toEqual([]);
  expect(readEveryday('constructor')).toBeNull();
});

test('cheap asks for an order, narrows nothing, and is a word if it is searched literally', () => {
  expect(read('cheap sultan')).toEqual({
    words: ['sultan'],
    meant: [],
    sort: 'price_low',
    understood: [{ words: 'cheap', sort: 'price_low', means: 'Lowest price first' }],
  });
  expect(read('cheap sultan', ['cheap'])).toEqual({ words: ['cheap', 'sultan'], meant: [], understood: [] });
});

test.each([
  ['great deal', [['deal', 'great']], 'Great deals'],
  ['bargains', [['deal', 'great']], 'Great deals'],
  [
    'good deals',
    [
      ['deal', 'great'],
      ['deal', 'good'],
    ],
    'Great and good deals',
  ],
])('“%s” means ratings of the price', (typed, any, means) => {
  expect(read(typed)).toEqual({ words: [], meant: [{ any }], understood: [{ words: typed, means }] });
});

test('the best deals are an order', () => {
  expect(read('best deal sultan')).toMatchObject({ words: ['sultan'], meant: [], sort: 'best_deal' });
});

test('staff can give an everyday word another meaning', () => {
  const meanings = [{ word: 'cheap', facet: 'bodyClass' as const, meant: ['Compacts'] }];
  expect(read('cheap', [], { meanings })).toMatchObject({ meant: [{ any: [['bodyClass', 'Compacts']] }] });
});

test('a place wins over the beginning of a dealer’s name, and the whole name over the place', () => {
  const places = [{ phrase: 'sandy shores', facet: 'area' as const, name: 'Sandy Shores' }];
  const dealers = [{ id: 3, company_name: 'Sandy Shores Trucks', phrase: 'sandy shores trucks' }];
  expect(read('sandy shores', [], { places, dealers }).meant).toEqual([{ any: [['area', 'Sandy Shores']] }]);
  expect(read('sandy shores trucks', [], { places, dealers }).meant).toEqual([{ dealers: [3] }]);
});
