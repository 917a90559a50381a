/**
 * `npm run shots -- --out DIR [--only home,browse]`: takes a screenshot of every page as the right person, in light, dark
 * and on a phone, from a fresh demo world, with an index.html that shows them side by side.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import type { Persona } from './personas.ts';
import { startServer } from './server-process.ts';
import { writeCardSheets } from './link-cards.ts';
import { signInAs } from './sign-in.ts';
import { visit, visits, type Visit } from './visit.ts';
import { findBrowser, launchArgs } from '../tools/browser.ts';
import { buildPages } from '../tools/build.ts';

const looks: Record<string, BrowserContextOptions> = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', deviceScaleFactor: 2, hasTouch: true },
};

const { values } = parseArgs({ options: { out: { type: 'string', default: 'shots' }, only: { type: 'string' } } });
const out = resolve(values.out);
const isChosen = (name: string) => !values.only || values.only.split(',').includes(name);
const chosen = visits.filter(({ name }) => isChosen(name));

await buildPages();
await mkdir(out, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
try {
  for (const [persona, theirs] of Map.groupBy(chosen, (one) => one.persona)) await shoot(browser, persona, theirs);
  const sheets = isChosen('cards') ? await writeCardSheets(server.url, out) : [];
  await writeFile(join(out, 'index.html'), contactSheet(sheets));
  console.log(`${chosen.length * Object.keys(looks).length} screenshots in ${out}`);
} finally {
  await browser.close();
  await server.stop();
}

async function shoot(browser: Browser, persona: Persona | null, theirs: Visit[]): Promise<void> {
  const storageState = persona ? await sessionOf(browser, persona) : undefined;
  for (const [look, options] of Object.entries(looks)) {
    const context = await browser.newContext({
      ...options,
      baseURL: server.url,
      reducedMotion: 'reduce',
      ...(storageState && { storageState }),
    });
    for (const one of theirs) {
      const page = await context.newPage();
      await visit(page, one);
      await page.evaluate(loadEverything);
      await page.screenshot({ path: join(out, `${one.name}-${look}.png`), fullPage: true });
      await page.close();
    }
    await context.close();
  }
}

/** Renders and loads what a page leaves until it's scrolled to, because a screenshot of the full page doesn't scroll. */
async function loadEverything(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) element.style.contentVisibility = 'visible';
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}

async function sessionOf(browser: Browser, persona: Persona) {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInAs(page, persona);
  const state = await context.storageState();
  await context.close();
  return state;
}

function contactSheet(sheets: string[]): string {
  const figures = chosen.flatMap(({ name, persona }) => [
    `<h2>${name} <small>${persona ?? 'visitor'}</small></h2><div>`,
    ...Object.keys(looks).map(
      (look) => `<a href="${name}-${look}.png"><img src="${name}-${look}.png" alt="${name}, ${look}"></a>`,
    ),
    '</div>',
  ]);
  const cards = sheets.map((name) => `<h2>${name}</h2><img class="sheet" src="${name}" alt="Link cards">`);
  const style =
    'body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:flex-start}img{width:24rem;border:1px solid #999}img[src$="phone.png"]{width:12rem}img.sheet{width:100%}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>\n${[...figures, ...cards].join('\n')}\n`;
}
