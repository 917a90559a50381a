import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '../../lib/failure.ts';
import { headHtml } from '../../http/pages/page-head.ts';
import { draft, emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { linkPreviews } from './link-previews.ts';

let site: Site;
let mara: SignedIn;
let id: number;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  mara = await site.as('member');
  id = await listed(mara, { description: `Line one.\n\n"Quoted" <b>${'word '.repeat(80)}` });
  await sql`
    with photo as (
      insert into photos (key, owner_id, car_id, width, height, blur, bytes) values ('abc', ${mara.id}, ${id}, 1600, 1000, 'data:', 1)
    ) select 1`.execute(site.db);
  await sql`select refresh_car_images(${id})`.execute(site.db);
});
afterAll(() => site.close());

const origin = 'https://cars.example.org';
const cardAt = (page: string) => new RegExp(`^/cards/${page}/[\\w-]{16}\\.jpg$`);
type Page = keyof typeof linkPreviews;
const preview = (page: Page, params: Record<string, string> = {}, query: Record<string, unknown> = {}) =>
  linkPreviews[page]!({ db: site.db, ask }, { params, query, origin });

/** Over HTTP, without a session. */
const ask = async (feature: string, call: string, input: unknown): Promise<unknown> => {
  const calls = site.visitor().api as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return calls[feature]![call]!(input).catch((error: unknown) => {
    throw new Failure((error as { code: 'car_removed' }).code);
  });
};

test('a car preview shows its name, price, facts and photo', async () => {
  const head = await preview('car', { id: String(id) });
  expect(head).toMatchObject({
    title: '2021 Karin Sultan – $42,000',
    description: expect.stringMatching(/^18,500 mi · Sports\. Line one\. "Quoted" <b>.{60,160} …$/),
    image: { address: expect.stringMatching(cardAt(`car/${id}`)) as string, width: 1200, height: 630 },
    path: `/car/${id}`,
    price: 42_000,
  });
  const html = headHtml(head, { name: 'Cars & Co' }, 'https://cars.example.org');
  expect(html).toContain('<meta property="og:image:alt" content="2021 Karin Sultan · $42,000">');
  expect(html).toContain('<link rel="canonical" href="https://cars.example.org/car/');
  expect(html).not.toContain('<b>');
});

test('a car’s structured data says what the page shows, and nothing in it can end its block', async () => {
  const head = await preview('car', { id: String(id) });
  const [car, steps] = head.about as [Record<string, unknown>, { itemListElement: { item: string }[] }];
  expect(car).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${origin}/car/${id}`,
    brand: { name: 'Karin' },
    image: [`${origin}/photos/abc-960.webp`],
    mileageFromOdometer: { value: 18_500, unitCode: 'SMI' },
    offers: {
      '@type': 'Offer',
      price: 42_000,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Person', name: 'Mara Quinn', url: `${origin}/user/${mara.id}` },
    },
  });
  expect(steps.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/browse`,
    `${origin}/car/${id}`,
  ]);
  const html = headHtml({ ...head, about: [{ name: '</script><b>' }] }, { name: 'Cars' }, origin);
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
  expect(headHtml({ ...head, isHidden: true }, { name: 'Cars' }, origin)).not.toContain('ld+json');
});

test('a sold car has no offer any more', async () => {
  const sold = await listed(mara);
  await sell(mara, sold);
  expect((await preview('car', { id: String(sold) })).about?.[0]).not.toHaveProperty('offers');
});

test('a draft and a missing car respond alike: 404 without any details', async () => {
  const hidden = await draft(mara, { title: 'Secret' });
  for (const missing of [String(hidden), '999999', 'x', '-1', '0', '1e3', '9'.repeat(30)])
    expect(await preview('car', { id: missing })).toEqual({ title: 'Not found', status: 404 });
});

test('a sold car says so without a price, and a removed one is not found', async () => {
  const sold = await listed(mara, { title: 'Gone' });
  await sell(mara, sold);
  const head = await preview('car', { id: String(sold) });
  expect(head.title).toBe('Gone – sold');
  expect(head.price).toBeUndefined();
  await mara.api.cars.remove({ id: sold });
  expect(await preview('car', { id: String(sold) })).toEqual({ title: 'This listing was removed', isHidden: true });
});

test('Browse names the feed of its search', async () => {
  const query = { make: ['Karin', 'Dinka'], sort: 'price_low', page: '2', utm_source: 'x' };
  const { feed, ...head } = await preview('browse', {}, query);
  expect(feed).toBe('/browse.atom?make=Karin&make=Dinka');
  expect(headHtml({ ...head, feed: feed! }, { name: 'Cars' }, origin)).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Karin or Dinka for sale · Cars" href="/browse.atom?make=Karin&amp;make=Dinka">',
  );
});

test('the browse preview shows how many cars match, and ignores bad filters', async () => {
  expect(await preview('browse', {}, { make: 'Karin', bodyClass: 'Sports' })).toMatchObject({
    title: 'Karin Sports for sale',
    description: '1 car for sale right now, from private sellers and dealers across the city.',
    image: { address: '/photos/abc-960.webp' },
  });
  expect(await preview('browse', {}, { minPrice: 'cheap', page: ['1', '2'] })).toMatchObject({ title: 'Browse Cars' });
});

test('a user preview shows their name and what they sell, and no number', async () => {
  expect(await preview('user', { userId: String(mara.id) })).toEqual({
    title: 'Mara Quinn',
    description: 'Private seller. 1 car for sale right now.',
    image: expect.anything(),
    path: `/user/${mara.id}`,
  });
  expect(await preview('user', { userId: '999999' })).toMatchObject({ status: 404 });
});

test('each help answer has its own title and text, and an unknown one is not found', async () => {
  expect(await preview('help')).toMatchObject({ title: 'Help', path: '/help' });
  expect(await preview('helpAnswer', { answer: 'fees' })).toMatchObject({
    title: 'What does a listing cost?',
    description: expect.stringContaining('introductory rate') as string,
    path: '/help/fees',
  });
  expect(await preview('helpAnswer', { answer: 'nope' })).toMatchObject({ status: 404 });
});

test('a bill’s preview is the same for every number, and search engines stay away', async () => {
  const [one, other] = await Promise.all(['FC-7K2PXQ9AD3', 'nonsense'].map((number) => preview('bill', { number })));
  expect(one).toEqual(other);
  expect(headHtml(one!, { name: 'Cars & Co' }, origin)).toContain('<meta name="robots" content="noindex">');
});
