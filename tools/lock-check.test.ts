import { expect, test } from 'vitest';
import { lockFaults } from './lock-check.ts';

test('a lock file with workspaces and complete native packages has no faults', () => {
  const packages = {
    '': {},
    contract: {},
    'node_modules/@forecourt/contract': { resolved: 'contract', link: true },
    'node_modules/fast': { optionalDependencies: { '@fast/linux': '1.0.0', '@fast/macos': '1.0.0' } },
    'node_modules/@fast/linux': {},
    'node_modules/fast/node_modules/@fast/macos': {},
  };
  expect(lockFaults({ packages })).toEqual([]);
});

test('a missing build for another system is named', () => {
  const packages = { 'node_modules/fast': { optionalDependencies: { '@fast/macos': '1.0.0' } } };
  expect(lockFaults({ packages })).toEqual([
    "node_modules/fast needs @fast/macos on some systems, but the lock file doesn't have it",
  ]);
});

test.each([
  { resolved: 'https://packages.example/fast-1.0.0.tgz' },
  { resolved: 'file:../fast', link: true },
  { resolved: '/somewhere/fast', link: true },
])('an address is rejected: %o', (entry) => {
  expect(lockFaults({ packages: { 'node_modules/fast': entry } })).toHaveLength(1);
});
