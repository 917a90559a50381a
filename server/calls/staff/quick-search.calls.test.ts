import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, draft, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, sam, ana]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, sam, ana] = await Promise.all([site.as('member'), site.as('support'), site.as('analyst')]);
});
afterAll(() => site.close());

const find = async (search: string, who = sam!) => (await who.api.staff.quickSearch({ search })).found;

test('people are found by the start of their names, cars by their words and tickets by subject, name or number', async () => {
  const asked = { user_id: mara!.id, category_id: 1, subject: '100% of_my refund', description: 'Please' };
  const { id, ticket_number } = (await mara!.api.tickets.create(asked)).ticket;
  const car = await listed(mara!);
  expect((await find('mar qui')).people).toMatchObject([{ id: mara!.id, name: 'Mara Quinn', status: 'active' }]);
  expect((await find('karin sul')).cars).toMatchObject([
    { id: car, seller_name: 'Mara Quinn', status: 'active', found_by: null },
  ]);
  for (const search of [ticket_number, `#${id}`, '100% of_', 'mara quinn'])
    expect((await find(search)).tickets, search).toMatchObject([{ id, ticket_number, user_name: 'Mara Quinn' }]);
});

test('drafts stay with their seller, and signs that mean something to a search mean nothing', async () => {
  const id = await draft(mara!);
  expect((await find(`#${id}`)).cars).toEqual([]);
  for (const search of ["'; --", '%%', '__', '\\\\', ':*&|!', '()', '{}']) {
    const { people, cars, tickets } = await find(search);
    expect([...people, ...cars, ...tickets], search).toEqual([]);
  }
});

test('an analyst can’t search, and one character is too few', async () => {
  await expect(find('mara', ana)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(find('m')).rejects.toMatchObject({
    code: 'bad_input',
    fields: { search: ['Please enter at least two characters'] },
  });
});
