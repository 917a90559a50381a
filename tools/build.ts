/** `npm run build`: builds the pages into web/dist, unless what stands there was built from the same sources. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import './node-version.mjs';
import { precompress } from './precompress.ts';
import { inRoot, projectFiles } from './repo.ts';
import { commandFile, inSeconds, runNode } from './run.ts';

const stamp = inRoot('web/dist/.built-from');

export async function buildPages(): Promise<void> {
  const sources = hashOfSources();
  if (readIfThere(stamp) === sources) return;
  const started = performance.now();
  // A NODE_ENV of the caller's (test, development) would put React's development build into the pages.
  const vite = [commandFile('vite', 'vite', 'web/package.json'), 'build', '--logLevel', 'warn'];
  const { ok, output } = await runNode(vite, { cwd: inRoot('web'), env: { NODE_ENV: 'production' } });
  if (!ok) throw new Error(`The pages could not be built:\n${output}`);
  await precompress(inRoot('web/dist'));
  // Last, so that a build which was interrupted is not taken for a finished one.
  writeFileSync(stamp, sources);
  console.log(`Built the pages in ${inSeconds((performance.now() - started) / 1000)}.`);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of projectFiles().filter(isSource))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  return hash.digest('hex');
}

const isSource = (path: string) =>
  (/^(web|contract)\//.test(path) && !/\.(test|proof)\.tsx?$|\.md$|^web\/testing\//.test(path)) ||
  ['package-lock.json', 'tools/build.ts', 'tools/precompress.ts'].includes(path);

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) {
  await buildPages().catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exitCode = 1;
  });
}
