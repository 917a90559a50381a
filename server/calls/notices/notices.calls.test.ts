import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import { deleteOldNotices } from '../../jobs/sweep-notices.ts';
import { listen } from '../../../testing/listen.ts';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noticesWritten(site);
  await sql`delete from notices`.execute(site.db);
});

/** Her listings expire, with one notification each. */
async function expired(...carIds: number[]) {
  for (const carId of carIds)
    await site.db.transaction().execute((tx) => announce(tx, { kind: 'listing_expired', carId }));
  await noticesWritten(site);
}
const list = async (reader = mara) => (await reader.api.notices.list({})).notices;

test('the list is the user’s own, newest first, and every page is reached once', async () => {
  const cars = [];
  for (let count = 0; count < 5; count++) cars.push(await listed(mara, { title: `Car ${count}` }));
  for (const car of cars) await expired(car);
  // All at the same moment, as when a job notifies many users. Their order must still be stable.
  await sql`update notices set updated_at = '2026-01-01T00:00:00Z' where subject_id <> ${cars[4]!}`.execute(site.db);
  const seen: number[] = [];
  let before = {};
  for (;;) {
    const { notices, has_more, unread_count } = await mara.api.notices.list({ limit: 2, ...before });
    expect(unread_count).toBe(5);
    seen.push(...notices.map(({ id }) => id));
    if (!has_more) break;
    before = { before: notices.at(-1)!.updated_at, before_id: notices.at(-1)!.id };
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
  expect((await list())[0]).toMatchObject({
    kind: 'listing_expired',
    sentence: 'Your listing “Car 4” has expired. Renew it in one step.',
    link: `/car/${cars[4]}`,
    is_read: false,
    times: 1,
  });
  expect(await list(kenji)).toEqual([]);
});

test('repeats about one subject are merged into one line with a count until read, then start a new one', async () => {
  const car = await listed(mara);
  await expired(car, car, car);
  const [line, ...none] = await list();
  expect(none).toEqual([]);
  expect(line).toMatchObject({ times: 3, is_read: false });
  expect(line!.sentence).toContain('(3 times)');
  expect(await mara.api.notices.markRead({ id: line!.id })).toEqual({ success: true, unread_count: 0 });
  await expired(car);
  expect(await list()).toMatchObject([
    { times: 1, is_read: false },
    { times: 3, is_read: true },
  ]);
});

test('the line shows the latest event, whichever was written last', async () => {
  const car = await listed(mara);
  await kenji.api.favourites.add({ car_id: car });
  const lowered = { kind: 'car_price_lowered', carId: car, by: mara.id } as const;
  await site.db.transaction().execute(async (tx) => {
    await announce(tx, { ...lowered, from: 42_000, to: 40_000 });
    await announce(tx, { ...lowered, from: 40_000, to: 35_000 });
    // Delays the first one.
    await sql`update announcements set notices_due = false where data->>'to' = '40000'`.execute(tx);
  });
  await noticesWritten(site);
  await sql`update announcements set notices_due = true, created_at = now() - interval '1 minute' where data->>'to' = '40000'`.execute(
    site.db,
  );
  await sql`select graphile_worker.add_job('tell_late')`.execute(site.db);
  await noticesWritten(site);
  expect(await list(kenji)).toMatchObject([{ times: 2, sentence: expect.stringContaining('$35,000') as string }]);
});

test('no one is notified of a lower price or a sale of a car they can no longer see', async () => {
  const [hidden, shown] = [await listed(mara), await listed(mara)];
  for (const car_id of [hidden, shown]) await kenji.api.favourites.add({ car_id });
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  await site.db.transaction().execute(async (tx) => {
    for (const carId of [hidden, shown]) {
      await announce(tx, { kind: 'car_price_lowered', carId, by: mara.id, from: 42_000, to: 40_000 });
      await announce(tx, { kind: 'car_sold', carId, by: mara.id });
    }
  });
  await noticesWritten(site);
  const told = await site.db.selectFrom('notices').select(['kind', 'car_id']).where('user_id', '=', kenji.id).execute();
  expect(told.filter(({ car_id }) => car_id === hidden)).toEqual([]);
  expect(told.filter(({ car_id }) => car_id === shown)).toHaveLength(2);
});

test('another user’s notifications can be neither read nor marked, and look missing', async () => {
  await expired(await listed(mara));
  const [{ id } = { id: 0 }] = await list();
  await expect(kenji.api.notices.markRead({ id })).rejects.toMatchObject({ code: 'notice_not_found' });
  await kenji.api.notices.markAllRead({ up_to: new Date(Date.now() + 60_000).toISOString() });
  expect(await mara.api.notices.unreadCount({})).toEqual({ success: true, unread_count: 1 });
});

test('marking all as read stops at what was seen, and newer ones stay unread', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  await expired(first);
  const up_to = (await list())[0]!.updated_at;
  await sql`update notices set updated_at = now() - interval '1 minute'`.execute(site.db);
  await expired(second);
  const seen = (await list())[1]!.updated_at;
  expect(seen < up_to).toBe(true);
  expect(await mara.api.notices.markAllRead({ up_to: seen })).toEqual({ success: true, unread_count: 1 });
  expect((await list()).map(({ is_read }) => is_read)).toEqual([false, true]);
});

test('only the user’s own open pages are notified of new and read notifications', async () => {
  const stream = await listen(mara.browser);
  const stranger = await listen(kenji.browser);
  await Promise.all([stream.until(1), stranger.until(1)]);
  await expired(await listed(mara));
  expect(await stream.until(2)).toEqual(['connected', 'notices_changed']);
  const [{ id } = { id: 0 }] = await list();
  await mara.api.notices.markRead({ id });
  expect(await stream.until(3)).toEqual(['connected', 'notices_changed', 'notices_changed']);
  // Already read, so nothing changes.
  await mara.api.notices.markRead({ id });
  await kenji.api.accounts.updateProfile({ phone_number: '43', routing_number: '123456789' });
  expect(await stranger.until(2)).toEqual(['connected', 'session_changed']);
  expect(stream.heard).toHaveLength(3);
});

test('a deleted car keeps its line, and a hidden car’s title is shown only to its sellers', async () => {
  const [gone, hidden] = [await listed(mara, { title: 'Gone' }), await listed(mara, { title: 'Dreadful words' })];
  await kenji.api.favourites.add({ car_id: hidden });
  await sell(mara, hidden);
  await expired(gone, hidden);
  await sql`delete from cars where id = ${gone}`.execute(site.db);
  await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
  const own = (await list()).map(({ sentence }) => sentence).join();
  expect(own).toContain('“Gone”');
  expect(own).toContain('“Dreadful words”');
  expect(await list(kenji)).toMatchObject([
    { sentence: '“Removed listing” from your favourites was sold.', photo: null },
  ]);
});

test('users can switch the groups that can reach them, one at a time', async () => {
  const groups = async (reader: SignedIn) => (await reader.api.notices.choices({})).choices.map(({ group }) => group);
  const everybody = [
    'listings',
    'favourites',
    'searches',
    'wanted',
    'follows',
    'sales',
    'deals',
    'payments',
    'reviews',
    'support',
    'team',
    'applications',
    'webhooks',
  ];
  expect(await groups(mara)).toEqual(everybody);
  expect(await groups(await site.as('dealerOwner'))).toEqual([...everybody, 'membership']);
  expect(await groups(await site.as('dealerStaff'))).toEqual(everybody);
  expect(await groups(await site.as('support'))).toEqual([...everybody, 'staff']);
  const { choose, choices } = mara.api.notices;
  for (let time = 0; time < 2; time++) await choose({ group: 'listings', is_wanted: false });
  expect((await choices({})).choices.filter(({ is_wanted }) => !is_wanted)).toMatchObject([{ group: 'listings' }]);
  await expired(await listed(mara));
  expect(await list()).toEqual([]);
  for (let time = 0; time < 2; time++) await choose({ group: 'listings', is_wanted: true });
  expect((await choices({})).choices.every(({ is_wanted }) => is_wanted)).toBe(true);
});

test('notifications older than 90 days are deleted', async () => {
  const [old, young] = [await listed(mara), await listed(mara)];
  await expired(old, young);
  await sql`update notices set updated_at = now() - interval '91 days' where subject_id = ${old}`.execute(site.db);
  await deleteOldNotices(site.db);
  expect((await list()).map(({ link }) => link)).toEqual([`/car/${young}`]);
});

test('notifications of a kind this version does not know are skipped', async () => {
  await expired(await listed(mara));
  await sql`
    insert into notices (user_id, kind, subject_id, facts, last_announcement_id)
    values (${mara.id}, 'from_the_future', 1, '{}', 1)`.execute(site.db);
  expect(await list()).toHaveLength(1);
  expect((await mara.api.notices.unreadCount({})).unread_count).toBe(1);
});
