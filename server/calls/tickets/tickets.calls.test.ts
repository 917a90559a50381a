import { until } from '../../../testing/until.ts';
import { listen } from '../../../testing/listen.ts';
import type { ApiError } from '@forecourt/contract/kit/client.ts';
import {
  ticketFlow,
  ticketStatuses,
  type TicketTransition,
  type TicketStatus,
} from '@forecourt/contract/tickets/tickets.flow.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeTickets } from '../../jobs/close-tickets.ts';
import type { Persona } from '../../../testing/personas.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let sam: SignedIn;
const people = new Map<Persona, SignedIn>();
beforeAll(async () => {
  site = await startSite();
  for (const persona of ['member', 'otherMember', 'support', 'moderator', 'analyst', 'admin'] as const)
    people.set(persona, await site.as(persona));
  [mara, sam] = [people.get('member')!, people.get('support')!];
});
afterAll(() => site.close());

const open = async (who = mara, more: object = {}) => {
  const asked = { user_id: who.id, category_id: 1, subject: 'My listing', description: 'It does not show.' };
  return (await who.api.tickets.create({ ...asked, ...more })).ticket.id;
};
const say = ({ api, id }: SignedIn, ticket_id: number, content: string, more: object = {}) =>
  api.tickets.addResponse({ ticket_id, user_id: id, content, ...more });
const rowOf = (id: number) => site.db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Written directly to the database, so that every transition can be tried from every status. */
async function ticketThatIs(status: TicketStatus): Promise<number> {
  const id = await open();
  const now = new Date();
  await site.db
    .updateTable('tickets')
    .set({
      status,
      first_response_at: now,
      resolved_at: status === 'resolved' ? now : null,
      closed_at: status === 'closed' ? now : null,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

const outcomeOf = (transition: Promise<unknown>) =>
  transition.then(
    () => 'done',
    (error: unknown) => (error as ApiError).code,
  );

const transitions: Partial<Record<TicketTransition, (who: SignedIn, ticket_id: number) => Promise<unknown>>> = {
  answer: (who, id) => say(who, id, 'More about it'),
  close: ({ api, id: user_id }, ticket_id) => api.tickets.close({ ticket_id, user_id }),
  rate: ({ api, id: user_id }, ticket_id) => api.tickets.rate({ ticket_id, user_id, rating: 4 }),
  assign: ({ api, id }, ticket_id) => api.tickets.assign({ ticket_id, staff_id: sam.id, assigned_by: id }),
  reply: (who, id) => say(who, id, 'We are on it'),
  note: (who, id) => say(who, id, 'Looks like a scam', { is_internal: true }),
  prioritise: ({ api, id: user_id }, ticket_id) =>
    api.tickets.updatePriority({ ticket_id, user_id, priority: 'urgent' }),
};
const moves: [TicketStatus, TicketTransition][] = [
  ['in_progress', 'start'],
  ['waiting_for_user', 'wait'],
  ['resolved', 'resolve'],
];

describe('every status, transition and role responds as the table says', () => {
  const staff = ['support', 'moderator', 'admin'] as const;
  for (const status of ticketStatuses)
    for (const [transition, act] of Object.entries(transitions) as [
      TicketTransition,
      NonNullable<(typeof transitions)[TicketTransition]>,
    ][]) {
      const isOfUser = transition === 'answer' || transition === 'close' || transition === 'rate';
      const doers: Persona[] = isOfUser ? ['member'] : [...staff];
      for (const persona of doers)
        test(`${persona} may ${ticketFlow.after(transition, status) === null ? 'not ' : ''}${transition} while ${status}`, async () => {
          const id = await ticketThatIs(status);
          const next = ticketFlow.after(transition, status);
          expect(await outcomeOf(act(people.get(persona)!, id))).toBe(next === null ? 'ticket_not_possible' : 'done');
          expect((await rowOf(id)).status).toBe(next ?? status);
        });
      for (const persona of (['otherMember', 'analyst'] as const).filter((one) => !isOfUser || one === 'otherMember'))
        test(`${persona} may never ${transition} another’s ticket (${status})`, async () => {
          const id = await ticketThatIs(status);
          await expect(act(people.get(persona)!, id)).rejects.toMatchObject({
            code: expect.stringMatching(/^(not_allowed|ticket_not_found)$/) as string,
          });
          expect(await rowOf(id)).toMatchObject({ status, assigned_to: null, priority: 'medium' });
        });
    }
  for (const from of ticketStatuses)
    for (const to of ticketStatuses)
      test(`staff bring ${from} to ${to} only as the table says`, async () => {
        const id = await ticketThatIs(from);
        const isPossible =
          from === to ||
          moves.some(([target, transition]) => target === to && ticketFlow.after(transition, from) === to) ||
          (from === 'resolved' && to === 'in_progress');
        const outcome = sam.api.tickets.updateStatus({ ticket_id: id, status: to, user_id: sam.id });
        expect(await outcomeOf(outcome)).toBe(isPossible ? 'done' : 'ticket_not_possible');
        expect((await rowOf(id)).status).toBe(isPossible ? to : from);
      });
});

test('a refusal names the status as displayed', async () => {
  const ticket_id = await ticketThatIs('waiting_for_user');
  await expect(sam.api.tickets.updateStatus({ ticket_id, status: 'open', user_id: sam.id })).rejects.toMatchObject({
    message: 'You can’t do this while the ticket is waiting for user',
  });
});

test('numbers are TKT- and six digits, and a ticket starts open with the selected priority', async () => {
  const { ticket } = await mara.api.tickets.create({
    user_id: mara.id,
    category_id: 2,
    subject: 'Photos',
    description: 'They turn',
    priority: 'high',
  });
  expect(ticket).toMatchObject({ status: 'open', priority: 'high', category_name: 'Listings', response_count: 0 });
  expect(ticket.ticket_number).toMatch(/^TKT-\d{6}$/);
});

test('a retired category or an empty field is refused at its field', async () => {
  const bad = { user_id: mara.id, subject: ' ', description: 'x', category_id: 1 };
  await expect(mara.api.tickets.create(bad)).rejects.toMatchObject({ fields: { subject: ['Please enter a subject'] } });
  await expect(mara.api.tickets.create({ ...bad, subject: 'x', category_id: 999 })).rejects.toMatchObject({
    code: 'category_not_found',
  });
});

test('staff who are the requester learn nothing of internal notes, not even their number or an event', async () => {
  const mia = await site.as('moderator');
  const asked = { user_id: mia.id, category_id: 1, subject: 'My own', description: 'As a person' };
  const { id } = (await mia.api.tickets.create(asked)).ticket;
  const page = await listen(mia.browser);
  await page.until(1);
  // Once this event arrives, everything announced earlier has arrived as well.
  const barrier = async () => {
    const known = page.heard.filter((kind) => kind === 'session_changed').length;
    await mia.api.accounts.updateProfile({ phone_number: '5551234', routing_number: '123456789' });
    await until('it arrives', async () => page.heard.filter((kind) => kind === 'session_changed').length > known);
    return page.heard.length;
  };
  const before = await barrier();
  await say(sam, id, 'SECRET: it is one of ours', { is_internal: true });
  expect((await mia.api.tickets.staffList({ user_id: mia.id, search: 'My own' })).tickets).toMatchObject([
    { id, note_count: 0, is_own: true },
  ]);
  await barrier();
  expect(page.heard.slice(before)).toEqual(['session_changed']);
});

test('internal notes appear in no response to a user', async () => {
  const id = await open();
  await say(sam, id, 'SECRET: check this account', { is_internal: true });
  await say(sam, id, 'Thank you, we look into it');
  await say(sam, id, 'SECRET: still suspicious', { is_internal: true });
  const answers = [
    await mara.api.tickets.get({ id }),
    await mara.api.tickets.responses({ ticket_id: id, user_id: mara.id }),
    await mara.api.tickets.list({ user_id: mara.id }),
    await say(mara, id, 'Thanks'),
    await mara.api.tickets.close({ ticket_id: id, user_id: mara.id }),
    await mara.api.tickets.rate({ ticket_id: id, user_id: mara.id, rating: 5 }),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/SECRET|"is_internal":true|note_count|assigned/);
  const { ticket } = (await mara.api.tickets.get({ id }))!;
  expect(ticket).toMatchObject({ response_count: 2 });
  await expect(mara.api.tickets.staffTicket({ id })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(mara.api.tickets.staffList({ user_id: mara.id })).rejects.toMatchObject({ code: 'not_allowed' });
  const seen = (await sam.api.tickets.staffTicket({ id }))!.ticket;
  expect(seen).toMatchObject({ note_count: 2, response_count: 2 });
  expect(seen.responses.filter((one) => one.is_internal)).toHaveLength(2);
});

test('two concurrent assignments end with one assignee and one log entry', async () => {
  const [mia, ada] = [people.get('moderator')!, people.get('admin')!];
  for (let time = 0; time < 10; time += 1) {
    const ticket_id = await open();
    const outcomes = await Promise.allSettled([
      mia.api.tickets.assign({ ticket_id, staff_id: mia.id, assigned_by: mia.id }),
      ada.api.tickets.assign({ ticket_id, staff_id: ada.id, assigned_by: ada.id }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { assigned_to } = await rowOf(ticket_id);
    const logged = await sql<{ actor_id: number }>`
      select actor_id from staff_actions where action = 'assign_ticket' and target_id = ${ticket_id}
    `.execute(site.db);
    expect(logged.rows).toEqual([{ actor_id: assigned_to }]);
  }
});

test('reassigning names the previous assignee, and a stale page is told who has the ticket', async () => {
  const [mia, ada] = [people.get('moderator')!, people.get('admin')!];
  const ticket_id = await open();
  await mia.api.tickets.assign({ ticket_id, staff_id: mia.id, assigned_by: mia.id });
  const take = (expected: number | null) =>
    ada.api.tickets.assign({ ticket_id, staff_id: ada.id, assigned_by: ada.id, expected });
  await expect(take(null)).rejects.toMatchObject({
    code: 'assigned_meanwhile',
    message: 'This ticket has been assigned to Mia Santoro',
  });
  expect((await take(mia.id)).ticket.assigned_name).toBe('Ada Brandt');
  await expect(
    ada.api.tickets.assign({ ticket_id, staff_id: mara.id, assigned_by: ada.id, expected: ada.id }),
  ).rejects.toMatchObject({ code: 'user_not_found' });
});

test('staff cannot handle their own ticket, and see of it what every user sees', async () => {
  const own = await open(sam);
  const mia = people.get('moderator')!;
  await expect(
    sam.api.tickets.updateStatus({ ticket_id: own, status: 'in_progress', user_id: sam.id }),
  ).rejects.toMatchObject({
    code: 'own_ticket',
  });
  await expect(mia.api.tickets.assign({ ticket_id: own, staff_id: sam.id, assigned_by: mia.id })).rejects.toMatchObject(
    {
      code: 'own_ticket',
    },
  );
  await say(mia, own, 'Not for Sam', { is_internal: true });
  expect(JSON.stringify(await sam.api.tickets.staffTicket({ id: own }))).not.toContain('Not for Sam');
  await expect(say(sam, own, 'note', { is_internal: true })).rejects.toMatchObject({ code: 'not_allowed' });
});

test('nor the ticket of another of their characters', async () => {
  const mia = people.get('moderator')!;
  const own = await open();
  const { game_account_id } = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', mia.id)
    .executeTakeFirstOrThrow();
  const alter = await site.db
    .insertInto('users')
    .values({ gta_world_id: 987_654, game_account_id, name: 'Other Self' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db.updateTable('tickets').set({ user_id: alter.id }).where('id', '=', own).execute();
  await say(sam, own, 'Not for Mia', { is_internal: true });
  await expect(
    mia.api.tickets.updateStatus({ ticket_id: own, status: 'in_progress', user_id: mia.id }),
  ).rejects.toMatchObject({ code: 'own_ticket' });
  await expect(sam.api.tickets.assign({ ticket_id: own, staff_id: mia.id, assigned_by: sam.id })).rejects.toMatchObject(
    { code: 'own_ticket' },
  );
  expect(JSON.stringify(await mia.api.tickets.staffTicket({ id: own }))).not.toContain('Not for Mia');
});

test('replying with Resolve resolves, a user’s reply reopens, and a week later it closes automatically', async () => {
  const id = await open();
  await say(sam, id, 'Done', { status: 'resolved' });
  expect(await rowOf(id)).toMatchObject({ status: 'resolved', assigned_to: sam.id });
  await say(mara, id, 'Not quite');
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', resolved_at: null });
  await sam.api.tickets.updateStatus({ ticket_id: id, status: 'resolved', user_id: sam.id });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await closeTickets(site.db, inDays(6.9));
  expect((await rowOf(id)).status).toBe('resolved');
  await closeTickets(site.db, inDays(7.01));
  expect((await rowOf(id)).status).toBe('closed');
});
