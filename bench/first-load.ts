/** The JavaScript a visitor's browser must fetch before `/` shows, in brotli bytes, against a fixed limit. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { currentBuild } from '../server/http/page-builds.ts';
import { inRoot } from '../tools/repo.ts';

const limitKilobytes = 110;

/** The home page's own script: loaded on demand, and demanded at once. */
const homePage = /^home-.*\.js$/;

/** The scripts that the first HTML names, the home page's, and all that these import before they run. */
export function initialScripts(html: string, read: (path: string) => string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /type="module"|rel="modulepreload"/.test(tag))
    .map((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1])
    .filter((path) => path !== undefined);
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const code = read(path);
    const onDemand = matches(code, /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g);
    const atOnce = [
      ...matches(code, staticImport),
      ...onDemand.filter((target) => homePage.test(posix.basename(target))),
    ];
    for (const target of atOnce) follow(posix.join(posix.dirname(path), target));
  };
  named.forEach(follow);
  if (![...found].some((path) => homePage.test(posix.basename(path))))
    throw new Error('The script of the home page was not found.');
  return [...found];
}

/** `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`. */
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => path);

if (import.meta.main) {
  const build = await currentBuild(inRoot('web/dist'));
  const read = (path: string) => readFileSync(join(build, path), 'utf8');
  const sizes = initialScripts(read('index.html'), read).map(
    (path) => [path, brotliCompressSync(read(path)).length] as const,
  );
  const kilobytes = sizes.reduce((total, [, bytes]) => total + bytes, 0) / 1000;
  for (const [path, bytes] of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  console.log(`${kilobytes.toFixed(1).padStart(7)} kB  first load of /, limit ${limitKilobytes} kB`);
  if (kilobytes > limitKilobytes) process.exitCode = 1;
}
