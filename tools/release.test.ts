import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProgram } from './release/program.ts';

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

async function released() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyProgram(folder);
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const manifest = async (path: string) => JSON.parse(await read(path)) as Manifest;
  const files = await Array.fromAsync(glob('{contract,demo,server}/**/*.ts', { cwd: folder }));
  return { folder, files, read, manifest };
}

test('a release has every file that its own files import, and asks for every package', async () => {
  const { folder, files, read, manifest } = await released();
  expect(files).toContain('server/main.ts');
  const packages = new Set<string>(['@forecourt/demo']);
  for (const workspace of ['contract', 'demo', 'server'])
    for (const name of Object.keys((await manifest(`${workspace}/package.json`)).dependencies ?? {}))
      packages.add(name);

  const missing: string[] = [];
  for (const file of files) {
    const code = await read(file);
    for (const [, name = ''] of code.matchAll(/^(?:import|export)\b(?:[^;']*\bfrom)? '([^']+)';$/gm)) {
      if (name.startsWith('node:')) continue;
      const found = name.startsWith('.')
        ? existsSync(join(folder, dirname(file), name))
        : packages.has(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
      if (!found) missing.push(`${file}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a release brings no tests, and its commands lead to files that it has', async () => {
  const { folder, files, manifest } = await released();
  expect(files.filter((file) => /\.(test|proof)\.ts$|\/testing\//.test(file))).toEqual([]);
  const { scripts = {} } = await manifest('package.json');
  expect(Object.keys(scripts)).toEqual(['start', 'staff']);
  for (const command of Object.values(scripts)) expect(existsSync(join(folder, command.split(' ').at(-1)!))).toBe(true);
});
