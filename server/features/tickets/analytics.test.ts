import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let sam: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, sam] = [await site.as('member'), await site.as('support')];
  await sql`truncate tickets cascade`.execute(site.db);
});
afterAll(() => site.close());

const open = async () => {
  const asked = { user_id: mara.id, category_id: 1, subject: 'My listing', description: 'It does not show.' };
  return (await mara.api.tickets.create(asked)).ticket.id;
};
const reply = async (status?: 'waiting_for_user' | 'resolved') => {
  const ticket_id = await open();
  const answer = { ticket_id, user_id: sam.id, content: 'We are on it', ...(status && { status }) };
  await sam.api.tickets.addResponse(answer);
  return ticket_id;
};
const close = (ticket_id: number) => mara.api.tickets.close({ ticket_id, user_id: mara.id });

test('resolved excludes tickets the user abandoned, every ticket is in one part, and the daily figures add up', async () => {
  await open();
  await reply();
  await reply('waiting_for_user');
  await reply('resolved');
  await close(await reply('resolved'));
  await close(await open());
  // In the first hour of the first day on the chart.
  const early = await open();
  const created_at = new Date(Date.now() - 7 * 86_400_000);
  created_at.setUTCHours(0, 0, 0, 1);
  await site.db.updateTable('tickets').set({ created_at }).where('id', '=', early).execute();

  const { totals, by_day } = await sam.api.tickets.analytics({ days: '7' });
  expect(totals).toMatchObject({ tickets: 7, resolved: 2, waiting: 3, waiting_for_user: 1, closed_unresolved: 1 });
  const sum = (what: 'created' | 'resolved') => by_day.reduce((all, one) => all + one[what], 0);
  expect([sum('created'), sum('resolved')]).toEqual([totals.tickets, totals.resolved]);
});
