import { basename } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  fileName: string;
  imports: readonly string[];
}

/**
 * Records which scripts each server-rendered page needs in addition to those every page loads. The first HTML lists
 * them, so they are fetched in parallel and not one after the other.
 */
export const firstScripts = (pages: readonly string[], fileName: string): Plugin => ({
  name: 'first-scripts',
  generateBundle(_options, bundle) {
    const chunks = new Map<string, Chunk>();
    const named = new Map<string, Chunk>();
    for (const one of Object.values(bundle)) {
      if (one.type !== 'chunk') continue;
      chunks.set(one.fileName, one);
      if (one.moduleIds.some((id) => id.endsWith('/web/app/main.tsx'))) named.set('', one);
      const page = one.facadeModuleId && /\/web\/pages\/[^/]+\.tsx$/.test(one.facadeModuleId);
      if (page) named.set(basename(one.facadeModuleId!, '.tsx'), one);
    }
    const withImports = (chunk: Chunk | undefined, found = new Set<string>()): Set<string> => {
      if (!chunk || found.has(chunk.fileName)) return found;
      found.add(chunk.fileName);
      for (const name of chunk.imports) withImports(chunks.get(name), found);
      return found;
    };
    const everywhere = withImports(named.get(''));
    const scripts = pages.map((page) => {
      const chunk = named.get(page);
      if (!chunk) return this.error(`The script for page ${page} was not found.`);
      return [page, [...withImports(chunk)].filter((name) => !everywhere.has(name)).map((name) => `/${name}`)] as const;
    });
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(scripts)) });
  },
});
