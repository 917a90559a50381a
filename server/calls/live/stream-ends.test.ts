import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLive } from '../../events/live.ts';
import type { Actor, Exchange } from '../../lib/handlers.ts';
import { hashToken } from '../../lib/secrets.ts';
import { listen } from '../../../testing/listen.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { standingSessions } from '../../features/accounts/sessions.store.ts';
import { liveCalls } from './live.calls.ts';

let here: Site;
let there: Site;
beforeAll(async () => {
  here = await startSite();
  there = await startSite({ on: here.database });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** The same session as used on another process. */
function alsoAt(site: Site, { browser }: SignedIn) {
  const same = site.visitor();
  for (const [name, value] of browser.cookies) same.browser.cookies.set(name, value);
  return same;
}
const inGoodStanding = ({ id }: SignedIn) =>
  sql`update users set standing = 'active', suspended_until = null where id = ${id}`.execute(here.db);
const hashOf = ({ browser }: SignedIn) => hashToken(browser.cookies.get('forecourt_session')!);

type Change = (who: SignedIn) => Promise<unknown>;
const ends: [string, Change][] = [
  [
    'the user is suspended',
    ({ id }) =>
      sql`update users set standing = 'suspended', standing_reason = 'x', suspended_until = now() + interval '1 day'
        where id = ${id}`.execute(here.db),
  ],
  [
    'the user is banned',
    ({ id }) => sql`update users set standing = 'banned', standing_reason = 'x' where id = ${id}`.execute(here.db),
  ],
  ['the session is deleted', (who) => here.db.deleteFrom('sessions').where('token_hash', '=', hashOf(who)).execute()],
  [
    'the session is set to expire',
    (who) =>
      here.db
        .updateTable('sessions')
        .set({ expires_at: sql`now()` })
        .where('token_hash', '=', hashOf(who))
        .execute(),
  ],
  ['they sign out elsewhere', (who) => alsoAt(there, who).api.accounts.logout({})],
];

test.each(ends)('a stream ends on every process when %s, and only that user’s', async (_what, change) => {
  const mara = await here.as('member');
  const stranger = await here.as('otherMember');
  const streams = await Promise.all([listen(mara.browser), listen(alsoAt(there, mara).browser)]);
  const other = await listen(stranger.browser);
  await Promise.all([...streams, other].map(({ until }) => until(1)));
  await change(mara);
  await Promise.all(streams.map(({ ended }) => ended));
  for (const { heard } of streams) expect(heard).toEqual(['connected', 'session_changed']);
  expect((await alsoAt(there, mara).browser.fetch('/api/live.php')).status).toBe(401);

  await stranger.api.accounts.updateProfile({ phone_number: '42', routing_number: '123456789' });
  expect(await other.until(2)).toEqual(['connected', 'session_changed']);
  await inGoodStanding(mara);
});

test('all streams end when all sessions are swept at the same time', async () => {
  const streams = await Promise.all([
    listen((await here.as('member')).browser),
    listen((await there.as('admin')).browser),
  ]);
  await Promise.all(streams.map(({ until }) => until(1)));
  await sql`truncate sessions cascade`.execute(here.db);
  await Promise.all(streams.map(({ ended }) => ended));
});

const stays: [string, Change][] = [
  ['another session of the same user ends', async () => (await here.as('member')).api.accounts.logout({})],
  [
    'an expired suspension is written',
    ({ id }) =>
      sql`update users set standing = 'suspended', standing_reason = 'x', suspended_until = now() - interval '1 day'
        where id = ${id}`.execute(here.db),
  ],
  [
    'the session is extended',
    (who) =>
      here.db
        .updateTable('sessions')
        .set({ expires_at: sql`now() + interval '40 days'` })
        .where('token_hash', '=', hashOf(who))
        .execute(),
  ],
];

test.each(stays)('a stream continues when %s', async (_what, change) => {
  const mara = await here.as('member');
  const stream = await listen(alsoAt(there, mara).browser);
  await stream.until(1);
  await change(mara);
  await sql`select pg_notify('live', ${JSON.stringify({ to: [mara.id], event: { kind: 'payment_changed', payment_id: 7 } })})`.execute(
    here.db,
  );
  const receivedPaymentChange = async () => {
    for (let count = 2; !stream.heard.includes('payment_changed'); count++) await stream.until(count);
    return true;
  };
  expect(await receivedPaymentChange()).toBe(true);
  await inGoodStanding(mara);
});

/** The call itself, with its own interval. */
async function streamOf(site: Site, who: SignedIn, beatMs: number) {
  const live = await startLive(site.database.config, site.app.server.log);
  const stopping = new AbortController();
  const { stream } = liveCalls({
    live,
    standingSessions: (hashes) => standingSessions(site.db, hashes),
    stopping: stopping.signal,
    log: site.app.server.log,
    beatMs,
  });
  const actor = { id: who.id, sessionHash: hashOf(who) } as Actor;
  const events = stream({}, actor, { signal: new AbortController().signal } as Exchange);
  return {
    live,
    events: events[Symbol.asyncIterator](),
    close: async () => {
      stopping.abort();
      await live.close();
    },
  };
}

test('missed notifications are found by the periodic check', async () => {
  const site = await siteForThisTest();
  const mara = await site.as('member');
  const { live, events, close } = await streamOf(site, mara, 20);
  expect((await events.next()).value).toEqual({ kind: 'connected' });
  await sql`alter table sessions disable trigger user`.execute(site.db);
  await site.db.deleteFrom('sessions').execute();
  expect((await events.next()).value).toEqual({ kind: 'session_changed' });
  expect((await events.next()).done).toBe(true);
  expect(live.count()).toBe(0);
  await close();
});

test('a session that ended while its stream was opening gets no stream', async () => {
  const site = await siteForThisTest();
  const mara = await site.as('member');
  await site.db.deleteFrom('sessions').execute();
  const { live, events, close } = await streamOf(site, mara, 60_000);
  await expect(events.next()).rejects.toMatchObject({ code: 'sign_in_required' });
  expect(live.count()).toBe(0);
  await close();
});
