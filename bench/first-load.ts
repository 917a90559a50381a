/**
 * The JavaScript a browser fetches for the first view of the pages where visits start, in brotli bytes and number of
 * scripts, against fixed limits. Measured on a real server: the scripts its HTML names and their static imports.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startServer } from '../e2e/server-process.ts';
import { currentBuild } from '../server/http/pages/page-builds.ts';
import { inRoot } from '../tools/repo.ts';

interface Limit {
  path: string;
  kilobytes: number;
}

const limits: Limit[] = [
  { path: '/', kilobytes: 110 },
  { path: '/browse', kilobytes: 140 },
  { path: '/car/1', kilobytes: 140 },
];
const maxScripts = 12;

/** The scripts the HTML names, and their static imports. */
export function initialScripts(html: string, read: (path: string) => string): string[] {
  if (!html.includes('id="first-view"'))
    throw new Error('The page was not server-rendered, because it does not name its own scripts.');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /type="module"|rel="modulepreload"/.test(tag))
    .map((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1])
    .filter((path) => path !== undefined);
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const imports = [...read(path).matchAll(staticImport)].map(([, target = '']) => target);
    for (const target of imports) follow(posix.join(posix.dirname(path), target));
  };
  named.forEach(follow);
  return [...found];
}

/** `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`. */
const staticImport = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

async function measure(site: string, { path, kilobytes }: Limit, read: (path: string) => string): Promise<boolean> {
  const html = await (await fetch(site + path)).text();
  const sizes = initialScripts(html, read).map((file) => [file, brotliCompressSync(read(file)).length] as const);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  for (const [file, bytes] of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  const found = `${total.toFixed(1).padStart(7)} kB  in ${sizes.length} scripts: ${path}`;
  console.log(`${found}, limit ${kilobytes} kB in ${maxScripts}\n`);
  return total <= kilobytes && sizes.length <= maxScripts;
}

if (import.meta.main) {
  const build = await currentBuild(inRoot('web/dist'));
  const read = (path: string) => readFileSync(join(build, path), 'utf8');
  const server = await startServer();
  try {
    for (const limit of limits) if (!(await measure(server.url, limit, read))) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
