import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let sam: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [sam, ada] = await Promise.all([site.as('support'), site.as('admin')]);
});
afterAll(() => site.close());

const namesOf = async ({ api }: SignedIn) => (await api.tickets.filters({})).filters.map(({ name }) => name);

test('no one can delete another user’s saved filters', async () => {
  await sam.api.tickets.saveFilter({ name: 'Mine', query: '?assigned=me' });
  const { id } = (await sam.api.tickets.filters({})).filters[0]!;
  await ada.api.tickets.deleteFilter({ id });
  expect(await namesOf(sam)).toEqual(['Mine']);
  await sam.api.tickets.deleteFilter({ id });
  expect(await namesOf(sam)).toEqual([]);
});
