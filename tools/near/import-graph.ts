import { posix } from 'node:path';
import ts from 'typescript';

/** For every file, the files of the project that it imports. */
export type ImportGraph = Map<string, string[]>;

/** Reads static and dynamic imports, and files started as processes (`new URL('./x.ts', import.meta.url)`). */
export function readImports(paths: readonly string[], read: (path: string) => string): ImportGraph {
  const known = new Set(paths);
  const sources = paths.filter((path) => /\.tsx?$/.test(path));
  return new Map(sources.map((path) => [path, importsOf(path, read(path)).filter((target) => known.has(target))]));
}

function importsOf(path: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const started = [...text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].map(([, target]) => target ?? '');
  const targets = [...importedFiles.map(({ fileName }) => fileName), ...started];
  return [...new Set(targets.flatMap((target) => resolved(path, target)))];
}

function resolved(from: string, target: string): string[] {
  if (target.startsWith('.')) return [posix.join(posix.dirname(from), target)];
  const workspace = /^@forecourt\/(.+)$/.exec(target)?.[1];
  return workspace ? [workspace] : [];
}
