import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseGate } from '../../testing/database-gate.ts';
import { listen } from '../../testing/listen.ts';
import { takeDatabaseDown } from '../../testing/outage.ts';
import { siteForThisTest, type Site } from '../../testing/site.ts';
import { noConnectionYet, notUnderstood, startLive } from './live.ts';

/** Counts the live connections to a site's database. */
async function listeningOn({ database }: Site, asker: Site): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = ${database.config.database!} and application_name like 'forecourt live%'`.execute(asker.db);
  return rows[0]!.count;
}

test('retries patiently while the database is away, and ends up with one connection', async () => {
  const site = await siteForThisTest();
  const other = await siteForThisTest();
  const failed = vi.spyOn(site.app.server.log, 'debug');
  const attempts = () => failed.mock.calls.filter(([, what]) => what === noConnectionYet).length;
  const mara = await site.as('member');
  expect(await listeningOn(site, other)).toBe(1);

  const bringDatabaseUp = await takeDatabaseDown(site, other);
  await expect.poll(attempts).toBeGreaterThanOrEqual(3);
  expect(await listeningOn(site, other)).toBe(0);
  await bringDatabaseUp();
  await expect.poll(() => listeningOn(site, other)).toBe(1);
  const stream = await listen(mara.browser);
  await stream.until(1);
  await mara.api.accounts.updateProfile({ phone_number: '42', routing_number: '123456789' });
  await stream.until(2);
  expect(await listeningOn(site, other)).toBe(1);
});

test('closes while reconnecting, and leaves no connection behind', async () => {
  const site = await siteForThisTest();
  const gate = await databaseGate(site.database.config);
  const hub = await startLive(gate.config, site.app.server.log);
  const { arrived, letThrough } = gate.hold();
  gate.cut();
  await arrived;
  const closed = hub.close();
  letThrough();
  await closed;
  await expect.poll(() => listeningOn(site, site)).toBe(1);
});

test('also closes if the database no longer responds', async () => {
  const site = await siteForThisTest();
  const gate = await databaseGate(site.database.config);
  const hub = await startLive(gate.config, site.app.server.log);
  const { arrived } = gate.hold();
  gate.cut();
  await arrived;
  await hub.close();
  expect(hub.isListening()).toBe(false);
});

test('replaces a connection that fell silent, and its listeners reload', async () => {
  const site = await siteForThisTest();
  const gate = await databaseGate(site.database.config);
  const hub = await startLive(gate.config, site.app.server.log, { everyMs: 250, answerMs: 200 });
  onTestFinished(hub.close);
  let changes = 0;
  hub.onChange('settings', () => (changes += 1));
  gate.stall();
  await expect.poll(hub.isListening).toBe(false);
  gate.pass('never');
  await expect.poll(hub.isListening).toBe(true);
  expect(changes).toBe(1);
});

/** Records everything sent on these channels, in order. */
async function captureMessages(site: Site, ...channels: string[]) {
  const client = new pg.Client(site.database.config);
  await client.connect();
  onTestFinished(() => client.end());
  const said: string[] = [];
  client.on('notification', ({ payload }) => void said.push(payload!));
  for (const channel of channels) await client.query(`listen ${channel}`);
  const say = (payload: string) => client.query('select pg_notify($1, $2)', ['live', payload]);
  return { said, say };
}

test('a process that doesn’t know about ended sessions gets no such messages on its channel', async () => {
  const site = await siteForThisTest();
  const mara = await site.as('member');
  const { said, say } = await captureMessages(site, 'live');
  await site.db.deleteFrom('sessions').where('user_id', '=', mara.id).execute();
  await sql`truncate sessions cascade`.execute(site.db);
  await say('{"topic":"settings"}');
  await expect.poll(() => said).toContain('{"topic":"settings"}');
  expect(said).toEqual(['{"topic":"settings"}']);
});

test('an unknown message is logged and skipped, and later ones arrive', async () => {
  const site = await siteForThisTest();
  const mara = await site.as('member');
  const stream = await listen(mara.browser);
  await stream.until(1);
  const warned = vi.spyOn(site.app.server.log, 'warn');
  const { say } = await captureMessages(site);
  const strange = [
    'nonsense',
    '',
    'null',
    '7',
    '{}',
    '{"topic":"something newer"}',
    `{"sessionsOf":${mara.id}}`,
    `{"to":${mara.id},"event":{"kind":"session_changed"}}`,
    `{"to":[${mara.id}]}`,
    `{"to":[${mara.id}],"event":{"kind":"something_newer"}}`,
  ];
  for (const payload of strange) await say(payload);
  await say(`{"to":[${mara.id}],"event":{"kind":"payment_changed","payment_id":7}}`);
  expect(await stream.until(2)).toEqual(['connected', 'payment_changed']);
  expect(warned.mock.calls.map(([, what]) => what)).toEqual(strange.map(() => notUnderstood));
});
