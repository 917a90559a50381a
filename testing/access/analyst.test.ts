import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listed } from '../market.ts';
import { startSite, type Site } from '../site.ts';
import { actorsOn, type Actor } from './actors.ts';
import { rows } from './cells.ts';
import { answerTo } from './outcome.ts';

/** An analyst sees counts without identities: no staff call reveals who a user is or what they wrote. */
let site: Site;
let analyst: Actor;
let personal: string[];
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  const actors = await actorsOn(site);
  analyst = actors.find(({ title }) => title === 'analyst')!;
  await haveSomethingToHide();
  personal = await everythingPersonal();
});
afterAll(() => site.close());

const open = rows.filter(({ call }) => call.who.kind === 'staff' && call.who.roles.includes('analyst'));

test('there is something to hide, and something to count', () => {
  expect(personal).toEqual(expect.arrayContaining(['Ana Petrov', 'The horn of my Tampa is gone', '5550187']));
  expect(open.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['staff.dashboard', 'tickets.analytics', 'users.stats', 'payments.totals']),
  );
});

test.for(open)('$title shows an analyst no name, text, phone number or user id', async ({ key, line }) => {
  const { status, text } = await answerTo(analyst.browser, key, line![1](analyst.scene));
  expect(status).toBeLessThan(500);
  expect(personal.filter((value) => text.includes(value))).toEqual([]);
  expect(keysIn(JSON.parse(text)).filter((name) => leadsToSomebody.test(name))).toEqual([]);
});

const leadsToSomebody =
  /^(user|actor|seller|buyer|owner|reporter|author|staff|person|dealer|assigned|ticket|car)_?(id|name|to)$|phone|routing|email/;

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(inner)]);
}

/** Texts from users to staff and by staff about users, besides those the matrix has already made. */
async function haveSomethingToHide() {
  const [member, reporter, support, moderator] = await Promise.all(
    (['member', 'firstCharacter', 'support', 'moderator'] as const).map((who) => site.as(who)),
  );
  const { ticket } = await member!.api.tickets.create({
    user_id: member!.id,
    category_id: 1,
    subject: 'The horn of my Tampa is gone',
    description: 'Somebody at the Vespucci lot took it last night.',
  });
  const assigned = { ticket_id: ticket.id, staff_id: support!.id, assigned_by: support!.id };
  await support!.api.tickets.assign(assigned);
  await support!.api.tickets.addResponse({ ticket_id: ticket.id, user_id: support!.id, content: 'We ask the lot.' });
  const car_id = await listed(member!);
  await reporter!.api.reports.reportCar({ car_id, reason: 'scam', details: 'He took my deposit and left town.' });
  await moderator!.api.cars.updateStatus({ id: car_id, status: 'flagged', reason: 'The deposit was never returned.' });
  await reporter!.api.applications.submit({
    companyName: 'Vespucci Wheels',
    businessType: 'other',
    description: 'We fix up old muscle cars.',
    phone: '5550187',
  });
}

/** Every name, number and text that users or staff wrote, without the site's own texts such as categories. */
async function everythingPersonal(): Promise<string[]> {
  const columns = [
    ['users', 'name'],
    ['users', 'phone_number'],
    ['users', 'routing_number'],
    ['tickets', 'subject'],
    ['tickets', 'description'],
    ['ticket_responses', 'content'],
    ['response_templates', 'content'],
    ['dealer_accounts', 'company_name'],
    ['dealer_applications', 'company_name'],
    ['dealer_applications', 'description'],
    ['dealer_applications', 'phone'],
    ['car_reports', 'details'],
    ['conversation_reports', 'details'],
    ['review_reports', 'details'],
    ['reviews', 'comment'],
    ['staff_actions', 'reason'],
    ['messages', 'content'],
  ] as const;
  const found = await Promise.all(
    columns.map(async ([table, column]) => {
      const { rows: values } = await sql<{ value: string }>`
        select distinct ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        site.db,
      );
      return values.map(({ value }) => value);
    }),
  );
  // A shorter word could occur in any text.
  return [...new Set(found.flat())].filter((value) => value.length >= 7);
}
