import { expect, test } from 'vitest';
import { correctionOf, correctedWords, searchWords } from './search.rules.ts';

test('typed text becomes words without accents, capitals, punctuation and fillers', () => {
  expect(searchWords('A red  Übermacht-Séntinel for sale!')).toEqual(['red', 'ubermacht', 'sentinel']);
  expect(searchWords('Ærø Straße Łódź 현대')).toEqual(['aero', 'strasse', 'lodz', '현대']);
  expect(searchWords('the')).toEqual(['the']);
  expect(searchWords(' & | ! :* ')).toEqual([]);
  expect(searchWords('a b c d e f g h i j k l')).toHaveLength(8);
});

test('the nearest similar word is meant, and none if all are too far off', () => {
  expect(correctionOf('benefacter', ['benefit', 'benefactor'])).toBe('benefactor');
  expect(correctionOf('elgy', ['elegy'])).toBe('elegy');
  expect(correctionOf('gt', ['gtx'])).toBe('gtx');
  expect(correctionOf('zebra', ['zorusso'])).toBeNull();
});

test('known words stay unchanged, even next to a corrected one', () => {
  const known = { is_known: true, alike: [] };
  expect(
    correctedWords(
      ['red', 'sutlan'],
      [
        { word: 'red', ...known },
        { word: 'sutlan', is_known: false, alike: ['sultan'] },
      ],
    ),
  ).toEqual(['red', 'sultan']);
  expect(correctedWords(['red'], [{ word: 'red', ...known }])).toBeNull();
  expect(correctedWords(['qqqq'], [{ word: 'qqqq', is_known: false, alike: [] }])).toBeNull();
});
