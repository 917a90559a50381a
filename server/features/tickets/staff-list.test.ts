import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { deskTimeOf, newClock } from './service.rules.ts';

let site: Site;
let mara: SignedIn;
let sam: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, sam] = [await site.as('member'), await site.as('support')];
});
afterAll(() => site.close());

interface TestTicket {
  subject: string;
  status?: 'open' | 'in_progress' | 'closed';
  priority?: 'low' | 'medium' | 'high' | 'urgent';
  daysAgo?: number;
}

/** Written directly to the database, so that its age is known. */
async function ticket({ subject, status = 'open', priority = 'medium', daysAgo = 0 }: TestTicket): Promise<number> {
  const asked = { user_id: mara.id, category_id: 1, subject, description: 'A long story', priority };
  const { id } = (await mara.api.tickets.create(asked)).ticket;
  const created_at = new Date(Date.now() - daysAgo * 86_400_000);
  const closed_at = status === 'closed' ? new Date() : null;
  const { answer_due_at, solution_due_at } = newClock(priority, deskTimeOf(readSettings({}), 'UTC', created_at));
  const due = status === 'closed' ? { answer_due_at: null, solution_due_at: null } : { answer_due_at, solution_due_at };
  await site.db
    .updateTable('tickets')
    .set({ status, created_at, closed_at, ...due })
    .where('id', '=', id)
    .execute();
  return id;
}
const list = async (filters: object) => (await sam.api.tickets.staffList({ user_id: sam.id, ...filters })).tickets;

test('a ticket is found by its number in any notation', async () => {
  const id = await ticket({ subject: 'By its number' });
  const six = String(id).padStart(6, '0');
  for (const search of [`${id}`, `#${id}`, `#${six}`, `# ${id}`, `TKT-${six}`, `tkt-${id}`, `Ticket #${six}`])
    expect((await list({ search })).map((one) => one.id)).toContain(id);
  expect((await list({ search: `##${id}` })).map((one) => one.id)).toEqual([]);
});

test('tickets due next come first and finished ones newest first, or in the requested order, page by page', async () => {
  const all: TestTicket[] = [
    { subject: 'Sorted a', priority: 'low', daysAgo: 11 },
    { subject: 'Sorted b', priority: 'urgent', daysAgo: 1 },
    { subject: 'Sorted c', priority: 'urgent', daysAgo: 4 },
    { subject: 'Sorted d', status: 'closed', priority: 'urgent', daysAgo: 26 },
    { subject: 'Sorted e', status: 'closed', priority: 'low', daysAgo: 0 },
    { subject: 'Sorted f', status: 'closed', priority: 'high', daysAgo: 12 },
  ];
  for (const one of all) await ticket(one);
  const order = async (more: object = {}) =>
    (await list({ search: 'Sorted', ...more })).map(({ subject }) => subject.at(-1)).join('');
  // A week late sorts before a day late, however urgent that is.
  expect(await order()).toBe('acbefd');
  expect(await order({ sort: 'newest' })).toBe('ebcafd');
  expect(await order({ sort: 'oldest' })).toBe('dfacbe');
  // Finished tickets come last, however urgent they were.
  expect(await order({ sort: 'most_urgent' })).toBe('cbadfe');
  expect(await order({ sort: 'least_urgent' })).toBe('acbefd');
  const pages = [1, 2].map((page) => order({ sort: 'newest', limit: 3, page }));
  expect(await Promise.all(pages)).toEqual(['ebc', 'afd']);
});

test('the list marks the staff member’s own tickets, including those of other characters', async () => {
  const { game_account_id } = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', sam.id)
    .executeTakeFirstOrThrow();
  const alter = await site.db
    .insertInto('users')
    .values({ gta_world_id: 987_655, game_account_id, name: 'Other Sam' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await ticket({ subject: 'Whose is it: mine' });
  await site.db.updateTable('tickets').set({ user_id: alter.id }).where('id', '=', id).execute();
  await ticket({ subject: 'Whose is it: hers' });
  const whose = (await list({ search: 'Whose is it' })).map(({ subject, is_own }) => [subject.slice(13), is_own]);
  expect(Object.fromEntries(whose)).toEqual({ mine: true, hers: false });
});
