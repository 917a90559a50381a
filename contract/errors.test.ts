import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errors } from './errors.ts';

const areas = [
  'accounts',
  'appeals',
  'areas',
  'awards',
  'bills',
  'applications',
  'cars',
  'catalogue',
  'dealers',
  'favourites',
  'follows',
  'guide',
  'imports',
  'inventory',
  'meetings',
  'messaging',
  'notices',
  'offers',
  'payments',
  'photos',
  'push',
  'reports',
  'reviews',
  'sales',
  'searches',
  'services',
  'staff',
  'tickets',
  'users',
  'wanted',
  'webhooks',
];

test('error codes are unique across areas, because a duplicate would silently replace the first', () => {
  const files = ['errors.ts', ...areas.map((area) => `${area}/${area}.errors.ts`)];
  const codes = files.flatMap((file) => {
    const text = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/^ {2}(\w+): \{\s*status:/gm)].map(([, code]) => code);
  });
  expect(codes).toHaveLength(new Set(codes).size);
  expect(new Set(codes)).toEqual(new Set(Object.keys(errors)));
});
