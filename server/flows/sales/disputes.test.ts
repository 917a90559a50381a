import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { personas, type Persona } from '../../../testing/personas.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia, mia] = [await site.as('dealerOwner'), await site.as('dealerStaff'), await site.as('moderator')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
/** Sold to Kenji, who disputes it. */
async function disputed(seller: SignedIn) {
  const id = await sell(seller, await listed(seller), { buyer_id: kenji.id, sale_price: 40_000 });
  const { sale } = await kenji.api.sales.dispute({ id, reason: 'I paid 30,000, not 40,000' });
  return { id, ticket_id: sale.ticket_id! };
}
const answer = ({ api, id }: SignedIn, ticket_id: number, content: string) =>
  api.tickets.addResponse({ ticket_id, user_id: id, content });
const decide = (staff: SignedIn, id: number, outcome: 'uphold' | 'annul') =>
  staff.api.sales.decide({ id, outcome, reason: 'The receipts agree' });
/** Every persona who can read the ticket. */
async function readers(ticket_id: number): Promise<string[]> {
  const reading: string[] = [];
  for (const persona of Object.keys(personas) as Persona[]) {
    const { api } = await site.as(persona);
    const outcome = await api.tickets.get({ id: ticket_id }).catch(() => null);
    if (outcome) reading.push(persona);
  }
  return reading;
}
const staffOfTickets = ['support', 'moderator', 'admin'];

test('disputing opens the buyer’s ticket, which names the car and the sale', async () => {
  const { id, ticket_id } = await disputed(mara);
  const { ticket } = (await kenji.api.tickets.get({ id: ticket_id }))!;
  expect(ticket).toMatchObject({
    subject: 'Disputed purchase: 2021 Karin Sultan',
    description: 'I paid 30,000, not 40,000',
    category_name: 'Safety & Scams',
    sale_id: id,
    transitions: ['answer', 'close'],
  });
  expect((await mara.api.sales.get({ id }))!.sale).toMatchObject({ status: 'disputed', ticket_id, is_verified: false });
  expect((await mara.api.tickets.get({ id: ticket_id }))!.ticket.transitions).toEqual(['answer']);
  expect(await code(mara.api.sales.setAmount({ id, sale_price: 1 }))).toBe('sale_settled');
  expect(await code(mara.api.sales.withdraw({ id }))).toBe('sale_settled');
  await expect(kenji.api.sales.dispute({ id, reason: ' ' })).rejects.toMatchObject({
    fields: { reason: ['Please tell us what’s wrong'] },
  });
});

test('only both sides and staff can read it, for a dealer those who read the sale', async () => {
  const ofPerson = await disputed(mara);
  expect(await readers(ofPerson.ticket_id)).toEqual(['member', 'otherMember', ...staffOfTickets]);
  const ofDealer = await disputed(grace);
  const side = ['otherMember', 'dealerOwner', 'dealerManager', ...staffOfTickets];
  expect(await readers(ofDealer.ticket_id)).toEqual(side);
  const ofStaff = await disputed(pia);
  expect(await readers(ofStaff.ticket_id)).toEqual(side.toSpliced(3, 0, 'dealerStaff'));
  // Another ticket of the same user stays private.
  const { ticket } = await kenji.api.tickets.create({
    user_id: kenji.id,
    category_id: 1,
    subject: 'Mine',
    description: 'Only mine',
  });
  expect(await readers(ticket.id)).toEqual(['otherMember', ...staffOfTickets]);
});

test('both sides reply as themselves, only the requester closes and rates, and notes are for staff', async () => {
  const { ticket_id } = await disputed(mara);
  const sam = await site.as('support');
  await answer(mara, ticket_id, 'I have the receipt');
  await answer(kenji, ticket_id, 'Show it');
  await sam.api.tickets.addResponse({ ticket_id, user_id: sam.id, content: 'Odd story', is_internal: true });
  for (const reader of [mara, kenji]) {
    const { ticket } = (await reader.api.tickets.get({ id: ticket_id }))!;
    expect(ticket.responses.map(({ author_name, is_staff }) => [author_name, is_staff])).toEqual([
      ['Mara Quinn', false],
      ['Kenji Mori', false],
    ]);
    expect(JSON.stringify(ticket)).not.toContain('Odd story');
  }
  expect(await code(mara.api.tickets.close({ ticket_id, user_id: mara.id }))).toBe('ticket_not_found');
  expect(await code(answer(grace, ticket_id, 'Me too'))).toBe('ticket_not_found');
  const asNote = { ticket_id, user_id: mara.id, content: 'Hidden', is_internal: true };
  expect(await code(mara.api.tickets.addResponse(asNote))).toBe('not_allowed');
  expect((await mara.api.tickets.list({ user_id: mara.id })).tickets).toEqual([]);
});

test('staff uphold or annul the sale, it is logged, and the ticket says so and is resolved', async () => {
  for (const [outcome, status] of [
    ['uphold', 'confirmed'],
    ['annul', 'annulled'],
  ] as const) {
    const { id, ticket_id } = await disputed(mara);
    expect((await decide(mia, id, outcome)).status).toBe(status);
    const { sale } = (await kenji.api.sales.get({ id }))!;
    expect(sale).toMatchObject({ status, is_verified: status === 'confirmed' });
    const { ticket } = (await mara.api.tickets.get({ id: ticket_id }))!;
    expect(ticket.status).toBe('resolved');
    expect(ticket.responses.at(-1)).toMatchObject({
      is_staff: true,
      content: expect.stringContaining('The receipts agree'),
    });
    const logged = await site.db
      .selectFrom('staff_actions')
      .select(['action', 'reason'])
      .where('target_kind', '=', 'sale')
      .where('target_id', '=', id)
      .execute();
    expect(logged).toEqual([{ action: `${outcome}_sale`, reason: 'The receipts agree' }]);
    expect(await code(decide(mia, id, 'uphold'))).toBe('sale_settled');
  }
});

test('a verified sale can be annulled permanently, and staff cannot decide a sale without a dispute', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id, sale_price: 40_000 });
  expect(await code(decide(mia, id, 'annul'))).toBe('sale_settled');
  await kenji.api.sales.confirm({ id, sale_price: 40_000 });
  const awards = async () => (await mara.api.awards.ofUser({ user_id: mara.id })).awards.map(({ award }) => award.name);
  expect(await awards()).toEqual(['First sale']);
  await mara.api.sales.setAmount({ id, sale_price: 41_000 });
  expect(await code(decide(mia, id, 'uphold'))).toBe('sale_settled');
  expect((await decide(mia, id, 'annul')).status).toBe('annulled');
  expect(await awards(), 'an annulled sale earns none').toEqual([]);
  expect((await mara.api.sales.get({ id }))!.sale).toMatchObject({
    proposed: null,
    may: { edit: false, withdraw: false },
  });
  expect((await mara.api.sales.mine({})).summary).toMatchObject({ total: 0, verified: 0, revenue: 0 });
  expect((await site.visitor().api.sales.ofUser({ user_id: mara.id })).sales).toEqual([]);
  expect(await code(decide(await site.as('support'), id, 'annul'))).toBe('not_allowed');
  expect(await code(decide(mia, 999_999, 'annul'))).toBe('sale_not_found');
});

test('a ticket the buyer has closed stays closed and still gets the decision', async () => {
  const { id, ticket_id } = await disputed(mara);
  await kenji.api.tickets.close({ ticket_id, user_id: kenji.id });
  await decide(mia, id, 'uphold');
  const { ticket } = (await kenji.api.tickets.get({ id: ticket_id }))!;
  expect([ticket.status, ticket.responses.length]).toEqual(['closed', 1]);
});

test('staff cannot decide or handle cases that involve them, their team or another of their characters', async () => {
  const { id, ticket_id } = await disputed(mara);
  const account = (who: SignedIn) =>
    site.db.selectFrom('users').select('game_account_id').where('id', '=', who.id).executeTakeFirstOrThrow();
  const mias = await account(mia);
  for (const party of [mara, kenji]) {
    const own = await account(party);
    await site.db.updateTable('users').set(own).where('id', '=', mia.id).execute();
    expect(await code(decide(await site.as('moderator'), id, 'annul'))).toBe('not_allowed');
    expect(await code(answer(await site.as('moderator'), ticket_id, 'I say so'))).toBe('own_ticket');
    await site.db.updateTable('users').set(mias).where('id', '=', mia.id).execute();
  }
  const dealers = await disputed(grace);
  await sql`insert into dealer_team_members (user_id, dealer_account_id, role)
    select ${mia.id}, dealer_account_id, 'staff' from dealer_team_members where user_id = ${grace.id}`.execute(site.db);
  expect(await code(decide(await site.as('moderator'), dealers.id, 'uphold'))).toBe('not_allowed');
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', mia.id).execute();
  expect(await code(decide(mia, dealers.id, 'uphold'))).toBe('done');
  expect((await mia.api.sales.forStaff({ id }))!.sale).toMatchObject({
    status: 'disputed',
    buyer_name: 'Kenji Mori',
    ticket_id,
  });
});
