import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const here = import.meta.dirname;
const entry = `${here}/app/main.tsx`;

/**
 * Code that changes only with an upgrade. It keeps its file name, and so stays in browser caches, across our deploys.
 */
const framework =
  /node_modules[\\/](?:(?:react|react-dom|scheduler|use-sync-external-store|clsx|@tanstack)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons|lucide-react))/;

/** Packages only some pages need. */
const notAtFirst =
  /[\\/](?:useBlocker|useMutation|useMutationState|mutationObserver|useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/;

/** Most pages with a form need these. */
const forms = /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]/;

/**
 * Which modules are bundled together. By default there is one chunk per combination of pages that use a module: dozens
 * per page, many with a single icon.
 */
export const chunkGroups = [
  { name: 'framework', test: (id: string) => framework.test(id) && !notAtFirst.test(id), priority: 90 },
  ...(['shell', 'market', 'filters', 'details', 'common', 'forms'] as const).map((name, index) => ({
    name: (id: string, modules: Modules) => (groupOf(id, modules) === name ? name : null),
    debugName: name,
    priority: 80 - index,
  })),
];

const known = new WeakMap<Modules, Map<string, string>>();

function groupOf(id: string, modules: Modules): string | undefined {
  let groups = known.get(modules);
  if (!groups) known.set(modules, (groups = readGroups(modules)));
  return groups.get(id) ?? restOf(id, modules);
}

/** Pages where most visits start: home including its lower sections, the list and a car. */
function readGroups(modules: Modules): Map<string, string> {
  const of = (path: string) => withImports(`${here}/${path}`, modules);
  const shell = withImports(entry, modules);
  const home = of('pages/home.tsx');
  const later = of('features/home/below-the-fold.tsx');
  const car = of('pages/car.tsx');
  const others = [of('pages/browse.tsx'), car];
  const all = new Set([home, later, ...others].flatMap((found) => [...found]));
  /** Used by some other page too. */
  const isShared = (id: string) =>
    (modules.getModuleInfo(id)?.importers ?? []).some((importer) => !all.has(importer) && !shell.has(importer));
  const groups = new Map<string, string>();
  for (const id of all) {
    const isOfTwo = [later, ...others].filter((found) => found.has(id)).length > (home.has(id) ? 0 : 1);
    if (home.has(id) && (isOfTwo || isShared(id))) groups.set(id, 'shell');
    // The list doesn't wait for code that only a car page shares with others, nor a car page for that of the list.
    else if (isOfTwo) groups.set(id, car.has(id) ? 'market' : 'filters');
    else if (isShared(id)) groups.set(id, car.has(id) ? 'details' : 'filters');
  }
  // A package's index of everything makes all of it look used.
  for (const id of shell) groups.set(id, notAtFirst.test(id) ? lateGroup(id) : 'shell');
  return groups;
}

/** The list and the car page send changes, but block no navigation. */
const lateGroup = (id: string) => (id.endsWith('useBlocker.js') ? 'common' : 'market');

/** Code shared by other pages, with forms in a chunk of their own. */
function restOf(id: string, modules: Modules): string | undefined {
  const isOurs = /[\\/]web[\\/](?:shared|ui|lib)[\\/]|[\\/]lucide-react[\\/]/.test(id) && !id.endsWith('.css');
  if (!isOurs && !forms.test(id)) return undefined;
  if ([...withImports(id, modules)].some((one) => forms.test(one))) return 'forms';
  return (modules.getModuleInfo(id)?.importers.length ?? 0) > 2 || /lucide/.test(id) ? 'common' : undefined;
}

/** A module and everything it imports statically. */
function withImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of importsOf(id, modules)) withImports(next, modules, found);
  return found;
}

/** For the indexes of all icons and all calls, only the used entries are followed. */
function importsOf(id: string, modules: Modules): string[] {
  const info = modules.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((next) => {
    if (next.endsWith('/lucide-react.mjs')) return iconsIn(info?.code ?? '', next);
    if (next.endsWith('/web/lib/api.ts')) return callsIn(info?.code ?? '', next);
    return [next];
  });
}

const iconsIn = (code: string, list: string) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '')
    .map((name) => list.replace('lucide-react.mjs', `icons/${kebab(name)}.mjs`));

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

const callsIn = (code: string, list: string) => [
  ...new Set(
    [...code.matchAll(/\bapi\.(\w+)\./g)].map(([, name]) => list.replace('api.ts', `api/${name}.generated.ts`)),
  ),
];
