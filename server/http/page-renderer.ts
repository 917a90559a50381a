import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageName } from '@forecourt/contract/pages.ts';
import type { CallAnonymously } from '../lib/page-head.ts';
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
  /** For the head: the pictures that are seen first. */
  pictures: string;
  /** What the page's scripts go on with. */
  state: unknown;
}

/** The program that comes with a build of the pages and draws some of them (web/app/entry-server.tsx). */
interface RenderProgram {
  rendersPage: (page: string) => boolean;
  render: (wish: RenderRequest) => Promise<RenderedPage>;
}

export interface PageRenderer extends RenderProgram {
  /** What a page's own script is made of, beside what every page loads. */
  scripts: Partial<Record<PageName, string[]>>;
}

/** Where in a build it stands; nobody is served anything from there. */
export const rendererFolder = 'render';

/** Null where the build has none: then the pages draw themselves. */
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
