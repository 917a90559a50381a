import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageName } from '@forecourt/contract/pages.ts';
import type { CallAnonymously } from '../../lib/page-head.ts';
import type { SiteFacts } from './page-head.ts';

export interface RenderRequest {
  page: PageName;
  /** Path and query. */
  address: string;
  params: Record<string, string>;
  atMs: number;
  site: SiteFacts;
  ask: CallAnonymously;
}

export interface RenderedPage {
  html: string;
  /** Preload tags for the images above the fold. */
  pictures: string;
  /** State for hydration. */
  state: unknown;
}

/** The server bundle of a page build (web/app/entry-server.tsx). */
interface RenderProgram {
  rendersPage: (page: string) => boolean;
  render: (wish: RenderRequest) => Promise<RenderedPage>;
}

export interface PageRenderer extends RenderProgram {
  /** The page's own script chunks, besides those that every page loads. */
  scripts: Partial<Record<PageName, string[]>>;
}

/** Folder of the server bundle in a build. It's never served. */
export const rendererFolder = 'render';

/** Null if the build has no server bundle. Pages are then rendered in the browser. */
export async function loadRenderer(build: string): Promise<PageRenderer | null> {
  const folder = join(build, rendererFolder);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const program = (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as RenderProgram;
  const scripts = JSON.parse(await readFile(join(folder, 'scripts.json'), 'utf8')) as PageRenderer['scripts'];
  return { rendersPage: program.rendersPage, render: program.render, scripts };
}
