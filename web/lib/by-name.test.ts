import { expect, test } from 'vitest';
import { byName } from './by-name.ts';

test('names are sorted ignoring case and diacritics', () => {
  const names = ['Zirconium', 'Överflöd', 'ocelot', 'Obey', 'Übermacht', 'Vapid', 'Truffade'];
  expect(names.toSorted(byName)).toEqual(['Obey', 'ocelot', 'Överflöd', 'Truffade', 'Übermacht', 'Vapid', 'Zirconium']);
  expect(byName('Karin', 'Karin')).toBe(0);
});
