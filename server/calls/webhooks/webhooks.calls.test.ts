import { channelNames, type Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { answers, startReceiver, takesIt, type Receiver } from '../../../testing/webhooks/receiver.ts';

let site: Site;
let admin: SignedIn;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  admin = await site.as('admin');
  mara = await site.as('member');
});
afterAll(() => site.close());

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  await sql`update webhooks set is_enabled = false, address = null, address_shown = null`.execute(site.db);
  await sql`delete from webhook_deliveries`.execute(site.db);
});

const set = (webhook_id: Channel, more: object = {}) =>
  admin.api.webhooks.save({ webhook_id, url: `${receiver.url}/${webhook_id}`, enabled: true, format: 'chat', ...more });
const arrived = (path: string) => receiver.received.filter((one) => one.path === path);
const statuses = async () => {
  const { deliveries } = await admin.api.webhooks.deliveries({});
  return deliveries.map(({ status }) => status);
};
const send = (subject: string) => admin.api.webhooks.trigger({ webhook_id: 'tickets', data: { subject } });
const texts = () => receiver.received.map(({ body }) => (JSON.parse(body) as { content: string }).content);

test('channels are listed with their groups and texts, and masked addresses', async () => {
  const { config } = await set('tickets', { url: `${receiver.url}/api/webhooks/1234/very-secret-abcd` });
  expect(config.url).toBe(`${receiver.url}/…abcd`);
  const { configs } = await admin.api.webhooks.configs({});
  expect(configs.map(({ webhook_id }) => webhook_id).toSorted()).toEqual([...channelNames].toSorted());
  expect(JSON.stringify(configs)).not.toContain('very-secret');
  const stored = await site.db.selectFrom('webhooks').select('address').where('channel', '=', 'tickets').execute();
  expect(stored[0]!.address!.toString('latin1')).not.toContain('secret');
});

test('revealing a full address is logged, without the address itself', async () => {
  const url = `${receiver.url}/api/webhooks/1234/very-secret-abcd`;
  await set('tickets', { url });
  expect(await admin.api.webhooks.reveal({ webhook_id: 'tickets' })).toMatchObject({ url });
  const log = await site.db.selectFrom('staff_actions').selectAll().where('target_kind', '=', 'webhook').execute();
  expect(log.map(({ action, actor_id }) => ({ action, actor_id }))).toEqual(
    expect.arrayContaining([
      { action: 'change_webhook', actor_id: admin.id },
      { action: 'reveal_webhook', actor_id: admin.id },
    ]),
  );
  expect(JSON.stringify(log)).not.toContain('very-secret');
});

test('sending back the masked address changes nothing, and an empty one removes it', async () => {
  const { config } = await set('tickets', { url: `${receiver.url}/long-enough/to-be-masked` });
  await admin.api.webhooks.save({ webhook_id: 'tickets', url: config.url!, enabled: true });
  expect(await admin.api.webhooks.reveal({ webhook_id: 'tickets' })).toMatchObject({
    url: `${receiver.url}/long-enough/to-be-masked`,
  });
  const gone = await admin.api.webhooks.save({ webhook_id: 'tickets', url: '', enabled: false });
  expect(gone.config).toMatchObject({ url: null, enabled: false });
  await expect(admin.api.webhooks.save({ webhook_id: 'tickets', enabled: true })).rejects.toMatchObject({
    fields: { url: ['Please enter an address'] },
  });
});

test.each([
  ['http://10.0.0.1/hook', 'Please enter an address that starts with https://'],
  ['https://10.0.0.1/hook', 'Please enter an address with a name instead of a number'],
  ['https://metadata.google.internal/', 'This address is in a private network, so nothing can be sent to it'],
])('the address %s is refused at its field, also for a test', async (url, sentence) => {
  await expect(set('tickets', { url })).rejects.toMatchObject({ code: 'bad_input', fields: { url: [sentence] } });
  await expect(admin.api.webhooks.test({ webhookId: 'tickets', webhookUrl: url })).rejects.toMatchObject({
    fields: { webhookUrl: [sentence] },
  });
});

test('a template with a variable its event lacks is refused at its field', async () => {
  await expect(set('tickets', { message_template: '{price}' })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { message_template: [expect.stringContaining('{price} isn’t available here.')] },
  });
  await expect(admin.api.webhooks.trigger({ webhook_id: 'tickets', data: { price: '$1' } })).rejects.toMatchObject({
    code: 'bad_input',
  });
});

test('a test returns the real response, whatever it is, and is logged', async () => {
  await set('tickets');
  const tried = () => admin.api.webhooks.test({ webhookId: 'tickets', data: { subject: 'Just a test' } });
  expect(await tried()).toMatchObject({ success: true, status_code: 204, message: 'Delivered (204)' });
  expect(texts()[0]).toContain('Just a test');
  receiver.does(answers(500, 'It \0broke'));
  expect(await tried()).toMatchObject({ success: false, status_code: 500, answer: 'It broke' });
  receiver.does((_received, response) => void response.socket!.end('I am no web server\r\n\r\n'));
  expect(await tried()).toMatchObject({
    success: false,
    status_code: null,
    message: 'We couldn’t read the response',
  });
  receiver.does(answers(404));
  expect(await tried()).toMatchObject({ success: false, status_code: 404 });
  // A test doesn't stop the webhook.
  expect((await admin.api.webhooks.configs({})).configs.at(-1)).toMatchObject({ stopped_at: null });
  const { deliveries } = await admin.api.webhooks.deliveries({ webhook_id: 'tickets' });
  expect(deliveries.map(({ is_test, status_code }) => [is_test, status_code])).toEqual([
    [true, 404],
    [true, null],
    [true, 500],
    [true, 204],
  ]);
});

test('a test is marked as such on arrival, even when sent again, and real messages are not', async () => {
  await set('tickets', { message_template: '{subject}' });
  await admin.api.webhooks.test({ webhookId: 'tickets', data: { subject: 'My refund' } });
  const { deliveries } = await admin.api.webhooks.deliveries({ webhook_id: 'tickets' });
  await admin.api.webhooks.redeliver({ id: deliveries[0]!.id });
  await expect.poll(texts).toHaveLength(2);
  await send('My refund');
  await expect.poll(texts).toHaveLength(3);
  const marked = expect.stringMatching(/^Test message from .+ for “Support tickets”\..+\nMy refund$/s) as string;
  expect(texts()).toEqual([marked, marked, 'My refund']);
});

test('manual messages arrive once, in order, with their id, and the log has request, response and time', async () => {
  await set('tickets', { message_template: '{subject}' });
  for (const subject of ['one', 'two', 'three']) await send(subject);
  await expect.poll(statuses).toEqual(['delivered', 'delivered', 'delivered']);
  expect(texts()).toEqual(['one', 'two', 'three']);
  const { deliveries } = await admin.api.webhooks.deliveries({ status: 'delivered' });
  expect(deliveries.map(({ id }) => id).toReversed()).toEqual(receiver.received.map(({ id }) => id));
  const { tries } = await admin.api.webhooks.delivery({ id: deliveries[0]!.id });
  expect(tries).toMatchObject([{ status_code: 204, outcome: 'Delivered (204)' }]);
  expect(JSON.parse(tries[0]!.request)).toMatchObject({ content: 'three', allowed_mentions: { parse: [] } });
});

test('a message sent again has the same id, and a pending one cannot be sent again', async () => {
  await set('tickets');
  const { delivery } = await send('again');
  await expect.poll(statuses).toEqual(['delivered']);
  await admin.api.webhooks.redeliver({ id: delivery.id });
  await expect.poll(() => receiver.received.map(({ id }) => id)).toEqual([delivery.id, delivery.id]);
  await expect.poll(statuses).toEqual(['delivered']);
  receiver.does(() => undefined);
  await admin.api.webhooks.redeliver({ id: delivery.id });
  await expect(admin.api.webhooks.redeliver({ id: delivery.id })).rejects.toMatchObject({ code: 'delivery_waiting' });
  await expect(admin.api.webhooks.redeliver({ id: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject({
    code: 'delivery_not_found',
  });
});

test('a receiver that asks for a pause gets it, and then everything in order', async () => {
  await set('tickets', { message_template: '{subject}' });
  let asked = 0;
  receiver.does((received, response) =>
    (asked++ < 2 ? answers(429, '{"retry_after": 0.15}') : takesIt)(received, response),
  );
  await send('one');
  await send('two');
  await expect.poll(statuses).toEqual(['delivered', 'delivered']);
  expect(texts()).toEqual(['one', 'one', 'one', 'two']);
});

test('a receiver that is gone stops its webhook, admins are notified, and no pending message is lost', async () => {
  await sql`delete from notices`.execute(site.db);
  await set('tickets', { message_template: '{subject}' });
  receiver.does(answers(404));
  await send('one');
  await send('two');
  const config = async () =>
    (await admin.api.webhooks.configs({})).configs.find(({ webhook_id }) => webhook_id === 'tickets')!;
  await expect.poll(config).toMatchObject({ waiting: 2, stop_reason: expect.stringContaining('404') });
  await expect
    .poll(async () => (await admin.api.notices.list({})).notices.map(({ sentence }) => sentence))
    .toEqual(['The webhook “Support tickets” has stopped. The receiver responded with 404.']);
  expect(receiver.received).toHaveLength(1);
  receiver.does(takesIt);
  await admin.api.webhooks.save({ webhook_id: 'tickets', enabled: true });
  await expect.poll(statuses).toEqual(['delivered', 'delivered']);
  expect(texts()).toEqual(['one', 'one', 'two']);
});

test('a receiver that hangs only delays its own messages', async () => {
  receiver.does(() => undefined, '/tickets');
  await set('tickets');
  await set('new-postings');
  await send('hangs');
  await expect.poll(() => arrived('/tickets')).toHaveLength(1);
  await emptyMarket(site);
  await listed(mara);
  await expect.poll(() => arrived('/new-postings')).toHaveLength(1);
  expect(arrived('/tickets')).toHaveLength(1);
});

test('nothing is written for a disabled channel', async () => {
  await set('tickets', { enabled: false });
  await expect(send('x')).rejects.toMatchObject({ code: 'webhook_not_ready' });
  expect(await statuses()).toEqual([]);
});
