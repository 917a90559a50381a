import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { siteForThisTest } from '../../testing/site.ts';
import type { Persona } from '../../testing/personas.ts';

test.each<Persona>(['member', 'dealerOwner', 'support', 'admin'])(
  'the demo’s %s has plausible notifications, some of them unread',
  async (who) => {
    const site = await siteForThisTest();
    const { api } = await site.as(who);
    const { notices, unread_count } = await api.notices.list({ limit: 100 });
    expect(notices.length).toBeGreaterThan(0);
    expect(unread_count).toBeGreaterThan(0);
    for (const { sentence, updated_at } of notices) {
      expect(sentence).not.toMatch(/undefined|null|NaN/);
      expect(Date.parse(updated_at)).toBeLessThanOrEqual(Date.now());
    }
  },
);

test('no one is notified about another user’s ticket, payment or favourite', async () => {
  const { db } = await siteForThisTest();
  const { rows } = await sql`
    select from notices
    left join tickets on tickets.id = notices.subject_id left join payments on payments.id = notices.subject_id
    where notices.kind in ('ticket_answered', 'ticket_resolved') and tickets.user_id is distinct from notices.user_id
      or notices.kind in ('payment_completed', 'payment_failed', 'payment_refunded')
        and payments.user_id is distinct from notices.user_id
      or notices.kind like 'favourite%' and not exists (
        select from favourites where user_id = notices.user_id and car_id = notices.subject_id)`.execute(db);
  expect(rows).toEqual([]);
});

test('users were notified about their reviews and awards, and asked for open reviews', async () => {
  const { db } = await siteForThisTest();
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from notices where kind like 'review%' or kind like 'award%' order by kind`.execute(db);
  const told = ['award_received', 'review_answered', 'review_asked', 'review_hidden', 'review_received'];
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(told));
});
