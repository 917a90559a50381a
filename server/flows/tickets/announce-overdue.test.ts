import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { announceOverdue } from './announce-overdue.ts';

let site: Site;
let [mara, sam]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, sam] = await Promise.all([site.as('member'), site.as('support')]);
});
afterAll(() => site.close());

const hour = 3_600_000;
const overdue = async () => {
  const asked = { user_id: mara!.id, category_id: 1, subject: 'Late', description: 'Please' };
  const { id } = (await mara!.api.tickets.create(asked)).ticket;
  const due = { answer_due_at: new Date(Date.now() - hour), solution_due_at: new Date(Date.now() + 240 * hour) };
  await site.db.updateTable('tickets').set(due).where('id', '=', id).execute();
  return id;
};
const announced = async (id: number) => {
  const rows = await site.db
    .selectFrom('announcements')
    .select('data')
    .where('kind', '=', 'ticket_overdue')
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => data as { ticketId: number; step: string }).filter(({ ticketId }) => ticketId === id);
};
const run = (later = 0) => announceOverdue(site.db, new Date(Date.now() + later));

test('a ticket is announced once while it stays overdue, however many processes look', async () => {
  const id = await overdue();
  await Promise.all([run(), run(), run()]);
  await run(hour);
  expect(await announced(id)).toEqual([{ ticketId: id, step: 'first reply' }]);
});

test('it is announced again if it was caught up with and is late again', async () => {
  const id = await overdue();
  await run();
  await sam!.api.tickets.addResponse({ ticket_id: id, user_id: sam!.id, content: 'We look into it' });
  await run();
  await run(300 * hour);
  expect((await announced(id)).map(({ step }) => step)).toEqual(['first reply', 'solution']);
});

test('a ticket that waits for its user or is over isn’t announced', async () => {
  const [waiting, closed] = [await overdue(), await overdue()];
  await sam!.api.tickets.addResponse({
    ticket_id: waiting,
    user_id: sam!.id,
    content: 'Which one?',
    status: 'waiting_for_user',
  });
  await mara!.api.tickets.close({ ticket_id: closed, user_id: mara!.id });
  await run(300 * hour);
  expect([...(await announced(waiting)), ...(await announced(closed))]).toEqual([]);
});
