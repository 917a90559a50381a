import { expect, test } from 'vitest';
import { understand, type KnownPhrases } from './understand.rules.ts';

const dealer = (id: number, name: string) => ({ id, company_name: name, phrase: name.toLowerCase() });
const known: KnownPhrases = {
  meanings: [
    { word: 'hybrid', facet: 'fuel', meant: ['hybrid'] },
    { word: 'stick shift', facet: 'transmission', meant: ['manual'] },
  ],
  dealers: [dealer(1, 'Hybrid'), dealer(2, 'Stick Shift'), dealer(3, 'Eclipse')],
  begun: [],
  places: [],
  names: [],
};

test('a dealer named like a thing doesn’t take the word, but its name of several words means the dealer', () => {
  const meant = (typed: string) => understand(typed, [], known).meant;
  expect(meant('hybrid')).toEqual([{ any: [['fuel', 'hybrid']] }]);
  expect(meant('stick shift')).toEqual([{ dealers: [2] }]);
  expect(meant('eclipse')).toEqual([{ dealers: [3] }]);
});
