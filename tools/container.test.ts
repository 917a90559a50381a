import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, projectFiles } from './repo.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const packagesOf = (workspace: string) => (JSON.parse(read(`${workspace}/package.json`)) as Manifest).dependencies;

test('the build of the image gets everything that a release and its pages are made of', () => {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isLeftOut = (path: string) =>
    patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
  expect(isLeftOut('docs/operating.md')).toBe(true);
  const needed =
    /^(contract|demo|server|tools|web)\/.*(?<!\.md)$|^(package|package-lock|tsconfig\.base)\.json$|^\.npmrc$/;
  expect(projectFiles().filter((path) => needed.test(path) && isLeftOut(path))).toEqual([]);
});

test('the image of the demo needs no more than its files: its packages are those of the server', () => {
  const { '@forecourt/server': _, ...needed } = packagesOf('demo');
  expect(packagesOf('server')).toMatchObject(needed);
  const files = projectFiles().filter((path) => /^demo\/(?!testing\/).*(?<!\.(test|proof))\.ts$/.test(path));
  expect(files).toContain('demo/world.ts');
  // A release comes without what tests stand on.
  expect(files.filter((path) => /'(@forecourt\/server|\.\.?)\/(.*\/)?testing\//.test(read(path)))).toEqual([]);
});
