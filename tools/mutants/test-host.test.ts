import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../repo.ts';
import { openTestHost } from './test-host.ts';

const config = `
  import { defineConfig } from 'vitest/config';
  const project = (name) => ({ test: { name, root: import.meta.dirname, include: [name + '*.test.ts'] } });
  export default defineConfig({ test: { projects: [project('contract'), project('server')] } });`;
/** Fails in a group with other tests after it, which then don't run. */
const grouped = `
  import { describe, expect, test } from 'vitest';
  import { answer } from './answer.ts';
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  describe('a group', () => {
    test('is right', () => expect(answer).toBe(42));
    test.each(Array.from({ length: 40 }, (_, time) => time))('time %i', soon);
  });
  describe('another', () => test.each(Array.from({ length: 40 }, (_, time) => time))('time %i', soon));`;

test('a mutant is noticed within a group of tests, and the tests pass again once it’s undone', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-host-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('vitest.config.ts', config);
  write('answer.ts', 'export const answer = 42;');
  write('server.test.ts', grouped);
  write('contract.test.ts', `import { test } from 'vitest'; test('holds anyway', () => undefined);`);
  const host = await openTestHost(folder);
  onTestFinished(() => host.close());

  expect(await host.run('server.test.ts')).toBeNull();
  write('answer.ts', 'export const answer = 41;');
  host.changed('answer.ts');
  expect(await host.run('server.test.ts')).toContain('expected 41 to be 42');
  expect(await host.run('contract.test.ts'), 'unaffected by another test’s failure').toBeNull();
  write('answer.ts', 'export const answer = 42;');
  host.changed('answer.ts');
  expect(await host.run('server.test.ts')).toBeNull();
});
