import { channelNames, type Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hold } from '../../database/locks.ts';
import { kindsWith } from '../../events/reactions.ts';
import { payFor } from '../../../testing/bank.ts';
import { emptyMarket, listed, relist, sell, timePasses, withSettings } from '../../../testing/market.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';
import { answers, startReceiver, takesIt, type Receiver } from '../../../testing/webhooks/receiver.ts';
import { runServiceCheck, type ServiceCheckDeps } from '../services/run-service-checks.ts';
import { announceOverdue } from '../tickets/announce-overdue.ts';
import { causes } from './causes.ts';
import { writeDeliveries } from './write-deliveries.ts';

let site: Site;
let receiver: Receiver;
let [mara, kenji, grace, pia, sam, admin] = [] as unknown as SignedIn[] &
  [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
let dealerId: number;
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true, publicUrl: null } });
  mara = await site.as('member');
  kenji = await site.as('otherMember');
  grace = await site.as('dealerOwner');
  pia = await site.as('dealerStaff');
  sam = await site.as('support');
  admin = await site.as('admin');
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id');
  dealerId = (await seat.where('user_id', '=', grace.id).executeTakeFirstOrThrow()).dealer_account_id;
});
afterAll(() => site.close());
beforeEach(async () => {
  receiver = await startReceiver();
  await emptyMarket(site);
  await sql`update announcements set deliveries_due = false`.execute(site.db);
  await sql`update webhooks set is_enabled = false`.execute(site.db);
  await sql`delete from webhook_deliveries`.execute(site.db);
  for (const webhook_id of channelNames)
    await admin.api.webhooks.save({ webhook_id, url: `${receiver.url}/${webhook_id}`, enabled: true, format: 'chat' });
});

interface Message {
  content: string;
  embeds: { title: string; url: string; image?: { url: string }; fields: { value: string }[] }[];
}
const told = () => receiver.received.map(({ path, body }) => [path.slice(1), (JSON.parse(body) as Message).content]);
/** Resolves when every announcement has been written and sent. */
const settled = () =>
  until('everything is delivered', async () => {
    const { rows } = await sql`
      select from announcements where deliveries_due union all
      select from webhook_deliveries where status = 'waiting'`.execute(site.db);
    return rows.length === 0;
  });
const settledOrHanging = () =>
  until('everything is written', async () => {
    const due = await site.db.selectFrom('announcements').select('id').where('deliveries_due', '=', true).execute();
    return due.length === 0;
  });
const ask = async () => {
  const asked = { user_id: mara.id, category_id: 1, subject: 'My *refund*', description: 'Please' };
  return (await mara.api.tickets.create(asked)).ticket.id;
};

const scenes: Record<Channel, { cause: () => Promise<unknown>; said: unknown[] }> = {
  'new-postings': {
    cause: () => listed(mara),
    said: [['new-postings', expect.stringContaining('**Mara Quinn** listed a Karin Sultan for $42,000: http')]],
  },
  'new-featured': {
    cause: async () => {
      await withSettings(site, { featured_car_price: 0 });
      const car_id = await listed(mara);
      // The second purchase only extends it.
      for (let times = 0; times < 2; times++) await mara.api.payments.purchaseFeatured({ car_id, user_id: mara.id });
    },
    said: [
      ['new-postings', expect.anything()],
      ['new-featured', expect.stringContaining('Featured: 2021 Karin Sultan by **Mara Quinn**, $42,000: http')],
    ],
  },
  'price-alert': {
    cause: async () => {
      const id = await listed(mara);
      await mara.api.cars.update({ id, price: 45_000 });
      await timePasses(site, id);
      await mara.api.cars.update({ id, price: 38_000 });
    },
    said: [
      ['new-postings', expect.anything()],
      ['price-alert', expect.stringContaining('from $45,000 to $38,000: http')],
    ],
  },
  sold: {
    cause: async () => sell(mara, await listed(mara), { sale_price: 41_500 }),
    said: [
      ['new-postings', expect.anything()],
      ['sold', '**Mara Quinn** sold a Karin Sultan for $41,500.'],
    ],
  },
  reports: {
    cause: async () => {
      const car_id = await listed(mara, { title: 'A *great* car' });
      // The second report replaces the first.
      for (let times = 0; times < 2; times++) await kenji.api.reports.reportCar({ car_id, reason: 'scam' });
    },
    said: [
      ['new-postings', expect.anything()],
      ['reports', expect.stringContaining(String.raw`Someone reported the listing “A \*great\* car”: http`)],
    ],
  },
  appeals: {
    cause: async () => {
      const id = await listed(mara);
      await admin.api.cars.updateStatus({ id, status: 'flagged', reason: 'Odd' });
      const { decision } = await mara.api.appeals.decision({ target_type: 'car', target_id: id });
      await mara.api.appeals.open({ decision_id: decision!.id, statement: 'It is fine' });
    },
    said: [
      ['new-postings', expect.anything()],
      ['tickets', expect.anything()],
      ['appeals', expect.stringMatching(/^\*\*Mara Quinn\*\* appealed a decision: “Appeal: .*” http/)],
    ],
  },
  'urgent-tickets': {
    cause: async () => {
      const id = await ask();
      await sam.api.tickets.updatePriority({ ticket_id: id, priority: 'urgent', user_id: sam.id });
    },
    said: [
      ['tickets', expect.anything()],
      ['urgent-tickets', expect.stringContaining(String.raw`Urgent ticket: “My \*refund\*” by **Mara Quinn** http`)],
    ],
  },
  'overdue-tickets': {
    cause: async () => {
      const id = await ask();
      const late = { answer_due_at: new Date(0), overdue_announced_at: null };
      await site.db.updateTable('tickets').set(late).where('id', '=', id).execute();
      for (let times = 0; times < 2; times++) await announceOverdue(site.db, new Date());
    },
    said: [
      ['tickets', expect.anything()],
      [
        'overdue-tickets',
        expect.stringContaining(String.raw`Overdue ticket, first reply: “My \*refund\*” by **Mara Quinn** http`),
      ],
    ],
  },
  services: {
    cause: async () => {
      await sql`delete from service_checks`.execute(site.db);
      const check = (works: boolean) =>
        runServiceCheck(
          {
            gameSignIn: { check: async () => (works ? undefined : Promise.reject(new Error('no'))) },
            db: site.db,
            log: { warn: () => undefined },
          } as unknown as ServiceCheckDeps,
          'sign_in',
        );
      for (const works of [true, false, false, true, true]) await check(works);
    },
    said: [
      ['services', expect.stringContaining('Login is failing. The check failed. http')],
      ['services', expect.stringContaining('Login works again.')],
    ],
  },
  'new-user': {
    cause: async () => {
      const visitor = site.visitor();
      const { bearer, user, characters } = await reachCharacterChoice(visitor, 'wendy.park');
      await visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
    },
    said: [['new-user', 'Welcome **Wendy Park**!']],
  },
  'dealer-application': {
    cause: () =>
      kenji.api.applications.submit({
        companyName: 'Mori @here',
        businessType: 'other',
        description: 'Cars',
        phone: '5550101',
      }),
    said: [['dealer-application', expect.stringMatching(/^\*\*Mori @\u200bhere\*\* applied to become a dealer: http/)]],
  },
  'dealer-payment': {
    cause: async () => {
      await sql`update memberships set ends_at = now() - interval '90 days'`.execute(site.db);
      await payFor(grace, grace.api.payments.purchaseMembership({ dealer_account_id: dealerId, user_id: grace.id }));
    },
    said: [
      ['dealer-payment', expect.stringMatching(/^\*\*Eclipse Motors\*\* paid \$[\d,]+ for its monthly membership\.$/)],
    ],
  },
  tickets: {
    cause: async () => {
      const ticket_id = await ask();
      await sam.api.tickets.assign({ ticket_id, staff_id: sam.id, assigned_by: sam.id });
      await sam.api.tickets.updateStatus({ ticket_id, user_id: sam.id, status: 'resolved' });
    },
    said: ['created', 'assigned', 'resolved'].map((action) => [
      'tickets',
      expect.stringContaining(String.raw`Ticket ${action}: “My \*refund\*” by **Mara Quinn**`),
    ]),
  },
};

test.each(channelNames)('%s is sent once by its cause on the server', async (channel) => {
  const { cause, said } = scenes[channel];
  await cause();
  await settled();
  expect(told()).toHaveLength(said.length);
  expect(told()).toEqual(expect.arrayContaining(said));
});

test('every announcement sent to webhooks has a cause', () => {
  expect(new Set(Object.keys(causes))).toEqual(new Set(kindsWith('write_deliveries')));
});

test('concurrent and repeated runs write each delivery once', async () => {
  receiver.does(() => undefined);
  const { log } = site.app.server;
  const { rows: before } = await sql<{ id: number }>`select max(id) as id from announcements`.execute(site.db);
  for (let times = 0; times < 6; times++) await ask();
  await Promise.all(Array.from({ length: 8 }, () => writeDeliveries(site.db, log)));
  await sql`update announcements set deliveries_due = true where id > ${before[0]!.id} and kind = 'ticket_opened'`.execute(
    site.db,
  );
  await writeDeliveries(site.db, log);
  const rows = await site.db.selectFrom('webhook_deliveries').select('announcement_id').orderBy('place').execute();
  const ids = rows.map(({ announcement_id }) => announcement_id!);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('a hidden car, or one whose sale is undone, is not announced', async () => {
  receiver.does(() => undefined);
  const [hidden, back] = [await listed(mara), await listed(mara)];
  await settledOrHanging();
  // No deliveries are written while these things happen.
  await site.db.transaction().execute(async (tx) => {
    await hold(tx, 'deliveries');
    await timePasses(site, hidden);
    await mara.api.cars.update({ id: hidden, price: 30_000 });
    await sql`update cars set is_hidden = true where id = ${hidden}`.execute(site.db);
    await sell(mara, back);
    await relist(mara, back);
  });
  await settledOrHanging();
  const rows = await site.db.selectFrom('webhook_deliveries').select('event').execute();
  expect(rows.map(({ event }) => event)).toEqual(['new-postings', 'new-postings']);
});

test('a dealer’s webhook gets the selected events of its own business only', async () => {
  const url = `${receiver.url}/dealer`;
  const events = ['new-car', 'car-sold', 'inquiry'] as const;
  await grace.api.webhooks.saveDealerWebhook({
    dealer_id: dealerId,
    url,
    enabled: true,
    format: 'chat',
    events: [...events],
  });
  const own = await listed(pia);
  const other = await listed(mara);
  // The message contains the price at that moment.
  await settled();
  await timePasses(site, own);
  await pia.api.cars.update({ id: own, price: 30_000 });
  for (const car_id of [own, other]) {
    const { id: conversation_id } = await kenji.api.messaging.create({ car_id });
    for (const content of ['Hello', 'Still there?'])
      await kenji.api.messaging.sendMessage({ conversation_id, sender_id: kenji.id, content });
  }
  await sell(pia, own);
  await settled();
  const heard = receiver.received
    .filter(({ path }) => path === '/dealer')
    .map(({ body }) => (JSON.parse(body) as Message).content);
  expect(heard).toEqual([
    expect.stringContaining('2021 Karin Sultan is for sale at $42,000'),
    expect.stringContaining('**Kenji Mori** asked about 2021 Karin Sultan'),
    '2021 Karin Sultan was sold for $30,000.',
  ]);
  await expect(pia.api.webhooks.dealerWebhook({ dealer_id: dealerId })).rejects.toMatchObject({ code: 'not_allowed' });
  const { deliveries } = await grace.api.webhooks.dealerDeliveries({ dealer_id: dealerId });
  expect(deliveries).toHaveLength(3);
  const [{ id } = { id: '' }] = deliveries;
  expect((await grace.api.webhooks.ownDelivery({ id })).tries).toHaveLength(1);
  for (const stranger of [mara, pia])
    await expect(stranger.api.webhooks.ownDelivery({ id })).rejects.toMatchObject({ code: 'delivery_not_found' });
  await expect(mara.api.webhooks.redeliverOwn({ id })).rejects.toMatchObject({ code: 'delivery_not_found' });
  await expect(admin.api.webhooks.delivery({ id })).rejects.toMatchObject({ code: 'delivery_not_found' });
});

test('a member’s webhook gets what the bell shows, with a verifiable signature', async () => {
  const url = `${receiver.url}/kenji`;
  const { secret, webhook } = await kenji.api.webhooks.saveOwnWebhook({ url, enabled: true });
  expect(webhook).toMatchObject({ format: 'standard', url: expect.not.stringContaining('/kenji') });
  const car_id = await listed(mara);
  await kenji.api.favourites.add({ car_id });
  await timePasses(site, car_id);
  await mara.api.cars.update({ id: car_id, price: 30_000 });
  await expect.poll(() => receiver.received.filter(({ path }) => path === '/kenji')).toHaveLength(1);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received.filter(({ path }) => path === '/kenji');
  const checked = new Webhook(secret!).verify(body, headers as Record<string, string>) as {
    type: string;
    data: object;
  };
  expect(checked).toMatchObject({
    type: 'notice',
    data: { kind: 'favourite_price_lowered', notice: expect.stringContaining('now costs $30,000') },
  });
  expect(() => new Webhook(secret!).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(JSON.stringify(await kenji.api.webhooks.ownWebhook({}))).not.toContain(secret);
  expect(await kenji.api.webhooks.testOwnWebhook({})).toMatchObject({ success: true, status_code: 204 });
});

test('a message that is delivered late is signed with the time of sending and says when it happened', async () => {
  const url = `${receiver.url}/kenji`;
  receiver.does(answers(503), '/kenji');
  const { secret } = await kenji.api.webhooks.saveOwnWebhook({ url, enabled: true, new_secret: true });
  const car_id = await listed(mara);
  await kenji.api.favourites.add({ car_id });
  await sell(mara, car_id);
  const arrived = () => receiver.received.filter(({ path }) => path === '/kenji');
  await expect.poll(() => arrived().length).toBeGreaterThan(0);
  await sql`update webhook_deliveries set created_at = now() - interval '1 hour' where status = 'waiting'`.execute(
    site.db,
  );
  receiver.does(takesIt, '/kenji');
  // Saving it makes it retry right away.
  await kenji.api.webhooks.saveOwnWebhook({ url, enabled: true });
  await settled();
  const { body, headers } = arrived().at(-1)!;
  // Receivers refuse signatures that are more than five minutes old.
  const { timestamp } = new Webhook(secret!).verify(body, headers as Record<string, string>) as { timestamp: string };
  expect(Date.now() - Date.parse(timestamp)).toBeGreaterThan(3_600_000);
});

test('the embed below the text shows picture and price, and its link leads to the car', async () => {
  const id = await listed(mara);
  await settled();
  const { embeds } = JSON.parse(receiver.received[0]!.body) as Message;
  expect(embeds).toMatchObject([
    { title: '2021 Karin Sultan', url: `${site.url}/car/${id}`, fields: [{ value: '$42,000' }] },
  ]);
});
