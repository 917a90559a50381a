import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { watchHeld } from '../../../testing/leftovers/watch-held.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { loadPages } from './pages.ts';

/** Replaces web/app/entry-server.tsx, which renders with React and is covered by the browser stories. */
const program = `
export const rendersPage = (page) => ['home', 'browse', 'car'].includes(page);
export async function render({ page, address, params, site, ask }) {
  if (page === 'home') await ask('notices', 'list', {});
  const answer = page === 'car' ? await ask('cars', 'get', { id: Number(params.id) }) : await ask('cars', 'list', {});
  const shown = answer === null ? 'nothing' : (answer.title ?? answer.cars.map(({ title }) => title).join());
  return { html: '<main>' + shown.length + ' ' + address + '</main>', pictures: '<link rel="preload" as="image">', state: { answer } };
}`;

const index = `<html><head><!--head--><style>bar{}</style><script type="application/json" id="site">{}</script>
<script type="module" crossorigin src="/assets/main.js"></script></head><body><div id="root"></div>
<!--first--><div id="first"><!--name--></div><!--/first--><link rel="stylesheet" href="/assets/a.css"></body></html>`;

const title = 'A </script> and "quotes"';
let builds: string;
let site: Site;
let mara: SignedIn;
let id: number;
beforeAll(async () => {
  builds = await temporaryFolder();
  const folder = join(builds, 'one');
  await mkdir(join(folder, 'render'), { recursive: true });
  await writeFile(join(builds, 'current'), 'one');
  await writeFile(join(folder, 'index.html'), index);
  await writeFile(join(folder, 'render/entry-server.js'), program);
  await writeFile(join(folder, 'render/scripts.json'), '{"car":["/assets/car.js"],"browse":[]}');
  site = await startSite({ pages: await loadPages(builds) });
  await emptyMarket(site);
  mara = await site.as('member');
  id = await listed(mara, { title });
});
afterAll(async () => {
  await site.close();
  await rm(builds, { recursive: true });
});

const open = async (path: string, { browser }: Pick<SignedIn, 'browser'> = site.visitor()) => {
  const answer = await browser.fetch(path, {});
  return { status: answer.status, html: await answer.text() };
};

test('a rendered page contains a visitor’s data, its scripts and styles, and no data can break out of its tag', async () => {
  const { status, html } = await open(`/car/${id}`);
  expect(status).toBe(200);
  expect(html).toContain(`<div id="root"><main>${title.length} /car/${id}</main></div>`);
  expect(html).toContain('href="/assets/car.js"');
  expect(html).toContain('<link rel="preload" as="image">');
  expect(html).toContain('property="og:title"');
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toContain('id="first"');
  const [, state = ''] = /id="first-view">([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(state)).toMatchObject({ answer: { id, title, own: null } });
});

test('everyone gets the same page without personal data, and it counts no view', async () => {
  const drawn = await open(`/car/${id}`);
  expect(await open(`/car/${id}`, mara)).toEqual(drawn);
  await site.app.countedUp();
  expect((await mara.api.cars.get({ id }))?.own?.views).toBe(0);
});

test('a list is rendered for its whole address', async () => {
  const { html } = await open('/browse?make=Karin&sort=price_asc');
  expect(html).toContain('/browse?make=Karin&sort=price_asc</main>');
});

test('a missing car is rendered as missing with a 404, and a removed one is left to the browser', async () => {
  const missing = await open('/car/999999');
  expect([missing.status, missing.html]).toEqual([404, expect.stringContaining('<main>7 /car/999999</main>')]);
  const gone = await listed(mara, { title: 'Gone' });
  await mara.api.cars.remove({ id: gone });
  const { html } = await open(`/car/${gone}`);
  expect([html.includes('id="first-view"'), html.includes('Gone')]).toEqual([false, false]);
});

test('a page that can’t be rendered is still served, here because it makes a non-public call', async () => {
  const { status, html } = await open('/');
  expect([status, html.includes('<div id="root"></div>'), html.includes('id="first"')]).toEqual([200, true, true]);
});

test('the server bundle is never served', async () => {
  expect((await open('/render/entry-server.js')).status).toBe(404);
  expect((await open('/render/scripts.json')).status).toBe(404);
});

test('a page rendered in time leaves no timer behind', async () => {
  const { timersOf } = watchHeld();
  await open('/browse?sort=price_asc');
  expect(timersOf(3_000)).toBe(0);
});
