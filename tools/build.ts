/**
 * `npm run build`: builds the pages into a folder of their own below web/dist, named after their sources, unless it is
 * there. The builds before stay for a while: a running server serves its own until it is started again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentBuildFile } from '../server/http/page-builds.ts';
import { rendererFolder } from '../server/http/page-renderer.ts';
import { precompress } from './precompress.ts';
import { inRoot, projectFiles } from './repo.ts';
import { commandFile, inSeconds, runNode } from './run.ts';

export const builds = inRoot('web/dist');

export async function buildPages(say: (sentence: string) => void = console.log): Promise<void> {
  const name = hashOfSources();
  const folder = join(builds, name);
  // Who may only read here can still start what is built.
  if (existsSync(folder) && isCurrent(name)) return;
  if (!existsSync(folder)) await build(folder, say);
  // Also one that was built long ago is the newest again.
  await utimes(folder, new Date(), new Date());
  await makeCurrent(name);
  await removeOldBuilds(builds, new Date());
}

const isCurrent = (name: string) =>
  existsSync(currentBuildFile(builds)) && readFileSync(currentBuildFile(builds), 'utf8') === name;

/** Finished under another name, so that a build which was interrupted is not taken for a whole one. */
async function build(folder: string, say: (sentence: string) => void): Promise<void> {
  const started = performance.now();
  const unfinished = `${folder}.${process.pid}`;
  try {
    await vite(['--outDir', unfinished]);
    await precompress(unfinished);
    // The program by which the server draws the first view of some of them.
    await vite([
      '--ssr',
      'app/entry-server.tsx',
      '--outDir',
      join(unfinished, rendererFolder),
      '--emptyOutDir',
      'false',
    ]);
    // Somebody else may have built the same meanwhile.
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  say(`Built the pages in ${inSeconds((performance.now() - started) / 1000)}.`);
}

async function vite(args: string[]): Promise<void> {
  const command = [viteCommand(), 'build', ...args, '--logLevel', 'warn'];
  // A NODE_ENV of the caller's (test, development) would put React's development build into the pages.
  const { ok, output } = await runNode(command, { cwd: inRoot('web'), env: { NODE_ENV: 'production' } });
  if (!ok) throw new Error(`The pages could not be built:\n${output}`);
}

function viteCommand(): string {
  try {
    return commandFile('vite', 'vite', 'web/package.json');
  } catch (cause) {
    throw new Error(
      'The pages must be built, and what builds them is not installed. Run: npm ci --include=dev && npm run build',
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

/** The newest few stay, and all of the last day: processes still serve them and open pages still ask for them. */
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
