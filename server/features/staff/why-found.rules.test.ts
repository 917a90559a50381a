import { expect, test } from 'vitest';
import { whyFound } from './why-found.rules.ts';

const car = {
  id: 12,
  title: 'Tuned Brute Camper',
  year: 1998,
  make: 'Brute',
  model: 'Camper',
  colour: 'two-tone',
  body_class: 'Vans',
  description:
    'Sleeps two and cooks for four. The previous owner crossed the desert with it and came back with stories.',
};
const why = (search: string) => whyFound(car, search);

test.each([
  ['camper', null],
  ['brute cam', null],
  ['1998', '1998 Brute Camper'],
  ['camper 1998', '1998 Brute Camper'],
  ['van', 'Vans'],
  ['two van', 'two-tone, Vans'],
  ['desert', '“…four. The previous owner crossed the desert with it and came back with stories.”'],
  ['van desert', 'Vans, “…four. The previous owner crossed the desert with it and came back with stories.”'],
])('"%s" is explained unless the title shows it', (search, reason) => {
  expect(why(search)).toBe(reason);
});

test('a car found by its number says so', () => {
  for (const search of ['12', '#12']) expect(why(search)).toBe('Number 12');
});
