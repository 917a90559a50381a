import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, timePasses } from '../../../testing/market.ts';
import { startPushBrowser } from '../../../testing/push/push-browser.ts';
import { comparedAndTold } from '../../../testing/searches/compared.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { startReceiver } from '../../../testing/webhooks/receiver.ts';
import { sendDigests } from './send-digests.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await comparedAndTold(site);
  for (const table of ['saved_searches', 'notices', 'push_subscriptions'] as const)
    await site.db.deleteFrom(table).execute();
  await sql`delete from webhooks where channel is null`.execute(site.db);
});

type Wishes = { by_push?: boolean; by_webhook?: boolean; frequency?: 'instant' | 'daily' };
const save = (name: string, filters: { make?: string; model?: string }, wishes: Wishes = {}) =>
  mara.api.searches.add({ name, filters, ...wishes });
async function subscribed() {
  const browser = await startPushBrowser();
  await mara.api.push.subscribe(browser.subscription());
  return browser;
}
const sentences = async () => (await mara.api.notices.list({})).notices.map(({ sentence }) => sentence);
async function nothingWaits() {
  const waiting = sql`select from push_deliveries union all select from webhook_deliveries where status = 'waiting'`;
  await expect.poll(async () => (await waiting.execute(site.db)).rows.length).toBe(0);
}

test('an alert also arrives in the browser, encrypted, if one of its searches wants that', async () => {
  const browser = await subscribed();
  await save('Karins', { make: 'Karin' }, { by_push: true });
  await save('Sultans', { model: 'Sultan' });
  await listed(kenji, { make: 'Karin', model: 'Sultan', title: 'Rally car' });
  await expect.poll(() => browser.received.length).toBe(1);
  const [notice] = (await mara.api.notices.list({})).notices;
  expect(browser.read(browser.received[0]!)).toMatchObject({
    id: notice!.id,
    body: '“Rally car” matches your searches “Karins” and “Sultans”.',
    link: notice!.link,
  });
});

test('no push for a search that doesn’t want it, nor for one whose browser chose nothing', async () => {
  const browser = await subscribed();
  await save('Karins', { make: 'Karin' });
  await listed(kenji, { make: 'Karin', model: 'Sultan' });
  await comparedAndTold(site);
  expect(await sentences()).toHaveLength(1);
  await nothingWaits();
  expect(browser.received).toEqual([]);
});

test('a digest arrives in the browser and at the webhook only if one of its searches wants that', async () => {
  const browser = await subscribed();
  const receiver = await startReceiver();
  await mara.api.webhooks.saveOwnWebhook({ url: receiver.url, enabled: true });
  const nextWeek = new Date(Date.now() + 8 * 86_400_000);
  const { id } = await save('Karins', { make: 'Karin' }, { frequency: 'daily' });
  await listed(kenji, { make: 'Karin', model: 'Sultan' });
  await comparedAndTold(site);
  await sendDigests(site.db, 'UTC', nextWeek);
  await comparedAndTold(site);
  expect(await sentences()).toHaveLength(1);
  await nothingWaits();
  expect([browser.received, receiver.received]).toEqual([[], []]);
  await site.db.deleteFrom('notices').execute();
  await mara.api.searches.update({ id, by_push: true, by_webhook: true });
  await listed(kenji, { make: 'Karin', model: 'Sultan' });
  await comparedAndTold(site);
  await sendDigests(site.db, 'UTC', nextWeek);
  await expect.poll(() => [browser.received.length, receiver.received.length]).toEqual([1, 1]);
  const [body] = await sentences();
  expect(body).toBe('Today: 1 new or cheaper car in your search “Karins”.');
  expect(browser.read(browser.received[0]!)).toMatchObject({ body });
});

test('the webhook gets the alerts of searches that want it, and no others', async () => {
  const receiver = await startReceiver();
  await mara.api.webhooks.saveOwnWebhook({ url: receiver.url, enabled: true });
  await save('Karins', { make: 'Karin' }, { by_webhook: true });
  await save('Dinkas', { make: 'Dinka' });
  await listed(kenji, { make: 'Dinka', model: 'Jester', title: 'Quiet car' });
  await comparedAndTold(site);
  await listed(kenji, { make: 'Karin', model: 'Sultan', title: 'Rally car' });
  await expect.poll(() => receiver.received.length).toBe(1);
  await nothingWaits();
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toMatchObject([
    { kind: 'search_matched', notice: '“Rally car” matches your search “Karins”.' },
  ]);
});

test('a target price and a followed dealer go to the browsers that want their group', async () => {
  const browser = await subscribed();
  await mara.api.push.choose({ group: 'favourites', is_wanted: true });
  const car_id = await listed(kenji, { title: 'Rally car', price: 42_000 });
  await mara.api.favourites.add({ car_id });
  await mara.api.favourites.setTarget({ car_id, target_price: 38_000 });
  await timePasses(site, car_id);
  await kenji.api.cars.update({ id: car_id, price: 37_000 });
  await expect.poll(() => browser.received.length).toBe(1);
  expect(browser.read(browser.received[0]!)).toMatchObject({
    body: '“Rally car” has reached your target price and now costs $37,000.',
  });
});
