import { randomBytes, randomUUID } from 'node:crypto';
import { chatMessage } from '@forecourt/contract/webhooks/chat-message.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { listChannels } from '@forecourt/server/features/webhooks/webhooks.store.ts';
import { secretsWith } from '@forecourt/server/lib/secrets.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveChat } from './chat.ts';
import { chatPlace, hookOf, ownChannel } from './place.ts';
import { seedWebhooks } from './seed-webhooks.ts';

test('the page has an address for one’s own webhook, and its messages appear in their own channel', async () => {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 2);
  const app = Fastify();
  await app.register(serveChat, { prefix: chatPlace.path, db, siteName: 'Cars' });
  onTestFinished(async () => {
    await app.close();
    await close();
    await database.drop();
  });
  const start = await app.inject(`${chatPlace.path}/new-postings`);
  expect(start.body).toContain(`value="${hookOf(ownChannel)}"`);
  const values = {
    username: 'Mara',
    make: 'Karin',
    model: 'Sultan',
    price: '$1',
    posting_url: 'https://cars.example/car/1',
  };
  const facts = { values, title: 'A car', price: '$1' };
  const payload = chatMessage({ event: 'new-postings', facts, template: null, siteName: 'Cars' });
  const headers = { 'webhook-id': randomUUID() };
  const url = `${chatPlace.path}${new URL(hookOf(ownChannel)).pathname}`;
  expect(await app.inject({ method: 'POST', url, payload, headers })).toMatchObject({ statusCode: 204 });
  expect((await app.inject(`${chatPlace.path}/${ownChannel}`)).body).toContain('listed a Karin Sultan');
  expect((await app.inject(`${chatPlace.path}/new-postings`)).body).not.toContain('listed a Karin Sultan');
  expect((await app.inject(`${chatPlace.path}/copy.js`)).headers['content-type']).toContain('javascript');
});

test('every channel is connected to the chat, which shows each message once and as text', async () => {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 2);
  const app = Fastify();
  await app.register(serveChat, { prefix: chatPlace.path, db, siteName: 'Cars & Co' });
  onTestFinished(async () => {
    await app.close();
    await close();
    await database.drop();
  });

  const secrets = secretsWith(randomBytes(32));
  await db.transaction().execute((tx) => seedWebhooks(tx, secrets));
  const channels = await listChannels(db);
  expect(channels.map(({ address }) => secrets.open(address!))).toEqual(
    channels.map(({ channel }) => hookOf(channel!)),
  );
  expect(channels.every(({ is_enabled }) => is_enabled)).toBe(true);

  const say = (channel: string, payload: object, id: string = randomUUID()) =>
    app.inject({ method: 'POST', url: `${chatPlace.path}/hooks/${channel}`, payload, headers: { 'webhook-id': id } });
  const values = {
    username: '<b>Mara*',
    make: 'Karin',
    model: 'Sultan',
    price: '$1',
    posting_url: 'https://cars.example/car/1',
  };
  const told = {
    event: 'new-postings',
    facts: { values, title: 'A "car"', price: '$1' },
    template: null,
    siteName: 'Cars',
  } as const;
  const id = randomUUID();
  for (let times = 0; times < 2; times++)
    expect(await say('new-postings', chatMessage(told), id)).toMatchObject({ statusCode: 204 });
  expect(await say('nowhere', chatMessage(told))).toMatchObject({ statusCode: 404 });
  expect(await say('sold', { content: 'x'.repeat(2001) })).toMatchObject({ statusCode: 400 });

  const { body } = await app.inject(`${chatPlace.path}/new-postings`);
  expect(body.match(/<article>/g)).toHaveLength(1);
  expect(body).toContain('<b>&lt;b&gt;Mara*</b> listed a Karin Sultan for $1');
  expect(body).toContain('A &quot;car&quot;');
});
