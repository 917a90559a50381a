import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageName } from '@forecourt/contract/pages.ts';
import type { AskAsVisitor } from '../lib/page-head.ts';
import type { SiteFacts } from './page-head.ts';

export interface DrawingWish {
  page: PageName;
  /** Path and query. */
  address: string;
  params: Record<string, string>;
  atMs: number;
  site: SiteFacts;
  ask: AskAsVisitor;
}

export interface DrawnPage {
  html: string;
  /** For the head: the pictures that are seen first. */
  pictures: string;
  /** What the page's scripts go on with. */
  state: unknown;
}

/** The program that comes with a build of the pages and draws some of them (web/app/draw.tsx). */
interface DrawingProgram {
  draws: (page: string) => boolean;
  draw: (wish: DrawingWish) => Promise<DrawnPage>;
}

export interface PageDrawing extends DrawingProgram {
  /** What a page's own script is made of, beside what every page loads. */
  scripts: Partial<Record<PageName, string[]>>;
}

/** Where in a build it stands; nobody is served anything from there. */
export const drawingFolder = 'drawing';

/** Null where the build has none: then the pages draw themselves. */
export async function loadDrawing(build: string): Promise<PageDrawing | null> {
  const folder = join(build, drawingFolder);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const program = (await import(pathToFileURL(join(folder, 'draw.js')).href)) as DrawingProgram;
  const scripts = JSON.parse(await readFile(join(folder, 'scripts.json'), 'utf8')) as PageDrawing['scripts'];
  return { draws: program.draws, draw: program.draw, scripts };
}
