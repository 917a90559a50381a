import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardAddress, carFace } from '../../flows/previews/card-faces.ts';
import { emptyMarket, draft, listed, sell, timePasses } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';
import { postedAd } from '../../../testing/wanted.ts';

let site: Site;
let mara: SignedIn, grace: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, grace, mia] = [await site.as('member'), await site.as('dealerOwner'), await site.as('moderator')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });
/** The address that the page's head names. */
const addressOf = async (id: number) => cardAddress('car', id, carFace((await site.visitor().api.cars.get({ id }))!));
const anyVersion = (page: string) => `/cards/${page}/unknown-version0.jpg`;

async function listedWithPhoto(seller = mara) {
  const id = await draft(seller);
  await seller.api.photos.add({ car_id: id, files: { photo: [asFile(await picture('jpeg', 1600, 1000), 'car.jpg')] } });
  await seller.api.cars.change({ id, transition: 'submit' });
  return id;
}

test('a card is a JPEG of 1200 by 630 within the limit of every chat, and may be cached', async () => {
  for (const id of [await listedWithPhoto(), await listed(mara, { title: 'نظيفة 깨끗한 Чистый Ωμέγα 🚗' })]) {
    const answer = await get(await addressOf(id));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const card = Buffer.from(await answer.arrayBuffer());
    expect(card.length).toBeLessThan(300_000);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const again = await fetch(site.url + (await addressOf(id)), {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  }
});

/** How many cards the process has drawn. */
const drawn = async ({ url }: Site) =>
  Number(/^forecourt_cards_rendered_total (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())![1]);

test('a thousand requests for a new card draw it once', async () => {
  const address = await addressOf(await listedWithPhoto());
  const before = await drawn(site);
  const answers = await Promise.all(Array.from({ length: 1000 }, async () => (await get(address)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect((await drawn(site)) - before).toBe(1);
});

test('a changed price is another card, and the old address leads to it', async () => {
  const id = await listed(mara);
  const first = await addressOf(id);
  await timePasses(site, id);
  await mara.api.cars.update({ id, price: 40_000 });
  const second = await addressOf(id);
  expect(second).not.toBe(first);
  const moved = await get(first);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, second]);
  expect((await get(second)).status).toBe(200);
  await sell(mara, id);
  expect(carFace((await site.visitor().api.cars.get({ id }))!)).toMatchObject({ ribbon: 'Sold', price: null });
  expect((await get(second)).headers.get('location')).toBe(await addressOf(id));
});

test('made-up addresses draw nothing', async () => {
  const id = await listed(mara);
  const before = await drawn(site);
  for (const file of ['x.jpg', `${'A'.repeat(16)}.jpg`, '..%2f..%2fapp-key', 'card.png', '%00.jpg'])
    expect((await get(`/cards/car/${id}/${file}`)).headers.get('location')).toBe(await addressOf(id));
  for (const page of ['car/0', 'car/-1', 'car/1e3', 'car/999999', 'bill/1', 'constructor/1', '__proto__/1'])
    expect((await get(anyVersion(page))).status).toBe(404);
  expect(await drawn(site)).toBe(before);
});

test('of many cards requested at once, some wait and the rest are refused, and each is drawn once', async () => {
  const addresses: string[] = [];
  for (let count = 0; count < 40; count++)
    addresses.push(await addressOf(await listed(grace, { title: `Car ${count}` })));
  const before = await drawn(site);
  const answers = await Promise.all(addresses.flatMap((address) => [get(address), get(address)]));
  const isDrawn = (answer: Response) => answer.status === 200;
  for (const refused of answers.filter((answer) => !isDrawn(answer)))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const served = new Set(answers.filter(isDrawn).map(({ url }) => url));
  expect((await drawn(site)) - before).toBe(served.size);
  for (const address of addresses) expect((await get(address)).status).toBe(200);
  expect((await drawn(site)) - before).toBe(addresses.length);
});

test('one network can’t ask without limit, and what is refused draws nothing', async () => {
  const limited = await siteForThisTest({ config: { rateLimits: true } });
  const ask = async (at: number) => (await fetch(`${limited.url}/cards/user/1/made-up-${at}.jpg`)).status;
  const statuses = new Set<number>();
  for (let at = 0; at < 1000 && !statuses.has(429); at++) statuses.add(await ask(at));
  expect(statuses).toContain(429);
  expect(await drawn(limited)).toBeLessThanOrEqual(1);
});

test('a draft, a removed car and a hidden one answer like an unknown one, also at an address that worked', async () => {
  const id = await listedWithPhoto();
  const address = await addressOf(id);
  expect((await get(address)).status).toBe(200);
  const unknown = await get(anyVersion('car/999999'));
  const answers = [await get(anyVersion(`car/${await draft(mara)}`))];
  await mia.api.cars.updateStatus({ id, status: 'flagged', reason: 'Not a real car' });
  answers.push(await get(address));
  await mia.api.cars.updateStatus({ id, status: 'removed', reason: 'Not a real car' });
  answers.push(await get(address));
  const hidden = await listed(grace);
  const before = await addressOf(hidden);
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  await until('the change is known', async () => (await site.visitor().api.cars.get({ id: hidden })) === null);
  answers.push(await get(before));
  const text = await unknown.text();
  for (const answer of answers)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([404, text, 'no-store']);
});

test('members, companies and wanted ads have cards that their pages name', async () => {
  await listed(grace);
  const pages = [`user/${mara.id}`, `dealer/${await dealerIdOf(site, grace)}`, `wanted/${await postedAd(mara)}`];
  for (const page of pages) {
    const moved = await get(anyVersion(page));
    expect(moved.status).toBe(302);
    const answer = await get(moved.headers.get('location')!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});
