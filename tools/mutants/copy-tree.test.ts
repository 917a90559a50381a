import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyTree } from './copy-tree.ts';

test('a mutant in the copy isn’t in the original, even by package name', () => {
  const original = mkdtempSync(join(tmpdir(), 'forecourt-original-'));
  for (const folder of ['contract', 'server', 'web', 'node_modules/zod', 'node_modules/@forecourt'])
    mkdirSync(join(original, folder), { recursive: true });
  writeFileSync(join(original, 'contract/a.ts'), 'sound');
  symlinkSync('../../contract', join(original, 'node_modules/@forecourt/contract'));
  const copy = copyTree(original);
  onTestFinished(() => [original, copy].forEach((folder) => rmSync(folder, { recursive: true })));

  writeFileSync(join(copy, 'contract/a.ts'), 'faulty');
  expect(readFileSync(join(copy, 'node_modules/@forecourt/contract/a.ts'), 'utf8')).toBe('faulty');
  expect(readFileSync(join(original, 'contract/a.ts'), 'utf8')).toBe('sound');
  expect(realpathSync(join(copy, 'node_modules/zod'))).toBe(realpathSync(join(original, 'node_modules/zod')));
});
