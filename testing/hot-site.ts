import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../server/config/config.ts';
import { loadPages } from '../server/http/pages/pages.ts';
import { startSite, type Site } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

/** Replaces web/app/entry-server.tsx: makes the same calls and writes down the results. */
const program = `
export const rendersPage = (page) => ['home', 'browse', 'car'].includes(page);
export async function render({ page, address, params, site, ask }) {
  const { searchParams } = new URL(address, 'http://localhost');
  const filters = Object.fromEntries(searchParams);
  const answers = page === 'car'
    ? [await ask('cars', 'get', { id: Number(params.id) }), await ask('cars', 'similar', { id: Number(params.id) })]
    : [await ask('cars', 'list', { ...filters, sort: 'newest', page: 1, counts: true }), await ask('catalogue', 'makes', {})];
  return { html: '<main>' + site.phone + '</main>', pictures: '', state: { answers } };
}`;

const index = `<html><head><!--head--><script type="application/json" id="site">{}</script></head><body>
<div id="root"></div><!--first--><div id="first"><!--name--></div><!--/first--></body></html>`;

export interface HotSite {
  /** Two processes with a response cache, and one without. */
  site: Site;
  other: Site;
  plain: Site;
  close: () => Promise<void>;
}

export async function startHotSite(config: Partial<Config> = {}): Promise<HotSite> {
  const builds = await temporaryFolder();
  const folder = join(builds, 'one');
  await mkdir(join(folder, 'render'), { recursive: true });
  await writeFile(join(builds, 'current'), 'one');
  await writeFile(join(folder, 'index.html'), index);
  await writeFile(join(folder, 'render/entry-server.js'), program);
  await writeFile(join(folder, 'render/scripts.json'), '{}');
  const pages = { ...(await loadPages(builds)), patienceMs: 60_000 };
  const cachingOptions = { config: { ...config, responseCacheBytes: 8_000_000 }, pages };
  const site = await startSite(cachingOptions);
  const on = site.database;
  const [other, plain] = [await startSite({ ...cachingOptions, on }), await startSite({ pages, on })];
  return {
    site,
    other,
    plain,
    async close() {
      await Promise.all([other.close(), plain.close()]);
      await site.close();
      await rm(builds, { recursive: true });
    },
  };
}

/** Fetches as a visitor or with these headers. A page is returned without its origin. */
export async function textAt({ url }: Site, address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(url + address, { headers });
  return `${answer.status} ${(await answer.text()).replaceAll(url, '')}`;
}

/** A cache metric of a process. */
export async function cacheMetric({ url }: Site, name: 'hits' | 'misses' | 'drops'): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^forecourt_kept_answers_${name}_total (\\d+)$`, 'm').exec(figures)?.[1]);
}

/** Makes a change and resolves when these processes have received it. */
export async function whenAnnounced(sites: readonly Site[], change: () => Promise<unknown>): Promise<void> {
  const before = await Promise.all(sites.map((site) => cacheMetric(site, 'drops')));
  await change();
  for (const [index, site] of sites.entries())
    await until('the process has received the change', async () => (await cacheMetric(site, 'drops')) > before[index]!);
}
