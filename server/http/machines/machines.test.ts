import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateModels } from '../../../testing/guide.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { draft, emptyMarket, listed, sell } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { childrenOf, readXml, textOf, type XmlElement } from '../../../testing/xml/read-xml.ts';

let site: Site;
let origin: string;
let mara: SignedIn;
let grace: SignedIn;
beforeAll(async () => {
  site = await startSite({ config: { securityContact: 'mailto:security@example.org' } });
  origin = site.url;
  await emptyMarket(site);
  mara = await site.as('member');
  grace = await site.as('dealerOwner');
});
afterAll(() => site.close());

const open = async (path: string, init: RequestInit = {}, at: Site = site) => {
  const response = await at.visitor().browser.fetch(path, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

/** The entries of a valid Atom feed: RFC 4287 requires these elements, each once. */
async function entriesOf(path: string): Promise<XmlElement[]> {
  const { status, headers, body } = await open(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const feed = readXml(body);
  expect([feed.name, feed.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const entries = childrenOf(feed, 'entry');
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect(childrenOf(element, name), name).toHaveLength(1);
    expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(URL.canParse(textOf(element, 'id')!)).toBe(true);
    expect(textOf(childrenOf(element, 'author')[0]!, 'name')).toBeTruthy();
    const alternates = childrenOf(element, 'link').filter(({ attributes }) => attributes['rel'] === 'alternate');
    expect(alternates).toHaveLength(1);
  }
  expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
  const times = entries.map((entry) => textOf(entry, 'published')!);
  expect(times).toEqual(times.toSorted().toReversed());
  return entries;
}

const idsIn = (entries: XmlElement[]) => entries.map((entry) => Number(textOf(entry, 'id')!.split('/').at(-1)));

test('any search of Browse is a feed with the cars it lists, newest first, and nothing that isn’t for sale', async () => {
  const red = await listed(mara, { colour: 'red', area: 'Sandy Shores', title: 'A <b>"red"</b> & fast one' });
  await sql`update cars set description = ${'Fa\u0008\ufffest ]]> & <loud>'} where id = ${red}`.execute(site.db);
  const blue = await listed(mara, { colour: 'blue' });
  const other = await listed(mara, { make: 'Dinka', model: 'Jester', price: 90_000 });
  await draft(mara, { colour: 'red' });
  const sold = await listed(mara, { colour: 'red' });
  await sell(mara, sold);
  const hidden = await listed(mara, { colour: 'red' });
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  await sql`update cars set is_featured = true, featured_until = now() + interval '1 day' where id = ${red}`.execute(
    site.db,
  );

  for (const query of [
    '',
    '?make=Karin',
    '?make=Karin&make=Dinka&notColour=red',
    '?search=sultan',
    '?maxPrice=50000',
  ]) {
    const ids = idsIn(await entriesOf(`/browse.atom${query}`));
    const { browser } = site.visitor();
    const listedCars = (await (await browser.fetch(`/api/cars.php${query}`)).json()) as { cars: { id: number }[] };
    expect(new Set(ids), query).toEqual(new Set(listedCars.cars.map(({ id }) => id)));
  }
  // Featured cars come first in Browse, but a feed is in order of time.
  expect(idsIn(await entriesOf('/browse.atom'))).toEqual([other, blue, red]);
  const [entry] = await entriesOf('/browse.atom?colour=red');
  expect(textOf(entry!, 'title')).toBe('A <b>"red"</b> & fast one – $42,000');
  expect(textOf(entry!, 'summary')).toContain('red · Sandy Shores · Fast ]]> & <loud>');
  expect(textOf(entry!, 'id')).toBe(`${origin}/car/${red}`);
});

test('how the page shows the list doesn’t matter, and a bad filter is refused at its name', async () => {
  expect(await entriesOf('/browse.atom?make=Dinka&page=7&from=3&sort=price_low')).toHaveLength(1);
  expect(await entriesOf('/browse.atom?make=Nothing')).toEqual([]);
  for (const query of ['minPrice=cheap', 'limit=1000', 'status=sold', 'nonsense=1']) {
    const { status, body } = await open(`/browse.atom?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(JSON.parse(body)).toMatchObject({
      code: 'bad_input',
      fields: { [query.split('=')[0]!]: [expect.any(String)] },
    });
  }
});

test('a feed has an ETag, which changes with a car and not without one', async () => {
  const { headers } = await open('/browse.atom');
  const etag = headers.get('etag')!;
  expect(headers.get('cache-control')).toBe('no-cache');
  const known = { headers: { 'if-none-match': etag } };
  expect(await open('/browse.atom', known)).toMatchObject({ status: 304, body: '' });
  await listed(mara);
  expect((await open('/browse.atom', known)).status).toBe(200);
  expect(await open('/browse.atom', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect((await open('/browse.atom', { method: 'POST' })).status).not.toBe(200);
});

test('a dealer has a feed of its own cars, which is missing once the dealer has closed', async () => {
  const dealerId = await dealerIdOf(site, grace);
  const own = await listed(grace);
  expect(idsIn(await entriesOf(`/dealer/${dealerId}.atom`))).toEqual([own]);
  await grace.api.cars.remove({ id: own });
  expect(await entriesOf(`/dealer/${dealerId}.atom`)).toEqual([]);
  for (const path of ['/dealer/999999.atom', '/dealer/x.atom']) expect((await open(path)).status).toBe(404);
  const others = site.db
    .selectFrom('dealer_accounts')
    .select('id')
    .where('id', '<>', dealerId)
    .where('status', '=', 'active');
  const { id: closing } = await others.executeTakeFirstOrThrow();
  expect((await open(`/dealer/${closing}.atom`)).status).toBe(200);
  const closed = { status: 'closed', closed_by: grace.id, closed_at: new Date() };
  await site.db.updateTable('dealer_accounts').set(closed).where('id', '=', closing).execute();
  expect((await open(`/dealer/${closing}.atom`)).status).toBe(404);
});

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function locations(
  path: string,
  name: 'sitemap' | 'url',
): Promise<{ loc: string; lastmod: string | undefined }[]> {
  const { status, headers, body } = await open(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const root = readXml(body);
  expect([root.name, root.namespace]).toEqual([name === 'url' ? 'urlset' : 'sitemapindex', sitemaps]);
  expect(root.children.every((child) => child.name === name)).toBe(true);
  expect(root.children.length).toBeGreaterThan(0);
  return root.children.map((child) => {
    expect(child.children.map((one) => one.name).filter((one) => one !== 'lastmod')).toEqual(['loc']);
    return { loc: textOf(child, 'loc')!, lastmod: textOf(child, 'lastmod') };
  });
}

test('the sitemap leads to every public page once, with the time of its last change, and to nothing else', async () => {
  await emptyMarket(site);
  const car = await listed(mara);
  const sold = await listed(mara);
  await sell(mara, sold);
  await draft(mara);
  await mara.api.cars.remove({ id: await listed(mara) });
  const hidden = await listed(mara);
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  await rateModels(site, 40_000, sql`display_name in ('Sultan RS', 'Zentorno')`);

  const parts = await locations('/sitemap.xml', 'sitemap');
  const pages = await Promise.all(parts.map(({ loc }) => locations(loc.slice(origin.length), 'url')));
  const all = pages.flat();
  const paths = all.map(({ loc }) => loc.slice(origin.length));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/car/')).toSorted()).toEqual(
    [`/car/${car}`, `/car/${sold}`].toSorted(),
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/browse', '/sell', '/market', '/dealers', '/help', '/developers']),
  );
  expect(paths.filter((path) => path.startsWith('/dealer/'))).toContain(`/dealer/${await dealerIdOf(site, grace)}`);
  // Only models with sales.
  expect(paths.filter((path) => path.startsWith('/market/')).toSorted()).toEqual([
    '/market/Karin/Sultan%20RS',
    '/market/Pegassi/Zentorno',
  ]);
  // The limits that keep people from copying the list of members would be pointless.
  expect(paths.filter((path) => path.startsWith('/user/'))).toEqual([]);
  const { updated_at } = await site.db
    .selectFrom('cars')
    .select('updated_at')
    .where('id', '=', car)
    .executeTakeFirstOrThrow();
  expect(all.find(({ loc }) => loc === `${origin}/car/${car}`)?.lastmod).toBe(updated_at.toISOString());
});

test('a part has at most 50,000 pages, in any number of batches, and a part without pages isn’t listed', async () => {
  await emptyMarket(site);
  const id = await listed(mara);
  const columns = await sql<{ names: string }>`
    select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = 'cars'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`.execute(
    site.db,
  );
  const names = sql.raw(columns.rows[0]!.names);
  await sql`insert into cars (id, ${names}) overriding system value
    select n, ${names} from cars, unnest(array[100000, 100001, 100002, 250000, 250001]) as n where cars.id = ${id}`.execute(
    site.db,
  );
  await sql`insert into cars (id, ${names}) overriding system value
    select n, ${names} from cars, generate_series(300001, 307000) as n where cars.id = ${id}`.execute(site.db);
  const parts = (await locations('/sitemap.xml', 'sitemap')).map(({ loc }) => loc.slice(origin.length));
  expect(parts.filter((path) => path.includes('cars'))).toEqual(
    [1, 2, 3, 5, 6, 7].map((part) => `/sitemap-cars-${part}.xml`),
  );
  const third = await locations('/sitemap-cars-3.xml', 'url');
  expect(third.map(({ loc }) => loc)).toEqual([`${origin}/car/100001`, `${origin}/car/100002`]);
  expect(await locations('/sitemap-cars-7.xml', 'url')).toHaveLength(7_000);
  for (const path of ['/sitemap-cars-4.xml', '/sitemap-cars-0.xml', '/sitemap-users-1.xml', '/sitemap-cars-x.xml'])
    expect((await open(path)).status, path).toBe(404);
});

test('robots.txt names the sitemap and keeps crawlers out of what needs a login', async () => {
  const { status, body } = await open('/robots.txt');
  expect(status).toBe(200);
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  for (const path of ['/messages/', '/staff/', '/profile/', '/dealer$', '/dealer/inventory$', '/login'])
    expect(body).toContain(`Disallow: ${path}\n`);
  // Company pages are below the portal's address.
  expect(body).not.toMatch(/^Disallow: \/(dealer\/?|car.*|browse.*|user.*)?$/m);
});

test('security.txt has a contact and a date within a year, and is missing without a contact', async () => {
  const { body } = await open('/.well-known/security.txt');
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@example.org',
    Canonical: `${origin}/.well-known/security.txt`,
  });
  const expires = Date.parse(fields['Expires']!);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('openapi.json describes every call', async () => {
  const { status, headers, body } = await open('/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0', paths: { '/api/cars.php': { get: expect.anything() } } });
});

test('with indexing off, crawlers are kept out, there is no sitemap, and every response says so', async () => {
  const closed = await siteForThisTest({ config: { siteIndexing: false }, on: site.database });
  expect((await open('/robots.txt', {}, closed)).body).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-cars-1.xml', '/.well-known/security.txt'])
    expect((await open(path, {}, closed)).status, path).toBe(404);
  for (const path of ['/robots.txt', '/browse.atom', '/api/cars.php'])
    expect((await open(path, {}, closed)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await open('/robots.txt')).headers.get('x-robots-tag')).toBeNull();
});

test('feeds and sitemaps count against the limits of their address', async () => {
  const limited = await siteForThisTest({ config: { rateLimits: true }, on: site.database });
  const ask = async (times: number) => {
    const statuses = [];
    for (let i = 0; i < times; i++) statuses.push((await open('/sitemap.xml', {}, limited)).status);
    return statuses;
  };
  expect((await ask(121)).at(-1)).toBe(429);
  expect((await open('/sitemap-cars-1.xml', {}, limited)).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await open('/robots.txt', {}, limited)).status).toBe(200);
});
