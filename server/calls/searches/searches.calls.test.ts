import { maxSavedSearches } from '@forecourt/contract/searches/search-values.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await site.db.deleteFrom('saved_searches').execute();
});

const save = (filters: Parameters<SignedIn['api']['searches']['add']>[0]['filters'], name = 'Mine') =>
  mara.api.searches.add({ name, filters });
const list = async (person = mara) => (await person.api.searches.list({})).searches;

test('a search is saved with its filters, results and newest cars, for its owner only', async () => {
  const sultan = await listed(kenji, { make: 'Karin', model: 'Sultan' });
  await listed(kenji, { make: 'Bravado', model: 'Banshee' });
  const { id, was_saved } = await save({ make: 'Karin', search: 'sulta', sort: 'price_low' }, 'Cheap Sultans');
  expect(was_saved).toBe(false);
  expect(await list()).toMatchObject([
    {
      id,
      name: 'Cheap Sultans',
      filters: { make: 'Karin', search: 'sulta', sort: 'price_low' },
      frequency: 'instant',
      is_paused: false,
      total: 1,
      new_count: 0,
      newest: [{ id: sultan }],
    },
  ]);
  expect(await list(kenji)).toEqual([]);
  const others = kenji.api.searches;
  for (const attempt of [
    () => others.update({ id, name: 'x' }),
    () => others.remove({ id }),
    () => others.restore({ id }),
    () => others.open({ id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'search_not_found' });
});

test('equal filters are saved once, in whatever order they were selected and however often it is sent', async () => {
  const given = await Promise.all([1, 2, 3].map(() => save({ make: ['Karin', 'Dinka'] })));
  given.push(await save({ make: ['Dinka', 'Karin', 'Dinka'], sort: 'price_low' }));
  expect(new Set(given.map(({ id }) => id)).size).toBe(1);
  expect(given.filter(({ was_saved }) => !was_saved)).toHaveLength(1);
});

test('no one saves more than the limit, also not with parallel requests or Undo', async () => {
  for (let saved = 0; saved < maxSavedSearches - 1; saved++) await save({ minPrice: saved });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((at) => save({ minPrice: 1000 + at })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [first] = await list();
  await mara.api.searches.remove({ id: first!.id });
  await save({ minPrice: 5000 });
  await expect(mara.api.searches.restore({ id: first!.id })).rejects.toMatchObject({ code: 'too_many_searches' });
  expect(await list()).toHaveLength(maxSavedSearches);
});

test('a deleted search is gone until Undo, with its name and its alerts', async () => {
  const { id } = await save({ make: 'Karin' });
  await mara.api.searches.update({ id, name: 'Karins', frequency: 'weekly', by_webhook: true, is_paused: true });
  await mara.api.searches.remove({ id });
  expect(await list()).toEqual([]);
  await expect(mara.api.searches.update({ id, name: 'x' })).rejects.toMatchObject({ code: 'search_not_found' });
  await mara.api.searches.restore({ id });
  expect(await list()).toMatchObject([
    { id, name: 'Karins', frequency: 'weekly', by_webhook: true, by_push: false, is_paused: true },
  ]);
});

test('filters that no page of Browse has are refused with a sentence at their field', async () => {
  await expect(save({ minPrice: 2, maxPrice: 1 })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(save({ page: 2 } as never)).rejects.toMatchObject({ code: 'bad_input' });
  await expect(save({ make: 'Karin' }, ' ')).rejects.toMatchObject({ fields: { name: ['Please enter a name'] } });
});

test('a search that no longer works says so and keeps its owner from no other search', async () => {
  const sultan = await listed(kenji, { make: 'Karin', model: 'Sultan' });
  const { id: works } = await save({ make: 'Karin' });
  // As if a later version didn't know one of its values any more.
  const { id: broken } = await save({ make: 'Karin', colour: 'red' });
  await sql`update saved_searches set filters = ${JSON.stringify({ make: 'Karin', colour: 'gone' })}::jsonb where id = ${broken}`.execute(
    site.db,
  );
  const { id: unread } = await save({ search: 'sultan' });
  await sql`update saved_searches set filters = ${JSON.stringify({ search: { no: 'text' } })}::jsonb where id = ${unread}`.execute(
    site.db,
  );
  expect(await list()).toMatchObject([
    { id: unread, filters: {}, total: null, new_count: 0, newest: [] },
    { id: broken, filters: { make: 'Karin' }, total: null, new_count: 0, newest: [] },
    { id: works, filters: { make: 'Karin' }, total: 1, newest: [{ id: sultan }] },
  ]);
  expect(await mara.api.searches.open({ id: broken })).toMatchObject({ new_car_ids: [] });
  // It can still be renamed and deleted.
  await mara.api.searches.update({ id: broken, name: 'Red ones' });
  for (const id of [broken, unread]) await mara.api.searches.remove({ id });
  expect(await list()).toMatchObject([{ id: works }]);
});
