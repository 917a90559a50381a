import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let sam: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, sam] = await Promise.all([site.as('member'), site.as('support')]);
});
afterAll(() => site.close());

test('each staff action on a ticket is logged with old and new values', async () => {
  const asked = { user_id: mara.id, category_id: 1, subject: 'My listing', description: 'It does not show.' };
  const ticket_id = (await mara.api.tickets.create(asked)).ticket.id;
  const { tickets } = sam.api;
  const said = { ticket_id, user_id: sam.id };
  const note = await tickets.addResponse({ ...said, content: 'Looks odd', is_internal: true });
  await tickets.updatePriority({ ...said, priority: 'high' });
  await tickets.assign({ ticket_id, staff_id: sam.id, assigned_by: sam.id });
  const reply = await tickets.addResponse({ ...said, content: 'Have you tried again?' });
  await tickets.updateStatus({ ...said, status: 'resolved' });
  // Actions of the requester aren't staff actions.
  await mara.api.tickets.addResponse({ ticket_id, user_id: mara.id, content: 'It works' });

  const records = await site.db
    .selectFrom('staff_actions')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('target_kind', '=', 'ticket')
    .where('target_id', '=', ticket_id)
    .orderBy('id')
    .execute();
  const kept = { category: 'Account & Login', merged_into: null };
  const unanswered = { ...kept, status: 'open', priority: 'medium', assigned_to: null, last_response_id: null };
  const was = { ...unanswered, last_response_id: note.response.id };
  const urged = { ...was, priority: 'high' };
  const taken = { ...urged, status: 'in_progress', assigned_to: sam.id };
  const answered = { ...taken, last_response_id: reply.response.id };
  expect(records.map(({ actor_id, ...record }) => ({ ...record, isBySam: actor_id === sam.id }))).toEqual(
    [
      { action: 'note_on_ticket', before: unanswered, after: was },
      { action: 'set_ticket_priority', before: was, after: urged },
      { action: 'assign_ticket', before: urged, after: taken },
      { action: 'reply_to_ticket', before: taken, after: answered },
      { action: 'set_ticket_status', before: answered, after: { ...answered, status: 'resolved' } },
    ].map((record) => ({ ...record, isBySam: true })),
  );
});
