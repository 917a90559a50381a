import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { compared } from '../../../testing/searches/compared.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, ada] = await Promise.all([site.as('member'), site.as('otherMember'), site.as('admin')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await compared(site);
  await site.db.deleteFrom('saved_searches').execute();
});

const save = async (filters: Parameters<SignedIn['api']['searches']['add']>[0]['filters']) =>
  (await mara.api.searches.add({ name: JSON.stringify(filters), filters })).id;
const list = (facts: Parameters<typeof listed>[1]) => listed(kenji, { model: 'Sultan', ...facts });
/** The cars that a search announced. */
async function newIn(search: number): Promise<number[]> {
  await compared(site);
  const rows = await site.db
    .selectFrom('search_matches')
    .select('car_id')
    .where('search_id', '=', search)
    .where('is_new', '=', true)
    .orderBy('car_id')
    .execute();
  return rows.map(({ car_id }) => car_id);
}
const areaId = async (name: string) =>
  (await site.db.selectFrom('areas').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
/** Waits until the cars have their area's present name. */
const renamed = (name: string, cars: number) =>
  until('the cars have the name', async () => {
    const rows = await site.db.selectFrom('cars').select('id').where('area', '=', name).execute();
    return rows.length === cars;
  });

test.each([
  { area: 'Sandy Shores' },
  { area: ['Davis', 'Sandy Shores'] },
  { region: 'Blaine County – Desert' },
  { area: 'Davis', region: 'Blaine County – Desert' },
  { make: 'Karin', area: 'Sandy Shores' },
  { area: 'Sandy Shores', maxPrice: 60_000 },
  { region: 'Blaine County – Desert', bodyClass: 'Vans' },
  { seats: '7' },
  { seats: ['6', '7'], area: 'Sandy Shores' },
  { notArea: 'Davis', seats: '7' },
  { notSeats: '2', notRegion: 'Los Santos County' },
  { search: 'sandy shores' },
  { search: '7 seats' },
  { search: 'sandy shors 7 seater', maxPrice: 60_000 },
  { search: 'karin in the desert' },
  // The words mean what a filter says already.
  { search: 'desert', region: 'Blaine County – Desert', bodyClass: 'Vans' },
] as const)('a search for %o announces a new car that it lists, and no other', async (filters) => {
  const search = await save(filters as never);
  await list({ area: 'Paleto Bay', model: 'Zentorno', make: 'Pegassi', body_class: 'Super' });
  const id = await listed(kenji, { make: 'Vapid', model: 'Minivan', body_class: 'Vans', area: 'Sandy Shores' });
  const karin = 'make' in filters || ('search' in filters && filters.search.startsWith('karin'));
  const other = await list({ area: 'Sandy Shores' });
  const shown = (await site.visitor().api.cars.list(filters as never)).cars.map((car) => car.id);
  expect(shown).toContain(karin ? other : id);
  expect(await newIn(search)).toEqual(shown.toSorted((one, another) => one - another));
});

test('a renamed, moved or merged area is still found by its earlier name, and brings no alert of its own', async () => {
  const [byName, byRegion, merged] = [
    await save({ area: 'Sandy Shores' }),
    await save({ region: 'Blaine County – North' }),
    await save({ area: 'Harmony' }),
  ];
  const before = await list({ area: 'Sandy Shores' });
  expect(await newIn(byName)).toEqual([before]);
  // Saved when the car was already on the list.
  const later = await save({ make: 'Karin', area: 'Sandy Shores' });
  const underNewName = await save({ area: 'Sandy Town' });

  const { region_id } = await site.db
    .selectFrom('areas')
    .select('region_id')
    .where('name', '=', 'Paleto Bay')
    .executeTakeFirstOrThrow();
  await ada.api.areas.edit({ id: await areaId('Sandy Shores'), name: 'Sandy Town', region_id });
  await renamed('Sandy Town', 1);
  for (const search of [byRegion, later, underNewName]) expect(await newIn(search)).toEqual([]);
  const second = await list({ area: 'Sandy Town' });
  for (const search of [byRegion, later, underNewName]) expect(await newIn(search)).toEqual([second]);

  await ada.api.areas.merge({ id: await areaId('Sandy Town'), into_id: await areaId('Harmony') });
  await renamed('Harmony', 2);
  expect(await newIn(merged)).toEqual([]);
  const third = await list({ area: 'Harmony' });
  expect(await newIn(merged)).toEqual([third]);
  expect(await newIn(byName)).toEqual([before, second, third]);
});

test('a car that moves to another area is announced there', async () => {
  const id = await list({ area: 'Davis' });
  const [area, region] = [await save({ area: 'Chumash' }), await save({ region: 'Los Santos County' })];
  await kenji.api.cars.update({ id, area: 'Chumash' });
  expect([await newIn(area), await newIn(region)]).toEqual([[id], [id]]);
});

test('a search with words finds an area that staff have given these words as a name', async () => {
  // Both words are known, so nothing else says that the search is read in another way.
  const search = await save({ search: 'turbo canyon' });
  const area = await site.db.selectFrom('areas').selectAll().where('name', '=', 'Davis').executeTakeFirstOrThrow();
  await ada.api.areas.edit({ id: area.id, also: [...area.also, 'Turbo Canyon'] });
  const id = await list({ area: 'Davis' });
  expect(await newIn(search)).toEqual([id]);
});

test('a word with meanings of several kinds finds cars by each of them, next to any other filter', async () => {
  const searches = [
    await save({ search: 'convertible', maxPrice: 60_000 }),
    await save({ search: 'convertible', minYear: 2015, maxYear: 2022 }),
    await save({ search: 'convertible sandy shores' }),
  ];
  const id = await listed(kenji, { make: 'Obey', model: '9F Cabrio', area: 'Sandy Shores', price: 42_000, year: 2021 });
  for (const search of searches) expect(await newIn(search)).toEqual([id]);
});

test('seats that staff enter bring no alert of their own, but count from then on', async () => {
  const id = await listed(kenji, { make: 'Karin', model: 'Sultan', price: 40_000 });
  const search = await save({ seats: '5' });
  await compared(site);
  await sql`update car_models set seats = 5 where display_name = 'Sultan'`.execute(site.db);
  await kenji.api.cars.update({ id, description: 'Now with five seats.' });
  expect(await newIn(search)).toEqual([]);
  const second = await listed(kenji, { make: 'Karin', model: 'Sultan' });
  expect(await newIn(search)).toEqual([second]);
  await sql`update car_models set seats = 4 where display_name = 'Sultan'`.execute(site.db);
});
