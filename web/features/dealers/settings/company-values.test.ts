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

test('what is typed and taken back has not changed', () => {
  expect(changed(base, { ...base, opening_hours: base.opening_hours!.map((one) => one && { ...one }) })).toEqual([]);
  expect(changed(base, { ...base, phone: '2', away: { text: 'Gone', back_on: '2026-12-01' } })).toEqual([
    'phone',
    'away',
  ]);
});

test('two who change different things lose nothing of either', () => {
  const sides = { base, mine: { ...base, phone: '2' }, theirs: { ...base, description: 'Vans' } };
  expect(clashes(sides)).toEqual([]);
  expect(merged(sides, 'mine')).toEqual({ ...base, phone: '2', description: 'Vans' });
});

test('where both changed the same, one chooses; what only I changed is kept either way', () => {
  const sides = { base, mine: { ...base, phone: '2', website: '' }, theirs: { ...base, phone: '3' } };
  expect(clashes(sides)).toEqual(['phone']);
  expect(merged(sides, 'mine')).toEqual({ ...base, phone: '2', website: '' });
  expect(merged(sides, 'theirs')).toEqual({ ...base, phone: '3', website: '' });
});

test('who changed it to the same is no clash', () => {
  expect(clashes({ base, mine: { ...base, phone: '2' }, theirs: { ...base, phone: '2' } })).toEqual([]);
});
