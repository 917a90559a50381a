import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inwardAddresses } from '../../../testing/webhooks/inward-addresses.ts';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { startPushBrowser } from '../../../testing/push/push-browser.ts';
import { deliveryLimits } from '../webhooks/webhook-parts.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  const soon = { ...deliveryLimits, firstPauseMs: 10, longestPauseMs: 20 };
  site = await startSite({ config: { webhookLoopback: true }, deliveryLimits: soon });
  mara = await site.as('member');
  await emptyMarket(site);
});
afterAll(() => site.close());

let kenji: SignedIn;
beforeEach(async () => {
  await sql`delete from push_subscriptions`.execute(site.db);
  await sql`delete from notices`.execute(site.db);
  await sql`delete from muted_notice_groups`.execute(site.db);
  kenji = await site.as('otherMember');
});

/** Kenji's favourite is sold, which is a notification in the group "Favourites". */
async function favouriteSold(title = 'Gone'): Promise<number> {
  const id = await listed(mara, { title });
  await kenji.api.favourites.add({ car_id: id });
  await sell(mara, id);
  return id;
}
const noticesOf = async ({ api }: SignedIn) => (await api.notices.list({})).notices;
const waiting = async () => (await sql`select from push_deliveries`.execute(site.db)).rows.length;
const subscriptions = async () => (await sql`select from push_subscriptions`.execute(site.db)).rows.length;

/** While it's held, the worker finds nothing to send. */
const pauseQueue = (isPaused: boolean) =>
  isPaused
    ? sql`alter table push_deliveries alter column not_before set default 'infinity'`.execute(site.db)
    : sql`alter table push_deliveries alter column not_before set default now()`
        .execute(site.db)
        .then(() => sql`update push_deliveries set not_before = now()`.execute(site.db));

async function subscribed(person = kenji) {
  const browser = await startPushBrowser();
  await person.api.push.subscribe(browser.subscription());
  await person.api.push.choose({ group: 'favourites', is_wanted: true });
  return browser;
}

test('a notification arrives encrypted, signed by the site, and says what the notification says', async () => {
  const browser = await subscribed();
  await favouriteSold();
  await expect.poll(() => browser.received.length).toBe(1);
  const [message] = browser.received;
  const [notice] = await noticesOf(kenji);
  expect(browser.read(message!)).toEqual({
    id: notice!.id,
    title: 'Forecourt',
    body: notice!.sentence,
    link: notice!.link,
  });
  expect(message!.body.toString('latin1')).not.toContain('Gone');
  const { push } = await kenji.api.push.state({});
  expect(push.groups).toEqual(['favourites']);
  expect(browser.signedBy(message!, push.key)).toMatchObject({ aud: browser.origin });
  expect(message!.headers).toMatchObject({
    ttl: '86400',
    topic: `notice-${notice!.id}`,
    'content-encoding': 'aes128gcm',
  });
  await expect.poll(waiting).toBe(0);
});

test('only browsers that want the group get it, each once', async () => {
  const first = await subscribed();
  const other = await site.asUser(kenji.id);
  const second = await startPushBrowser();
  await other.api.push.subscribe(second.subscription());
  await other.api.push.choose({ group: 'payments', is_wanted: true });
  const ofMara = await subscribed(mara);
  await favouriteSold();
  await favouriteSold();
  await expect.poll(() => first.received.length).toBe(2);
  await expect.poll(waiting).toBe(0);
  expect([first.received.length, second.received.length, ofMara.received.length]).toEqual([2, 0, 0]);
});

test('someone who muted the group gets nothing, not even if it was already queued', async () => {
  const browser = await subscribed();
  browser.responds(503);
  await favouriteSold();
  await expect.poll(() => browser.received.length).toBeGreaterThan(0);
  await kenji.api.notices.choose({ group: 'favourites', is_wanted: false });
  await expect.poll(waiting).toBe(0);
  expect(await subscriptions()).toBe(1);
});

test.each(['banned', 'closed'])(
  'someone who is %s gets nothing, not even if it was already queued',
  async (standing) => {
    const browser = await subscribed();
    await pauseQueue(true);
    await favouriteSold();
    await expect.poll(async () => (await noticesOf(kenji)).length).toBe(1);
    expect(await waiting()).toBe(1);
    await sql`update users set standing = ${standing}, standing_reason = 'Spam' where id = ${kenji.id}`.execute(
      site.db,
    );
    await pauseQueue(false);
    await expect.poll(waiting).toBe(0);
    await sql`update users set standing = 'active', standing_reason = null where id = ${kenji.id}`.execute(site.db);
    expect(browser.received).toEqual([]);
  },
);

test('one that was read in the meantime is not sent, and a repeat that was waiting is sent once', async () => {
  const browser = await subscribed();
  browser.responds(503);
  await favouriteSold();
  await expect.poll(() => browser.received.length).toBeGreaterThan(0);
  const [notice] = await noticesOf(kenji);
  await kenji.api.notices.markRead({ id: notice!.id });
  await expect.poll(waiting).toBe(0);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const browser = await subscribed();
  browser.responds(status);
  await favouriteSold();
  await expect.poll(subscriptions).toBe(0);
  expect(browser.received).toHaveLength(1);
  expect(await waiting()).toBe(0);
  await expect(kenji.api.push.choose({ group: 'sales', is_wanted: true })).rejects.toMatchObject({
    code: 'push_is_off',
  });
});

test('a push service that fails is tried again, but not for ever', async () => {
  const browser = await subscribed();
  browser.responds(500);
  await favouriteSold();
  await expect.poll(() => browser.received.length).toBe(8);
  await expect.poll(waiting).toBe(0);
  expect(browser.received).toHaveLength(8);
  expect(await subscriptions()).toBe(1);
  const topics = browser.received.map(({ headers }) => headers['topic']);
  expect(new Set(topics).size).toBe(1);
});

test('the subscription belongs to the session: it is listed there, removable, and gone with it', async () => {
  await subscribed();
  const own = async ({ api }: SignedIn) => (await api.accounts.sessions({})).sessions;
  const [session] = await own(kenji);
  expect(session).toMatchObject({ is_current: true, has_push: true });
  await expect(mara.api.push.remove({ session_id: session!.id })).rejects.toMatchObject({ code: 'session_not_found' });
  expect(await subscriptions()).toBe(1);
  await kenji.api.push.remove({ session_id: session!.id });
  await kenji.api.push.remove({ session_id: session!.id });
  expect((await own(kenji))[0]).toMatchObject({ has_push: false });
  await subscribed();
  await kenji.api.accounts.logout({});
  expect(await subscriptions()).toBe(0);
});

test('a browser belongs to the latest session that subscribed it', async () => {
  const browser = await subscribed();
  await mara.api.push.subscribe(browser.subscription());
  expect((await kenji.api.push.state({})).push.groups).toBeNull();
  expect((await mara.api.push.state({})).push.groups).toEqual([]);
  await favouriteSold();
  await expect.poll(async () => (await noticesOf(kenji)).length).toBe(1);
  expect(await waiting()).toBe(0);
  expect(browser.received).toEqual([]);
});

test('the address and the keys are stored encrypted', async () => {
  const browser = await startPushBrowser();
  await kenji.api.push.subscribe(browser.subscription('/very-secret-path'));
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from push_subscriptions`.execute(site.db);
  expect(rows[0]!.sealed.toString('latin1')).not.toContain('very-secret-path');
  const keys = await sql<{ public_key: string; sealed: Buffer }>`select public_key, sealed from push_keys`.execute(
    site.db,
  );
  expect(keys.rows).toHaveLength(1);
  expect(keys.rows[0]!.public_key).toBe((await kenji.api.push.state({})).push.key);
});

test('another process uses the same keys, and one with another APP_KEY starts over', async () => {
  const { push } = await kenji.api.push.state({});
  await subscribed();
  const stranger = await siteForThisTest({ on: site.database });
  const again = await stranger.asUser(kenji.id);
  expect((await again.api.push.state({})).push.key).not.toBe(push.key);
  expect(await subscriptions()).toBe(0);
});

test('an internal address is refused when subscribing, and nothing is stored', async () => {
  const guarded = await siteForThisTest();
  const { api } = await guarded.as('member');
  const { p256dh, auth } = (await startPushBrowser()).subscription();
  for (const endpoint of inwardAddresses.filter((one) => one.length <= 1_000 && one !== ''))
    await expect(api.push.subscribe({ endpoint, p256dh, auth }), endpoint).rejects.toMatchObject({
      code: 'bad_input',
      fields: { endpoint: [expect.any(String)] },
    });
  expect((await sql`select from push_subscriptions`.execute(guarded.db)).rows).toEqual([]);
});
