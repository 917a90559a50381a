/** `node tools/docs-check.ts`: checks that every link and file named in a document exists. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles, root } from './repo.ts';

/** Created by commands, so missing in a fresh copy. */
const made = /^(web\/dist|data|shots|test-results|node_modules)(\/|$)/;

export function missingIn(document: string, text: string, isThere: (path: string) => boolean): string[] {
  const folder = dirname(document);
  const beside = (path: string) => join(folder, path).replaceAll('\\', '/');
  const prose = text.replace(/^```.*?^```/gms, '');
  const links = linkedIn(prose).filter((path) => !isThere(path.startsWith('/') ? path.slice(1) : beside(path)));
  const named = namedIn(prose).filter((path) => !made.test(path) && !isThere(path) && !isThere(beside(path)));
  return [...new Set([...links, ...named])];
}

const linkedIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target));

/** Text in back-ticks that looks like a path: a known extension, or one of our folders in front. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^\.?\w[\w.-]*(\/[\w.-]+)*\/?$/.test(path) && !path.includes('NNN'))
    .filter((path) => /\/.*\.(tsx?|mjs|json|md|sql|css|html)$/.test(path) || ours.test(path));

const ours = /^(contract|server|demo|web|testing|proofs|tools|e2e|bench|docs|\.ci)\//;

if (import.meta.main) {
  const files = projectFiles();
  // A document about the server may say `http/serve.ts`, so a file exists if one of the project's ends like that.
  const isThere = (path: string) => existsSync(join(root, path)) || files.some((file) => file.endsWith(`/${path}`));
  const faults = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8');
      return missingIn(document, text, isThere).map((path) => `${document} names ${path}, which doesn't exist`);
    });
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
