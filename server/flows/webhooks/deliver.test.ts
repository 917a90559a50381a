import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { answers, startReceiver, takesIt, type Receiver } from '../../../testing/webhooks/receiver.ts';

let site: Site;
let admin: SignedIn;
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  admin = await site.as('admin');
});
afterAll(() => site.close());

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  await sql`delete from webhook_deliveries`.execute(site.db);
  await save({ url: `${receiver.url}/here`, message_template: '{subject}' });
});

const save = (more: object = {}) =>
  admin.api.webhooks.save({ webhook_id: 'tickets', enabled: true, format: 'chat', ...more });
const send = async (subject: string) =>
  (await admin.api.webhooks.trigger({ webhook_id: 'tickets', data: { subject } })).delivery.id;
const textsAt = (path: string) =>
  receiver.received
    .filter((one) => one.path === path)
    .map(({ body }) => (JSON.parse(body) as { content: string }).content);
const statuses = async () => (await admin.api.webhooks.deliveries({})).deliveries.map(({ status }) => status);
const answersTo = async (id: string) =>
  (await admin.api.webhooks.delivery({ id })).tries.map(({ status_code }) => status_code).toReversed();

/** Refuses and retries this many times. Saving a webhook makes it retry right away. */
async function refused(id: string, before: number, times: number): Promise<void> {
  for (let tries = before + 1; tries <= before + times; tries++) {
    await expect.poll(() => answersTo(id)).toHaveLength(tries);
    expect(await statuses()).toEqual(['waiting']);
    await save();
  }
}

/** From here on, requests wait until the test responds. */
function hangs(): ServerResponse[] {
  const asked: ServerResponse[] = [];
  receiver.does((_received, response) => void asked.push(response), '/here');
  return asked;
}

test.each([404, 500])('an old address that responds with %i neither stops nor delays the new one', async (status) => {
  const asked = hangs();
  const id = await send('one');
  await expect.poll(() => asked).toHaveLength(1);
  await save({ url: `${receiver.url}/there` });
  await expect.poll(() => answersTo(id)).toEqual([204]);
  asked[0]!.writeHead(status).end();
  await expect.poll(() => answersTo(id)).toEqual([204, status]);
  const isPaused = sql<boolean>`not_before > now()`.as('isPaused');
  const webhook = site.db.selectFrom('webhooks').select(['stopped_at', 'failures', isPaused]);
  expect(await webhook.where('channel', '=', 'tickets').executeTakeFirst()).toEqual({
    stopped_at: null,
    failures: 0,
    isPaused: false,
  });
  await send('two');
  await expect.poll(statuses).toEqual(['delivered', 'delivered']);
  expect([textsAt('/here'), textsAt('/there')]).toEqual([['one'], ['one', 'two']]);
});

test('saving the same address during a delivery sends nothing twice and keeps the order', async () => {
  const asked = hangs();
  await send('one');
  await expect.poll(() => asked).toHaveLength(1);
  await save({ message_template: 'New: {subject}' });
  await send('two');
  receiver.does(takesIt, '/here');
  asked[0]!.writeHead(204).end();
  await expect.poll(statuses).toEqual(['delivered', 'delivered']);
  expect(textsAt('/here')).toEqual(['one', 'New: two']);
});

test('a message is dropped after five refusals, and other failures before do not count', async () => {
  const habits = [429, 429, 429, 429, 400, 400, 400, 400, 400].map((status) => answers(status, '{"retry_after": 0}'));
  receiver.does((received, response) => (habits.shift() ?? takesIt)(received, response));
  const id = await send('one');
  await refused(id, 4, 4);
  await expect.poll(statuses).toEqual(['dead']);
  expect(await answersTo(id)).toHaveLength(9);
  await send('two');
  await expect.poll(statuses).toEqual(['delivered', 'dead']);
});

test('a message the old address refuses for the fifth time is not dropped but sent to the new one', async () => {
  const asked: ServerResponse[] = [];
  let times = 0;
  receiver.does((received, response) => {
    if (times++ < 4) answers(400)(received, response);
    else asked.push(response);
  }, '/here');
  const id = await send('one');
  await refused(id, 0, 4);
  await expect.poll(() => asked).toHaveLength(1);
  receiver.does(answers(429, '{"retry_after": 3600}'), '/there');
  await save({ url: `${receiver.url}/there` });
  await expect.poll(() => answersTo(id)).toEqual([400, 400, 400, 400, 429]);
  asked[0]!.writeHead(400).end();
  await expect.poll(() => answersTo(id)).toEqual([400, 400, 400, 400, 429, 400]);
  expect(await statuses()).toEqual(['waiting']);
});
