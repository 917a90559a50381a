import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let sam: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, sam] = [await site.as('member'), await site.as('support')];
});
afterAll(() => site.close());

const open = async () => {
  const asked = { user_id: mara.id, category_id: 1, subject: 'My listing', description: 'It does not show.' };
  return (await mara.api.tickets.create(asked)).ticket.id;
};
const reply = (ticket_id: number, more: object = {}) =>
  sam.api.tickets.addResponse({ ticket_id, user_id: sam.id, content: 'We are on it', ...more });
const rate = (ticket_id: number) => mara.api.tickets.rate({ ticket_id, user_id: mara.id, rating: 2 });
const actionsOf = async (id: number) => (await mara.api.tickets.get({ id }))!.ticket.transitions;

test('a ticket without a response cannot be rated and rating is not offered', async () => {
  const id = await open();
  await reply(id, { is_internal: true });
  await mara.api.tickets.close({ ticket_id: id, user_id: mara.id });
  expect(await actionsOf(id)).not.toContain('rate');
  await expect(rate(id)).rejects.toMatchObject({
    code: 'ticket_not_possible',
    message: 'You can’t do this while the ticket is not answered',
  });
  expect((await mara.api.tickets.get({ id }))!.ticket.rating).toBeNull();
});

test('an answered ticket can be rated once it is resolved or closed', async () => {
  const id = await open();
  await reply(id);
  expect(await actionsOf(id)).not.toContain('rate');
  await mara.api.tickets.close({ ticket_id: id, user_id: mara.id });
  expect(await actionsOf(id)).toContain('rate');
  expect((await rate(id)).ticket.rating).toBe(2);
});
