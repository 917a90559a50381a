import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, sam]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  sam = await site.as('support');
});
afterAll(() => site.close());

const open = async () => {
  const { api, id } = mara!;
  const asked = { user_id: id, category_id: 1, subject: 'My listing', description: 'It does not show.' };
  return (await api.tickets.create(asked)).ticket.id;
};
const closed = async () => {
  const ticket_id = await open();
  await mara!.api.tickets.close({ ticket_id, user_id: mara!.id });
  return ticket_id;
};
const rowOf = (id: number) => site.db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const actionsOn = async (id: number) =>
  (await site.db.selectFrom('staff_actions').select('action').where('target_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('many tickets are changed together, and each failure is listed', async () => {
  const [one, two, three] = [await open(), await open(), await closed()];
  const outcome = await sam!.api.tickets.bulk({
    ticket_ids: [one, two, three, one, 999_999],
    staff_id: sam!.id,
    priority: 'low',
  });
  expect(outcome).toMatchObject({
    changed: [one, two],
    refused: [
      { ticket_id: three, sentence: 'You can’t do this while the ticket is closed' },
      { ticket_id: 999_999, sentence: 'Ticket not found' },
    ],
  });
  expect(await rowOf(one)).toMatchObject({ assigned_to: sam!.id, priority: 'low', status: 'in_progress' });
  expect(await sam!.api.tickets.bulk({ ticket_ids: [one], priority: 'low' })).toMatchObject({
    changed: [],
    refused: [{ ticket_id: one, sentence: 'Nothing to change' }],
  });
});

test('a ticket refused one change gets none, and nothing is logged', async () => {
  const [untouched, ready] = [await open(), await open()];
  await sam!.api.tickets.assign({ ticket_id: ready, staff_id: sam!.id, assigned_by: sam!.id });
  const outcome = await sam!.api.tickets.bulk({ ticket_ids: [untouched, ready], priority: 'high', status: 'resolved' });
  expect(outcome).toMatchObject({
    changed: [ready],
    refused: [{ ticket_id: untouched, sentence: 'You can’t do this while the ticket is open' }],
  });
  expect(await rowOf(untouched)).toMatchObject({ priority: 'medium', status: 'open', assigned_to: null });
  expect(await actionsOn(untouched)).toEqual([]);
  expect(await rowOf(ready)).toMatchObject({ priority: 'high', status: 'resolved' });
  expect(await actionsOn(ready)).toEqual(['assign_ticket', 'set_ticket_priority', 'set_ticket_status']);
});

test('assigning to someone who is not staff is refused, and the priority stays unchanged too', async () => {
  const one = await open();
  const outcome = await sam!.api.tickets.bulk({ ticket_ids: [one], priority: 'urgent', staff_id: mara!.id });
  expect(outcome).toMatchObject({ changed: [], refused: [{ ticket_id: one, sentence: 'User not found' }] });
  expect(await rowOf(one)).toMatchObject({ priority: 'medium', assigned_to: null });
});
