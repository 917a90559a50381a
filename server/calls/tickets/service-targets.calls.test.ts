import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskTimeOf } from '../../features/tickets/service.rules.ts';
import { setTicketDeadlines } from '../../jobs/set-ticket-deadlines.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, sam]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, sam] = [await site.as('member'), await site.as('support')];
});
afterAll(() => site.close());

const open = async (subject: string) => {
  const asked = { user_id: mara!.id, category_id: 1, subject, description: 'A long story', priority: 'high' as const };
  return (await mara!.api.tickets.create(asked)).ticket.id;
};
const read = async (id: number) => (await sam!.api.tickets.staffTicket({ id }))!.ticket;

test('due times are updated with every step: the response, then the resolution, nothing while the user is asked', async () => {
  const id = await open('Step by step');
  const asked = await read(id);
  expect(Date.parse(asked.due_at!)).toBeGreaterThan(Date.now());

  const reply = { ticket_id: id, user_id: sam!.id, content: 'Which one is it?', status: 'waiting_for_user' as const };
  await sam!.api.tickets.addResponse(reply);
  expect(await read(id)).toMatchObject({ due_at: null, answered_in_time: true, solved_in_time: null });

  await mara!.api.tickets.addResponse({ ticket_id: id, user_id: mara!.id, content: 'The red one' });
  const back = await read(id);
  expect(Date.parse(back.due_at!)).toBeGreaterThan(Date.parse(asked.due_at!));

  await sam!.api.tickets.updatePriority({ ticket_id: id, priority: 'urgent', user_id: sam!.id });
  expect(Date.parse((await read(id)).due_at!)).toBeLessThan(Date.parse(back.due_at!));

  await sam!.api.tickets.updateStatus({ ticket_id: id, status: 'resolved', user_id: sam!.id });
  expect(await read(id)).toMatchObject({ due_at: null, solved_in_time: true });
});

test('overdue tickets are counted, found and missed before they are answered, and their user sees none of it', async () => {
  const id = await open('Forgotten');
  const late = new Date(Date.now() - 3_600_000);
  await site.db.updateTable('tickets').set({ answer_due_at: late }).where('id', '=', id).execute();
  const { tickets, counters } = await sam!.api.tickets.staffList({ user_id: sam!.id, only: 'overdue' });
  expect(tickets.map((one) => one.id)).toContain(id);
  expect(counters.overdue).toBe(tickets.length);

  const { targets } = await sam!.api.tickets.analytics({ days: '7' });
  const high = targets.find(({ priority }) => priority === 'high')!;
  expect(high.answered).toBeGreaterThan(high.answered_in_time);
  expect(await mara!.api.tickets.get({ id })).not.toHaveProperty('ticket.due_at');
});

test('tickets opened before targets existed get a due time counted from when they were opened', async () => {
  const created_at = new Date(Date.now() - 30 * 86_400_000);
  const { id } = await site.db
    .insertInto('tickets')
    .values({
      user_id: mara!.id,
      category_id: 1,
      subject: 'Old',
      description: 'Old',
      created_at,
      clock_since: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await read(id)).due_at).toBeNull();
  await setTicketDeadlines(site.db, deskTimeOf(readSettings({}), 'UTC'));
  const due = Date.parse((await read(id)).due_at!);
  expect(due).toBeGreaterThan(created_at.getTime());
  expect(due).toBeLessThan(created_at.getTime() + 7 * 86_400_000);
});
