import { posix } from 'node:path';
import { readImports } from '../near/import-graph.ts';
import { isTest, nearestTests } from '../near/nearest.ts';

/**
 * The tests of the web app most likely to notice a fault in a file: those that lead to it, then those named after the
 * same thing, because a page has several tests that aren't named after it.
 */
export function readPageTests(files: ReadonlyMap<string, string>): (file: string, maxTests: number) => string[] {
  const read = (path: string) => files.get(path) ?? '';
  const nearest = nearestTests(readImports([...files.keys()], read), read);
  const tests = [...files.keys()].filter((path) => path.startsWith('web/') && isTest(path));
  return (file, maxTests) => {
    const near = nearest([file]).map(({ test }) => test);
    const akin = tests
      .map((test) => ({ test, shared: sharedWords(file, test) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((one, other) => other.shared - one.shared);
    return [...new Set([...near, ...akin.map(({ test }) => test)])].slice(0, maxTests);
  };
}

function sharedWords(file: string, test: string): number {
  const name = wordsOf(posix.basename(test));
  return new Set(wordsOf(file).filter((word) => name.includes(word))).size;
}

const common = new Set(['web', 'features', 'feature', 'page', 'test', 'tsx', 'use', 'form', 'list', 'dialog', 'own']);
const wordsOf = (path: string): string[] =>
  path
    .split(/[/.-]/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2 && !common.has(word));
