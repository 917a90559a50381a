import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
const ids: Record<string, number> = {};
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  const grace = await site.as('dealerOwner');
  ids.schafter = await listed(grace, { make: 'Benefactor', model: 'Schafter', description: 'A quiet limousine.' });
  ids.sultan = await listed(grace, { make: 'Karin', model: 'Sultan', description: 'Rally stance, has a winch.' });
  ids.sultanRs = await listed(grace, { make: 'Karin', model: 'Sultan RS', title: 'Café racer', colour: 'red' });
  ids.banshee = await listed(grace, {
    make: 'Bravado',
    model: 'Banshee',
    description: 'Faster than any Sultan I ever drove.',
  });
});
afterAll(() => site.close());

const find = async (search: string) => {
  const { cars, searched_for, total } = await site.visitor().api.cars.list({ search, counts: true });
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
  expect(cars).toHaveLength(total);
  return { found: cars.map(({ id }) => names[id]), searched_for };
};

test.each([
  ['sultan', ['sultan', 'sultanRs', 'banshee']],
  ['banshee sultan', ['banshee']],
  ['sulta', ['sultan', 'sultanRs', 'banshee']],
  ['KARIN SUL', ['sultan', 'sultanRs']],
  ['winch', ['sultan']],
  ['cafe', ['sultanRs']],
  ['Café racer', ['sultanRs']],
  ['red karin', ['sultanRs']],
  ['nothing of the kind', []],
])('"%s" finds by title, make, model and description, even while typing', async (search, expected) => {
  const { found, searched_for } = await find(search);
  expect(new Set(found)).toEqual(new Set(expected));
  expect(searched_for).toBeNull();
});

test('a model ranks above a description that only mentions it', async () => {
  expect((await find('sultan')).found.at(-1)).toBe('banshee');
});

test.each([
  ['benefacter', 'benefactor', ['schafter']],
  ['karn sutlan', 'karin sultan', ['sultan', 'sultanRs']],
  ['bravdo', 'bravado', ['banshee']],
])('the typing error in "%s" is corrected and reported', async (search, meant, expected) => {
  const { found, searched_for } = await find(search);
  expect(searched_for).toBe(meant);
  expect(new Set(found)).toEqual(new Set(expected));
});

test('a correction that finds nothing is not offered', async () => {
  const { api } = site.visitor();
  expect(await find('bravdo')).toMatchObject({ searched_for: 'bravado' });
  expect(await api.cars.list({ search: 'bravdo', make: 'Karin' })).toMatchObject({ total: 0, searched_for: null });
});

test('insisting on the typed text searches for exactly that', async () => {
  const insisted = await site.visitor().api.cars.list({ search: 'bravdo', asTyped: true });
  expect(insisted).toMatchObject({ total: 0, cars: [], searched_for: null });
});

test('search operators are treated as plain text', async () => {
  for (const search of ['sultan & !karin', "sultan' or '1'='1", ':* | (', 'sultan:*', '\\', '100%'])
    await expect(find(search)).resolves.toBeDefined();
});

test('suggestions are makes and models on sale, makes first, with typing errors corrected', async () => {
  const { api } = site.visitor();
  const suggest = async (text: string) =>
    (await api.cars.suggest({ text })).suggestions.map(({ make, model, cars }) => `${make} ${model ?? '*'} ${cars}`);
  expect(await suggest('kar')).toEqual(['Karin * 2', 'Karin Sultan 1', 'Karin Sultan RS 1']);
  expect(await suggest('sultn')).toEqual(['Karin Sultan 1', 'Karin Sultan RS 1']);
  expect(await suggest('pegassi')).toEqual([]);
  expect(await suggest('  ')).toEqual([]);
});

test('similar cars are the same model first, then the same class near the price, and never the car itself', async () => {
  const { cars } = await site.visitor().api.cars.similar({ id: ids.sultan! });
  expect(cars.map(({ id }) => id)).not.toContain(ids.sultan);
  expect(cars.length).toBeGreaterThan(0);
});

test('a repeated search is stable until something changes, and follows changes right away', async () => {
  const grace = await site.as('dealerOwner');
  for (const _ of [1, 2]) expect((await find('winch')).found).toEqual(['sultan']);
  await grace.api.cars.update({ id: ids.sultan!, description: 'Rally stance, has a roof rack.' });
  expect((await find('winch')).found).toEqual([]);
  await grace.api.cars.update({ id: ids.banshee!, description: 'Has a winch, faster than any Sultan.' });
  for (const _ of [1, 2]) expect((await find('winch')).found).toEqual(['banshee']);
});

test('a misspelt title has no effect after it is removed', async () => {
  const mara = await site.as('member');
  const id = await listed(mara, { title: 'Benefacter bargain' });
  expect((await find('benefacter')).searched_for).toBeNull();
  await mara.api.cars.remove({ id });
  expect(await find('benefacter')).toEqual({ found: ['schafter'], searched_for: 'benefactor' });
});
