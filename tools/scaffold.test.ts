import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './repo.ts';
import { featureFiles, withEntry, withImport } from './scaffold/files.ts';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

test('a feature has a file on every layer: contract, table, store, call and its test', () => {
  expect(Object.keys(featureFiles({ feature: 'reviews', migration: '0042' }))).toEqual([
    'contract/reviews/reviews.ts',
    'server/database/migrations/0042-reviews.sql',
    'server/features/reviews/reviews.store.ts',
    'server/calls/reviews/reviews.calls.ts',
    'server/calls/reviews/reviews.calls.test.ts',
  ]);
});

test('a feature is added to the product’s current lists', () => {
  const contract = withEntry(
    withImport(read('contract/contract.ts'), `import { parts } from './parts/parts.ts';`),
    'export const contract = {',
    '  parts,\n',
  );
  expect(contract).toMatch(/offers\.ts';\nimport \{ parts \}.*\nimport \{ payments \}/);
  expect(contract).toMatch(/export const contract = \{\n {2}parts,\n/);
  expect(withEntry(read('server/app/handlers.ts'), '  return {', '    parts,\n')).toContain('  return {\n    parts,\n');
});

test('an unexpected file format is an error and the file isn’t damaged', () => {
  expect(() => withEntry('', 'export const contract = {', 'x')).toThrow('was not found');
});
