/**
 * `npm run build`: builds the pages into a folder below web/dist named after their sources, unless it exists.
 * Older builds stay for a while, because a running server serves its own build until it restarts.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentBuildFile } from '../server/http/pages/page-builds.ts';
import { rendererFolder } from '../server/http/pages/page-renderer.ts';
import { precompress } from './precompress.ts';
import { inRoot, projectFiles } from './repo.ts';
import { commandFile, inSeconds, runNode } from './run.ts';

export const builds = inRoot('web/dist');

export async function buildPages(say: (sentence: string) => void = console.log): Promise<void> {
  const name = hashOfSources();
  const folder = join(builds, name);
  // Users with read-only access can still start an existing build.
  if (existsSync(folder) && isCurrent(name)) return;
  if (!existsSync(folder)) await build(folder, say);
  // An old build that is current again must count as the newest.
  await utimes(folder, new Date(), new Date());
  await makeCurrent(name);
  await removeOldBuilds(builds, new Date());
}

const isCurrent = (name: string) =>
  existsSync(currentBuildFile(builds)) && readFileSync(currentBuildFile(builds), 'utf8') === name;

/** Renames the folder when it's done, so that an interrupted build is never used. */
async function build(folder: string, say: (sentence: string) => void): Promise<void> {
  const started = performance.now();
  const unfinished = `${folder}.${process.pid}`;
  try {
    await vite(['--outDir', unfinished]);
    await precompress(unfinished);
    // The program that server-renders some of them.
    await vite([
      '--ssr',
      'app/entry-server.tsx',
      '--outDir',
      join(unfinished, rendererFolder),
      '--emptyOutDir',
      'false',
    ]);
    // Another process may have built the same in between.
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  say(`Built the pages in ${inSeconds((performance.now() - started) / 1000)}.`);
}

async function vite(args: string[]): Promise<void> {
  const command = [viteCommand(), 'build', ...args, '--logLevel', 'warn'];
  // The caller's NODE_ENV (test, development) would put React's development build into the pages.
  const { ok, output } = await runNode(command, { cwd: inRoot('web'), env: { NODE_ENV: 'production' } });
  if (!ok) throw new Error(`Building the pages failed:\n${output}`);
}

function viteCommand(): string {
  try {
    return commandFile('vite', 'vite', 'web/package.json');
  } catch (cause) {
    throw new Error(
      'The pages have to be built, but the build tools are not installed. Run: npm ci --include=dev && npm run build',
      { cause },
    );
  }
}

async function makeCurrent(name: string): Promise<void> {
  const file = currentBuildFile(builds);
  const draft = `${file}.${process.pid}`;
  await mkdir(builds, { recursive: true });
  await writeFile(draft, name);
  await rename(draft, file);
}

const keptBuilds = 3;
const keptMs = 24 * 60 * 60 * 1000;

/** Keeps the newest few and all from the last day, because processes serve them and open pages still request them. */
export async function removeOldBuilds(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== 'current');
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const old = found.sort((a, b) => b.at - a.at).slice(keptBuilds);
  for (const { path, at } of old) if (at < now.getTime() - keptMs) await rm(path, { recursive: true, force: true });
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of projectFiles().filter(isSource))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

const isSource = (path: string) =>
  (/^(web|contract)\//.test(path) && !/\.(test|proof)\.tsx?$|\.md$|^web\/testing\//.test(path)) ||
  ['package-lock.json', 'tools/build.ts', 'tools/precompress.ts'].includes(path);

if (import.meta.main) {
  await buildPages().catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  });
}
