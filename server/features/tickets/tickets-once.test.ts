import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, sam]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  kenji = await site.as('otherMember');
  sam = await site.as('support');
});
afterAll(() => site.close());

const ask = ({ api, id }: SignedIn, more: object) =>
  api.tickets.create({ user_id: id, category_id: 1, subject: 'Once', description: 'Only once', ...more });
const totalOf = async ({ api, id }: SignedIn) => (await api.tickets.list({ user_id: id })).pagination.total;
const say = ({ api, id }: SignedIn, ticket_id: number, more: object = {}) =>
  api.tickets.addResponse({ ticket_id, user_id: id, content: 'Said once', ...more });

test('a retried ticket is opened once with its picture, even if both requests arrive together', async () => {
  const client_id = randomUUID();
  const file = new File([new Uint8Array(await picture('jpeg'))], 'screen.jpg', { type: 'image/jpeg' });
  const { photo } = await mara!.api.tickets.attach({ files: { photo: [file] } });
  const before = await totalOf(mara!);
  const asked = { client_id, attachment_ids: [photo.id] };
  const both = await Promise.all([ask(mara!, asked), ask(mara!, asked)]);
  const again = await ask(mara!, asked);
  expect(new Set([...both, again].map(({ ticket }) => ticket.id)).size).toBe(1);
  expect(await totalOf(mara!)).toBe(before + 1);
  const told = await site.db
    .selectFrom('announcements')
    .select('id')
    .where('kind', '=', 'ticket_opened')
    .where(sql<boolean>`data @> ${JSON.stringify({ ticketId: again.ticket.id })}::jsonb`)
    .execute();
  expect(told).toHaveLength(1);
});

test('without an id, or with another user’s id, each request opens its own ticket', async () => {
  const client_id = randomUUID();
  const one = await ask(mara!, { client_id });
  const other = await ask(kenji!, { client_id });
  expect(other.ticket).toMatchObject({ user_id: kenji!.id });
  expect(other.ticket.id).not.toBe(one.ticket.id);
  expect((await ask(mara!, {})).ticket.id).not.toBe((await ask(mara!, {})).ticket.id);
});

test('a retried reply is stored once, even if the ticket has changed in between', async () => {
  const { ticket } = await ask(mara!, {});
  const client_id = randomUUID();
  const both = await Promise.all([say(mara!, ticket.id, { client_id }), say(mara!, ticket.id, { client_id })]);
  await mara!.api.tickets.close({ ticket_id: ticket.id, user_id: mara!.id });
  const again = await say(mara!, ticket.id, { client_id });
  expect(new Set([...both, again].map(({ response }) => response.id)).size).toBe(1);
  expect((await mara!.api.tickets.get({ id: ticket.id }))!.ticket.responses).toHaveLength(1);
});

test('a retried staff reply is stored and logged once and reopens nothing', async () => {
  const { ticket } = await ask(mara!, {});
  const client_id = randomUUID();
  const reply = { client_id, status: 'waiting_for_user' };
  const first = await say(sam!, ticket.id, reply);
  await say(mara!, ticket.id);
  expect((await say(sam!, ticket.id, reply)).response).toEqual(first.response);
  const { ticket: seen } = (await sam!.api.tickets.staffTicket({ id: ticket.id }))!;
  expect(seen).toMatchObject({ status: 'in_progress', response_count: 2 });
  const note = { client_id: randomUUID(), is_internal: true };
  expect((await say(sam!, ticket.id, note)).response).toEqual((await say(sam!, ticket.id, note)).response);
  const log = await site.db.selectFrom('staff_actions').select('action').where('target_id', '=', ticket.id).execute();
  expect(log.map(({ action }) => action)).toEqual(['reply_to_ticket', 'note_on_ticket']);
});
