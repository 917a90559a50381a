import { ticketStatuses } from '@forecourt/contract/tickets/tickets.flow.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { siteForThisTest } from '../../testing/site.ts';

test('the demo has tickets in every state, in chronological order', async () => {
  const { db } = await siteForThisTest();
  const tickets = await db.selectFrom('tickets').selectAll().orderBy('id').execute();
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
  for (const one of tickets) {
    const moments = [one.created_at, one.first_response_at, one.updated_at].filter((moment) => moment !== null);
    expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()));
    expect(one.updated_at.getTime()).toBeLessThanOrEqual(Date.now());
    // The assignee is on staff, and never the ticket's own user.
    expect(one.assigned_to).not.toBe(one.user_id);
    expect(one.status === 'open').toBe(one.assigned_to === null);
  }
  // At the desk some are late, some due, some waiting for their user. Not all finished ones were in time.
  const running = tickets.filter(({ status }) => status === 'open' || status === 'in_progress');
  expect(running.every(({ due_at }) => due_at !== null)).toBe(true);
  const late = running.filter(({ due_at }) => due_at! < new Date());
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThan(running.length);
  expect(new Set(tickets.map(({ answered_in_time }) => answered_in_time))).toEqual(new Set([null, true, false]));
  const { rows } = await sql`
    select from ticket_responses as answer join users on users.id = answer.author_id
    join tickets on tickets.id = answer.ticket_id left join sales on sales.id = tickets.sale_id
    where answer.is_staff = (answer.author_id in (tickets.user_id, sales.seller_id)) or answer.is_staff and users.staff_role is null
      or answer.created_at > now()
  `.execute(db);
  expect(rows).toEqual([]);
});
