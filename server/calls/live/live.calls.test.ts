import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import { listen } from '../../../testing/listen.ts';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { siteForThisTest } from '../../../testing/site.ts';

test('a page is notified that its session changed on any process, and no one else is', async () => {
  const here = await siteForThisTest();
  const there = await siteForThisTest({ on: here.database });
  const mara = await here.as('member');
  const kenji = await here.as('otherMember');
  const stranger = await listen(kenji.browser);
  const stream = await listen(mara.browser);
  await stream.until(1);

  const sameMaraElsewhere = await there.as('member');
  await sameMaraElsewhere.api.accounts.updateProfile({ phone_number: '42', routing_number: '123456789' });
  expect(await stream.until(2)).toEqual(['connected', 'session_changed']);
  // Once the stranger's own event arrives, everything announced earlier has arrived as well.
  await kenji.api.accounts.updateProfile({ phone_number: '43', routing_number: '123456789' });
  expect(await stranger.until(2)).toEqual(['connected', 'session_changed']);
});

test('the stream ends with its session and stays open when another session ends', async () => {
  const site = await siteForThisTest();
  const first = await site.as('member');
  const second = await site.as('member');
  const [streamOfFirst, streamOfSecond] = [await listen(first.browser), await listen(second.browser)];
  await Promise.all([streamOfFirst.until(1), streamOfSecond.until(1)]);
  await first.api.accounts.logout({});
  await streamOfFirst.ended;
  await streamOfSecond.until(2);
  expect(site.app.server.server.listening).toBe(true);
  await second.api.accounts.updateProfile({ phone_number: '43', routing_number: '123456789' });
  expect(await streamOfSecond.until(3)).toEqual(['connected', 'session_changed', 'session_changed']);
});

test('open pages on every process are told which car changed, and never of a draft or of counted views', async () => {
  const here = await siteForThisTest();
  const there = await siteForThisTest({ on: here.database });
  const seller = await here.as('member');
  await emptyMarket(here);
  const [cheaper, viewed, last] = [await listed(seller), await listed(seller), await listed(seller)];
  const unfinished = await draft(seller);
  const stream = await listen((await there.as('otherMember')).browser);
  await stream.until(1);
  // Once this change arrives, the new listings have arrived as well.
  await seller.api.cars.update({ id: last, price: 34_567 });
  await stream.untilCarChanged(last);
  stream.changedCars.length = 0;
  await sql`update cars set views = views + 1 where id = ${viewed}`.execute(here.db);
  await seller.api.cars.update({ id: unfinished, price: 9_876 });
  await seller.api.cars.update({ id: cheaper, price: 12_345 });
  await stream.untilCarChanged(cheaper);
  await seller.api.cars.update({ id: last, price: 23_456 });
  await stream.untilCarChanged(last);
  expect([cheaper, last, viewed, unfinished].map((id) => stream.changedCars.includes(id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('rolled-back changes send no event', async () => {
  const site = await siteForThisTest();
  const { id, browser, api } = await site.as('member');
  const stream = await listen(browser);
  await stream.until(1);
  const rolledBack = site.db.transaction().execute(async (tx) => {
    await announce(tx, { kind: 'session_changed', userId: id });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await api.accounts.updateProfile({ phone_number: '44', routing_number: '123456789' });
  expect(await stream.until(2)).toHaveLength(2);
  const { count } = await site.db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // The jobs announce things of their own meanwhile.
    .where('kind', '=', 'session_changed')
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test('after the listening connection breaks it reconnects, and pages are asked to reload', async () => {
  const site = await siteForThisTest();
  const { browser, api } = await site.as('member');
  const stream = await listen(browser);
  await stream.until(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'forecourt live%' and datname = current_database()`.execute(
    site.db,
  );
  expect(await stream.until(2)).toEqual(['connected', 'connected']);
  await api.accounts.updateProfile({ phone_number: '45', routing_number: '123456789' });
  expect(await stream.until(3)).toEqual(['connected', 'connected', 'session_changed']);
});

test('stopping the server ends the streams without waiting for them', async () => {
  const site = await siteForThisTest();
  const stream = await listen((await site.as('member')).browser);
  await stream.until(1);
  await site.app.stop();
  await stream.ended;
});

test('a HEAD request opens no stream', async () => {
  const site = await siteForThisTest();
  const { browser } = await site.as('member');
  expect((await browser.fetch('/api/live.php', { method: 'HEAD' })).status).toBe(404);
});

test('logging in as another user ends the previous user’s streams', async () => {
  const site = await siteForThisTest();
  const before = await site.as('member');
  const stream = await listen(before.browser);
  await stream.until(1);
  const { bearer, user, characters } = await reachCharacterChoice(before, 'kenji.mori');
  await before.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
  await stream.ended;
  expect(stream.heard).toEqual(['connected', 'session_changed']);
});

test('no one can keep more than thirty streams open', async () => {
  const site = await siteForThisTest();
  const { browser } = await site.as('member');
  const streams = await Promise.all(Array.from({ length: 30 }, () => listen(browser)));
  await Promise.all(streams.map(({ until }) => until(1)));
  expect((await browser.fetch('/api/live.php')).status).toBe(429);
});
