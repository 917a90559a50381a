import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateModels, sellMany } from '../../../testing/guide.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type Site } from '../../../testing/site.ts';
import { market, marketModel } from './market-previews.ts';

let site: Site;
const sultan = { make: 'Karin', model: 'Sultan' };
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
});
afterAll(() => site.close());

/** Over HTTP, without a session. */
const ask = (feature: string, call: string, input: unknown): Promise<unknown> => {
  const calls = site.visitor().api as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return calls[feature]![call]!(input);
};
const deps = () => ({ db: site.db, ask });
const cardOf = async (make: string, model: string) =>
  (await marketModel(deps(), { params: { make, model }, query: {}, origin: '' })).image!.address;

async function isCard(address: string): Promise<void> {
  const answer = await fetch(site.url + address, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const card = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}

test('a model’s card shows its prices, and more sales are another card', async () => {
  const before = await cardOf('Karin', 'Sultan');
  await isCard(before);
  for (const daysAgo of [5, 40, 75]) await sellMany(site, { ...sultan, amounts: [30_000, 32_000, 34_000], daysAgo });
  await rateModels(site, 40_000);
  const address = await cardOf('karin', 'SULTAN');
  expect(address).not.toBe(before);
  await isCard(address);
  const moved = await fetch(site.url + before, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, address]);
});

test('a model without sales and the whole market have a card too', async () => {
  await listed(await site.as('member'), { make: 'Dinka', model: 'Blista' });
  await isCard(await cardOf('Dinka', 'Blista'));
  await isCard((await market(deps())).image!.address);
});

test.each(['0', '999999', 'everything', '-1', '1e3'])('there is no market card %s', async (id) => {
  expect((await fetch(`${site.url}/cards/market/${id}/${'A'.repeat(16)}.jpg`)).status).toBe(404);
});
