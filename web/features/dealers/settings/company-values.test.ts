import { expect, test } from 'vitest';
import { changed, clashes, merged, type CompanyValues } from './company-values.ts';

const day = { from: '09:00', to: '18:00' };
const base: CompanyValues = {
  phone: '1',
  website: 'https://a.example',
  description: 'Cars',
  opening_hours: [day, day, day, day, day, null, null],
  away: null,
};

test('a field that is typed in and then restored counts as unchanged', () => {
  expect(changed(base, { ...base, opening_hours: base.opening_hours!.map((hours) => hours && { ...hours }) })).toEqual(
    [],
  );
  expect(changed(base, { ...base, phone: '2', away: { text: 'Gone', back_on: '2026-12-01' } })).toEqual([
    'phone',
    'away',
  ]);
});

test('changes to different fields are merged', () => {
  const sides = { base, mine: { ...base, phone: '2' }, theirs: { ...base, description: 'Vans' } };
  expect(clashes(sides)).toEqual([]);
  expect(merged(sides, 'mine')).toEqual({ ...base, phone: '2', description: 'Vans' });
});

test('a field both changed takes the preferred side, and my other changes are kept either way', () => {
  const sides = { base, mine: { ...base, phone: '2', website: '' }, theirs: { ...base, phone: '3' } };
  expect(clashes(sides)).toEqual(['phone']);
  expect(merged(sides, 'mine')).toEqual({ ...base, phone: '2', website: '' });
  expect(merged(sides, 'theirs')).toEqual({ ...base, phone: '3', website: '' });
});

test('the same change on both sides is no clash', () => {
  expect(clashes({ base, mine: { ...base, phone: '2' }, theirs: { ...base, phone: '2' } })).toEqual([]);
});
