import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import { atTheBank } from '../../../testing/bank.ts';
import { listen } from '../../../testing/listen.ts';
import { draft, emptyMarket, listed, withSettings } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { waitsFor } from '../../../testing/waits-for.ts';
import { createNotices } from './write-notices.ts';

let site: Site;
let [mara, kenji, sam, mia, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  const names = ['member', 'otherMember', 'support', 'moderator', 'admin'] as const;
  [mara, kenji, sam, mia, ada] = await Promise.all(names.map((name) => site.as(name)));
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noticesWritten(site);
  await sql`delete from notices`.execute(site.db);
});

const reason = 'It breaks the rules of the city';
const unread = async (kind: NoticeKind): Promise<string[]> => {
  const rows = await site.db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select('users.name')
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .orderBy('users.name')
    .execute();
  return rows.map(({ name }) => name);
};

const apply = async () => {
  await sql`delete from dealer_applications`.execute(site.db);
  const form = { companyName: 'Mori Motors', businessType: 'other', description: 'Cars', phone: '5550101' } as const;
  return (await kenji!.api.applications.submit(form)).id;
};
const report = async () => {
  const car_id = await listed(mara!);
  await kenji!.api.reports.reportCar({ car_id, reason: 'scam' });
  return car_id;
};
const reportIds = async (car_id: number) => {
  const { reported } = await mia!.api.reports.queue({ search: String(car_id) });
  return reported.find(({ car }) => car.id === car_id)!.reports.map(({ id }) => id);
};
const ask = async () => {
  const asked = { category_id: 1, subject: 'Help', description: 'Please', priority: 'urgent' } as const;
  return (await mara!.api.tickets.create({ user_id: mara!.id, ...asked })).ticket.id;
};
const resolve = (ticket_id: number) =>
  sam!.api.tickets.addResponse({ ticket_id, user_id: sam!.id, content: 'Done', status: 'resolved' });
const reportReview = async () => {
  const sale_id = await verifiedSale(site.db, { sellerId: mara!.id, buyerId: kenji!.id });
  const { id: review_id } = await kenji!.api.reviews.write({ sale_id, ...words });
  await mara!.api.reviews.write({ sale_id, ...words });
  await mara!.api.reviews.report({ review_id, reason: 'untrue' });
  return review_id;
};
const annulSaleOf = async (review_id: number) => {
  const review = site.db.selectFrom('reviews').select('sale_id').where('id', '=', review_id);
  const { sale_id } = await review.executeTakeFirstOrThrow();
  await mia!.api.sales.decide({ id: sale_id, outcome: 'annul', reason });
};
const appeal = async () => {
  const id = await listed(mara!);
  await mia!.api.cars.updateStatus({ id, status: 'flagged', reason });
  const { decision } = await mara!.api.appeals.decision({ target_type: 'car', target_id: id });
  return (await mara!.api.appeals.open({ decision_id: decision!.id, statement: 'It is my car' })).decision.appeal!.id;
};
const reportConversation = async () => {
  const { id: conversation_id } = await mara!.api.messaging.create({ participants: [kenji!.id] });
  await kenji!.api.messaging.sendMessage({ conversation_id, sender_id: kenji!.id, content: 'You liar' });
  await mara!.api.messaging.report({ conversation_id, reason: 'harassment' });
  return (await mia!.api.reports.conversations({ sort: 'newest' })).reports[0]!.id;
};
const stopWebhook = async () => {
  const url = 'http://127.0.0.1:9/hook';
  await ada!.api.webhooks.save({ webhook_id: 'sold', url, enabled: true });
  await site.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update webhooks set stopped_at = now(), stop_reason = 'Gone' where channel = 'sold' returning id`.execute(tx);
    await announce(tx, { kind: 'webhook_stopped', webhookId: rows[0]!.id });
  });
};
const doubt = async () => {
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
  const { payment, payment_link } = await mara!.api.payments.purchaseListing({
    car_id: await draft(mara!),
    user_id: mara!.id,
  });
  await atTheBank(payment_link, 'approve', 'sandbox');
  await mara!.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  return payment!.id;
};

interface Matter<T> {
  kind: NoticeKind;
  how: string;
  begin: () => Promise<T>;
  settle: (id: T) => Promise<unknown>;
}
const matter = <T>(kind: NoticeKind, how: string, begin: () => Promise<T>, settle: (id: T) => Promise<unknown>) =>
  ({ kind, how, begin, settle }) as Matter<unknown>;

const matters = [
  matter('new_application', 'declined', apply, (id) =>
    mia!.api.applications.review({ id, status: 'declined', review_notes: 'Not yet' }),
  ),
  matter('new_application', 'withdrawn', apply, (id) => kenji!.api.applications.withdraw({ id })),
  matter('new_application', 'deleted', apply, (id) => ada!.api.applications.remove({ id, reason })),
  matter('car_reported', 'dismissed', report, async (car_id) =>
    mia!.api.reports.decide({ car_id, decision: 'dismiss', report_ids: await reportIds(car_id), reason }),
  ),
  matter('car_reported', 'flagged in the list of cars', report, (id) =>
    sam!.api.cars.updateStatus({ id, status: 'flagged', reason }),
  ),
  matter('conversation_reported', 'decided', reportConversation, async (id) => {
    await mia!.api.reports.openConversation({ id, reason });
    await mia!.api.reports.decideConversation({ id, outcome: 'nothing', reason });
  }),
  matter('review_reported', 'kept', reportReview, (review_id) => mia!.api.reviews.keep({ review_id, reason })),
  matter('review_reported', 'hidden', reportReview, (review_id) => mia!.api.reviews.hide({ review_id, reason })),
  matter('review_reported', 'deleted by its author', reportReview, (review_id) =>
    kenji!.api.reviews.delete({ id: review_id }),
  ),
  matter('review_reported', 'about an annulled sale', reportReview, annulSaleOf),
  matter('urgent_ticket', 'resolved', ask, resolve),
  matter('urgent_ticket', 'closed by its user', ask, (ticket_id) =>
    mara!.api.tickets.close({ ticket_id, user_id: mara!.id }),
  ),
  matter('urgent_ticket', 'no longer urgent', ask, (ticket_id) =>
    sam!.api.tickets.updatePriority({ ticket_id, priority: 'low', user_id: sam!.id }),
  ),
  matter('new_appeal', 'decided', appeal, (id) => ada!.api.appeals.decide({ id, outcome: 'reverse', reason })),
  matter('webhook_stopped', 'saved again', stopWebhook, () =>
    ada!.api.webhooks.save({ webhook_id: 'sold', enabled: true }),
  ),
  // As the job that checks with the bank does after a day.
  matter('payment_in_doubt', 'given up', doubt, (id) =>
    sql`update payments set next_check_at = null where id = ${id}`.execute(site.db),
  ),
];

test.for(matters)('$kind: once it is $how, no staff member has it unread', async ({ kind, begin, settle }) => {
  const id = await begin();
  await noticesWritten(site);
  expect(await unread(kind)).toContain('Ada Brandt');
  await settle(id);
  expect(await unread(kind)).toEqual([]);
});

test('settling one of several reports leaves the notification unread, and settling the last one does not', async () => {
  const car_id = await report();
  const theo = await site.as('firstCharacter');
  await theo.api.reports.reportCar({ car_id, reason: 'duplicate' });
  await noticesWritten(site);
  const [first, last] = await reportIds(car_id);
  await mia!.api.reports.decide({ car_id, decision: 'dismiss', report_ids: [first!], reason });
  expect(await unread('car_reported')).toContain('Ada Brandt');
  await mia!.api.reports.decide({ car_id, decision: 'dismiss', report_ids: [last!], reason });
  expect(await unread('car_reported')).toEqual([]);
});

test('an open page is notified', async () => {
  const id = await ask();
  await noticesWritten(site);
  const page = await listen(ada!.browser);
  await page.until(1);
  expect(page.heard).not.toContain('notices_changed');
  await resolve(id);
  await expect.poll(() => page.heard).toContain('notices_changed');
});

test('a matter settled before anyone was notified sends no notification', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into dealer_applications (user_id, company_name, business_type, description, phone, status)
    values (${mara!.id}, 'Late Motors', 'other', 'Cars', '5550101', 'withdrawn') returning id`.execute(site.db);
  const applicationId = rows[0]!.id;
  await site.db
    .transaction()
    .execute((tx) => announce(tx, { kind: 'application_submitted', applicationId, by: mara!.id }));
  await noticesWritten(site);
  expect(await unread('new_application')).toEqual([]);
});

test('settling a payment while its notifications are written does not deadlock', async () => {
  const id = await doubt();
  await noticesWritten(site);
  await sql`delete from notices`.execute(site.db);
  const { car_id } = await site.db
    .selectFrom('payments')
    .select('car_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Stored without a job, so that the notices are written by this test.
  const announcement = await site.db
    .insertInto('announcements')
    .values({ kind: 'payment_in_doubt', data: JSON.stringify({ paymentId: id }), notices_due: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await waitsFor(
    site,
    sql`select from cars where id = ${car_id} for update`,
    () => createNotices(site.db, announcement.id),
    sql`update payments set next_check_at = null where id = ${id}`,
  );
  expect(await unread('payment_in_doubt')).toEqual([]);
});
