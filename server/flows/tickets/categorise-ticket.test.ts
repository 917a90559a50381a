import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, sam, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, sam, ada] = await Promise.all([site.as('member'), site.as('support'), site.as('admin')]);
});
afterAll(() => site.close());

const open = async () => {
  const asked = { user_id: mara!.id, category_id: 1, subject: 'Fees', description: 'Why?' };
  return (await mara!.api.tickets.create(asked)).ticket.id;
};
const move = (ticket_id: number, category_id: number) =>
  sam!.api.tickets.updateCategory({ ticket_id, category_id, user_id: sam!.id });

test('a category change is logged and shown in the thread, to the user without the name of the staff member', async () => {
  const id = await open();
  expect((await move(id, 3)).ticket.category_name).toBe('Payments & Fees');
  const change = { kind: 'category_changed', was: 'Account & Login', became: 'Payments & Fees', merged: null };
  expect((await sam!.api.tickets.staffTicket({ id }))!.ticket.events).toMatchObject([
    { ...change, actor_name: 'Sam Whitlock' },
  ]);
  expect((await mara!.api.tickets.get({ id }))!.ticket.events).toMatchObject([{ ...change, actor_name: null }]);
  const logged = await site.db
    .selectFrom('staff_actions')
    .select(['action', 'before', 'after'])
    .where('target_kind', '=', 'ticket')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();
  expect(logged).toMatchObject([
    {
      action: 'set_ticket_category',
      before: { category: 'Account & Login' },
      after: { category: 'Payments & Fees', status: 'open' },
    },
  ]);
});

test('the entry keeps the names of that time, and the same category again leaves no trace', async () => {
  const { category } = await ada!.api.tickets.saveCategory({ name: 'Boats' });
  const id = await open();
  await move(id, category.id);
  await move(id, category.id);
  await ada!.api.tickets.saveCategory({ id: category.id, name: 'Ships', is_retired: true });
  const { ticket } = (await mara!.api.tickets.get({ id }))!;
  expect(ticket.events.map(({ became }) => became)).toEqual(['Boats']);
  expect(ticket.category_name).toBe('Ships');
});

test('retired and unknown categories are refused, and closed tickets keep theirs', async () => {
  const { category } = await ada!.api.tickets.saveCategory({ name: 'Planes', is_retired: true });
  const id = await open();
  for (const unknown of [category.id, 999_999])
    await expect(move(id, unknown)).rejects.toMatchObject({ code: 'category_not_found' });
  await mara!.api.tickets.close({ ticket_id: id, user_id: mara!.id });
  await expect(move(id, 2)).rejects.toMatchObject({ code: 'ticket_not_possible' });
});
