import { posix } from 'node:path';
import type { ImportGraph } from './import-graph.ts';

/**
 * Tests that a change may affect, nearest first. A test that starts the whole server or opens the whole app imports
 * everything, which says nothing. From there we follow what the test itself names instead of its imports: the features
 * whose calls it makes (`api.cars.…`) and the page it is named after.
 */
export function nearestTests(
  changed: readonly string[],
  graph: ImportGraph,
  read: (path: string) => string,
): { test: string; distance: number }[] {
  const tests = [...graph.keys()].filter(isTest);
  return tests
    .map((test) => ({ test, distance: distanceTo(new Set(changed), test, graph, read) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || a.test.localeCompare(b.test));
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Files that import everything. */
const wholes = new Set([
  'server/app.ts',
  'server/app/handlers.ts',
  'server/main.ts',
  'server/start/load-demo.ts',
  'web/app/routes/routes.ts',
  'contract/contract.ts',
]);

/** The number of imports to the nearest changed file. */
function distanceTo(
  changed: ReadonlySet<string>,
  test: string,
  graph: ImportGraph,
  read: (path: string) => string,
): number {
  const seen = new Set<string>();
  let ring = [test];
  for (let distance = 0; ring.length > 0; distance += 1) {
    if (ring.some((path) => changed.has(path))) return distance;
    for (const path of ring) seen.add(path);
    const next = ring.flatMap((path) => [
      ...(wholes.has(path) ? [] : (graph.get(path) ?? [])),
      ...(path === test ? named(test, graph, read) : []),
    ]);
    ring = [...new Set(next)].filter((path) => !seen.has(path));
  }
  return Infinity;
}

/** Files a test is about without importing them. */
function named(test: string, graph: ImportGraph, read: (path: string) => string): string[] {
  const features = [...read(test).matchAll(/\bapi\.(\w+)\./g)].map(([, feature]) => feature);
  const calls = [...graph.keys()].filter((path) =>
    features.some((feature) => path.startsWith(`server/calls/${feature}/`) && path.endsWith('.calls.ts')),
  );
  return [...calls, ...namesakes(test, graph)];
}

/** `sell-draft.test.tsx` is about `sell.tsx` beside it. */
function namesakes(test: string, graph: ImportGraph): string[] {
  const folder = posix.dirname(test);
  const name = posix.basename(test).replace(/\.test\.tsx?$/, '');
  const beside = [...graph.keys()].filter((path) => posix.dirname(path) === folder && !isTest(path));
  const stem = (path: string) => posix.basename(path).replace(/(\.\w+)*$/, '');
  return beside.filter((path) => name === stem(path) || name.startsWith(`${stem(path)}-`));
}
