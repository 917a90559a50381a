import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, timePasses } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { waitsFor } from '../../../testing/waits-for.ts';
import { answers, startReceiver, takesIt, type Receiver } from '../../../testing/webhooks/receiver.ts';

let site: Site;
let [mara, kenji, grace, pia] = [] as unknown as SignedIn[] & [SignedIn, SignedIn, SignedIn, SignedIn];
let dealer_id: number;
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  mara = await site.as('member');
  kenji = await site.as('otherMember');
  grace = await site.as('dealerOwner');
  pia = await site.as('dealerStaff');
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id');
  dealer_id = (await seat.where('user_id', '=', grace.id).executeTakeFirstOrThrow()).dealer_account_id;
});
afterAll(() => site.close());

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  await sql`delete from webhooks where channel is null`.execute(site.db);
  await sql`delete from notices`.execute(site.db);
  await emptyMarket(site);
});

const address = () => `${receiver.url}/hooks/4711/very-secret-abcd`;
const events = ['new-car', 'price'] as const;
const setUp = (more: object = {}) =>
  grace.api.webhooks.saveDealerWebhook({ dealer_id, url: address(), enabled: true, events: [...events], ...more });
/** Something Kenji gets a notification for. */
const notifyKenji = async () => {
  const car_id = await listed(mara);
  await kenji.api.favourites.add({ car_id });
  await timePasses(site, car_id);
  await mara.api.cars.update({ id: car_id, price: 30_000 });
};

test('an address is masked, and shown in full to those who can set it up', async () => {
  expect((await setUp()).webhook.url).toBe(`${receiver.url}/…abcd`);
  expect(await grace.api.webhooks.revealDealerWebhook({ dealer_id })).toEqual({ success: true, url: address() });
  for (const stranger of [pia, mara])
    await expect(stranger.api.webhooks.revealDealerWebhook({ dealer_id })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  // Everyone only reads their own webhook.
  expect(await grace.api.webhooks.revealOwnWebhook({})).toEqual({ success: true, url: null });
});

test('a signing secret is returned once, and a new one invalidates the old', async () => {
  const { secret: first } = await setUp();
  expect((await setUp({ url: undefined })).secret).toBeNull();
  const { secret: second } = await setUp({ url: undefined, new_secret: true });
  expect(second).toMatch(/^whsec_/);
  await grace.api.webhooks.testDealerWebhook({ dealer_id });
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const check = (secret: string) => new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(check(second!)).toMatchObject({ type: 'new-car', data: { title: '2021 Karin Sultan' } });
  expect(() => check(first!)).toThrow();
  // Chat messages aren't signed, so there is no secret to renew.
  expect((await setUp({ format: 'chat', new_secret: true })).secret).toBeNull();
});

test('a removed webhook is gone with its deliveries, and nothing more is sent', async () => {
  await setUp();
  await listed(pia);
  await expect.poll(() => receiver.received).toHaveLength(1);
  await expect(pia.api.webhooks.removeDealerWebhook({ dealer_id })).rejects.toMatchObject({ code: 'not_allowed' });
  await grace.api.webhooks.removeDealerWebhook({ dealer_id });
  expect((await grace.api.webhooks.dealerWebhook({ dealer_id })).webhook).toMatchObject({ url: null, enabled: false });
  expect((await grace.api.webhooks.dealerDeliveries({ dealer_id })).total).toBe(0);
  await listed(pia);
  const due = () => site.db.selectFrom('announcements').select('id').where('deliveries_due', '=', true).execute();
  await expect.poll(due).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

test('someone who loses the right at that moment can change nothing', async () => {
  const becomes = (role: string) => sql`update dealer_team_members set role = ${role} where user_id = ${grace.id}`;
  await setUp();
  for (const change of [() => setUp({ enabled: false }), () => grace.api.webhooks.removeDealerWebhook({ dealer_id })]) {
    await expect(waitsFor(site, becomes('admin'), change)).resolves.toBe(true);
    await setUp();
    await expect(waitsFor(site, becomes('manager'), change)).rejects.toMatchObject({ code: 'not_allowed' });
    await becomes('owner').execute(site.db);
    expect((await grace.api.webhooks.dealerWebhook({ dealer_id })).webhook).toMatchObject({ enabled: true });
  }
});

test('a webhook removed while being saved exists as saved', async () => {
  const save = () => mara.api.webhooks.saveOwnWebhook({ url: address(), enabled: true, format: 'chat' });
  await save();
  const isMaras = sql`user_id = ${mara.id}`;
  const found = sql`select from webhooks where ${isMaras} for no key update`;
  const removed = sql`delete from webhooks where ${isMaras}`;
  await expect(waitsFor(site, found, save, removed)).resolves.toBe(true);
  expect((await mara.api.webhooks.ownWebhook({})).webhook).toMatchObject({ enabled: true });
});

test('a webhook removed during a test still returns the response', async () => {
  await mara.api.webhooks.saveOwnWebhook({ url: address(), enabled: true, format: 'chat' });
  receiver.does((received, response) => {
    void mara.api.webhooks.removeOwnWebhook({}).then(() => takesIt(received, response));
  });
  expect(await mara.api.webhooks.testOwnWebhook({})).toMatchObject({ success: true, status_code: 204 });
});

test('the log can be filtered by event, outcome, cause and time', async () => {
  await setUp({ format: 'chat' });
  const id = await listed(pia);
  await timePasses(site, id);
  await pia.api.cars.update({ id, price: 30_000 });
  await expect.poll(() => receiver.received).toHaveLength(2);
  receiver.does(answers(500));
  await grace.api.webhooks.testDealerWebhook({ dealer_id });
  const find = async (filter: object) => {
    const { deliveries } = await grace.api.webhooks.dealerDeliveries({ dealer_id, ...filter });
    return deliveries.map(({ event, is_test }) => (is_test ? 'test' : event));
  };
  await expect.poll(() => find({ status: 'delivered' })).toEqual(['price', 'new-car']);
  expect(await find({ status: 'dead' })).toEqual(['test']);
  expect(await find({ cause: 'test' })).toEqual(['test']);
  expect(await find({ cause: 'event', event: 'price' })).toEqual(['price']);
  expect(await find({ cause: 'hand' })).toEqual([]);
  await sql`update webhook_deliveries set created_at = now() - interval '2 hours' where event = 'price'`.execute(
    site.db,
  );
  expect(await find({ since: 'hour' })).toEqual(['test', 'new-car']);
  expect(await find({ since: 'day' })).toEqual(['test', 'new-car', 'price']);
});

test('a member whose webhook stopped is notified, resumes it by saving, and gets the pending messages', async () => {
  await kenji.api.webhooks.saveOwnWebhook({ url: address(), enabled: true, format: 'chat' });
  receiver.does(answers(410));
  await notifyKenji();
  const told = async () => (await kenji.api.notices.list({})).notices.map(({ sentence, link }) => [sentence, link]);
  await expect
    .poll(told)
    .toContainEqual([
      'Your webhook has stopped. The receiver responded with 410. Save it again to restart it.',
      '/profile/webhooks',
    ]);
  expect((await kenji.api.webhooks.ownWebhook({})).webhook.stop_reason).toBe('The receiver responded with 410');
  receiver.does(takesIt);
  await kenji.api.webhooks.saveOwnWebhook({ enabled: true });
  await expect.poll(async () => (await kenji.api.webhooks.ownDeliveries({ status: 'waiting' })).total).toBe(0);
  expect(receiver.received.length).toBeGreaterThan(1);
});
