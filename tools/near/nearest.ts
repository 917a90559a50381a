import { posix } from 'node:path';
import type { ImportGraph } from './import-graph.ts';

/** Tests that a change may affect, nearest first. */
export type Nearest = (changed: readonly string[]) => { test: string; distance: number }[];

/**
 * A test that starts the whole server or opens the whole app imports everything, which says nothing. From there we follow
 * what the test itself names instead of its imports: the features whose calls it makes (`api.cars.…`) and the page it is
 * named after. The search starts at the change and follows importers, so it takes one walk for all tests.
 */
export function nearestTests(graph: ImportGraph, read: (path: string) => string): Nearest {
  const users = usersOf(graph, read);
  return (changed) => {
    const distances = new Map(changed.map((path) => [path, 0]));
    // A Map visits what is added while it is walked.
    for (const [path, distance] of distances)
      for (const user of users.get(path) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
    return [...distances]
      .filter(([path]) => isTest(path) && graph.has(path))
      .map(([test, distance]) => ({ test, distance }))
      .sort((a, b) => a.distance - b.distance || a.test.localeCompare(b.test));
  };
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Tests across all features. No import leads from them to a single call, and migrations aren't imported. */
const guards: [changed: RegExp, tests: RegExp][] = [
  [
    /^contract\/|^server\/(app|http|calls)\/|^testing\/access\//,
    /^(testing\/access\/(matrix|actions|analyst)|contract\/(access\/access|documented-calls)|server\/http\/calls\/contract)\.test\.ts$/,
  ],
  [/^server\/(flows|features)\//, /^testing\/access\/matrix\.test\.ts$/],
  [
    /^server\/database\/(migrations\/|migrate)/,
    /^server\/database\/(migrate|closed-stays-closed|recount-awards|staff-actions-in-one-shape|check-database)\.test\.ts$/,
  ],
];

/** They run whatever else fits into the time. */
export const guardsOf = (changed: readonly string[], files: readonly string[]): string[] =>
  guards
    .filter(([about]) => changed.some((path) => about.test(path)))
    .flatMap(([, tests]) => files.filter((path) => tests.test(path)));

/** Files that import everything. */
const wholes = new Set([
  'server/app.ts',
  'server/app/handlers.ts',
  'server/main.ts',
  'server/start/load-demo.ts',
  'web/app/routes/routes.ts',
  'contract/contract.ts',
]);

/** For every file, the files that use it. */
function usersOf(graph: ImportGraph, read: (path: string) => string): Map<string, string[]> {
  const files = [...graph.keys()];
  const callFiles = Map.groupBy(
    files.filter((path) => path.endsWith('.calls.ts')),
    (path) => /^server\/calls\/([^/]+)\//.exec(path)?.[1] ?? '',
  );
  const folders = Map.groupBy(
    files.filter((path) => !isTest(path)),
    (path) => posix.dirname(path),
  );
  const users = new Map<string, string[]>();
  const add = (used: string, user: string) => void (users.get(used)?.push(user) ?? users.set(used, [user]));
  for (const [path, imported] of graph) {
    if (!wholes.has(path)) for (const used of imported) add(used, path);
    if (!isTest(path)) continue;
    const features = new Set([...read(path).matchAll(/\bapi\.(\w+)\./g)].map(([, feature = '']) => feature));
    for (const feature of features) for (const calls of callFiles.get(feature) ?? []) add(calls, path);
    for (const namesake of namesakes(path, folders.get(posix.dirname(path)) ?? [])) add(namesake, path);
  }
  return users;
}

/** `sell-draft.test.tsx` is about `sell.tsx` beside it. */
function namesakes(test: string, beside: readonly string[]): string[] {
  const name = posix.basename(test).replace(/\.test\.tsx?$/, '');
  const stem = (path: string) => posix.basename(path).replace(/(\.\w+)*$/, '');
  return beside.filter((path) => name === stem(path) || name.startsWith(`${stem(path)}-`));
}
