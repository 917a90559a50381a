import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';

let site: Site;
let ada: SignedIn;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [ada, mara] = await Promise.all([site.as('admin'), site.as('dealerOwner')]);
});
afterAll(() => site.close());

const carsIn = async (filters: { area?: string; region?: string; search?: string }) =>
  (await site.visitor().api.cars.list({ ...filters, counts: true })).cars.map(({ id }) => id);
const inArea = (area: string) => listed(mara, { area });
const newArea = async (name: string, region_id = 1) => (await ada.api.areas.add({ region_id, name })).area;
const carOf = async (id: number) => (await site.visitor().api.cars.get({ id }))!;

test('a listing’s area is saved by its name or a short form, shown with its region, changed and cleared', async () => {
  const id = await inArea('SANDY');
  expect(await carOf(id)).toMatchObject({ area: 'Sandy Shores', region: 'Blaine County – Desert' });
  await mara.api.cars.update({ id, area: 'Paleto Bay' });
  expect(await carOf(id)).toMatchObject({ area: 'Paleto Bay', region: 'Blaine County – North' });
  await mara.api.cars.update({ id, price: 41_000 });
  expect((await carOf(id)).area).toBe('Paleto Bay');
  await mara.api.cars.update({ id, area: null });
  expect(await carOf(id)).toMatchObject({ area: null, region: null });
});

test('a name that is no area, or a short form of several, is refused at its field', async () => {
  const refused = { code: 'bad_input', fields: { area: ['Please select an area from the list'] } };
  for (const area of ['Atlantis', 'docks']) await expect(inArea(area)).rejects.toMatchObject(refused);
});

test('Browse filters by areas and whole regions together, with counts that leave out their own filter', async () => {
  const [shores, harmony, davis] = [await inArea('Sandy Shores'), await inArea('Harmony'), await inArea('Davis')];
  expect(await carsIn({ area: 'Davis' })).toEqual([davis]);
  const desert = 'Blaine County – Desert';
  expect(new Set(await carsIn({ region: desert }))).toEqual(new Set([shores, harmony]));
  expect(new Set(await carsIn({ region: desert, area: 'Davis' }))).toEqual(new Set([shores, harmony, davis]));
  const { counts } = await site.visitor().api.cars.list({ area: 'Davis', counts: true });
  expect(counts).toMatchObject({ area: { Davis: 1, Harmony: 1, 'Sandy Shores': 1 }, region: { [desert]: 2 } });
  const others = await site.visitor().api.cars.list({ notRegion: desert, notArea: 'Davis' });
  expect(others.cars.map(({ id }) => id)).not.toContain(shores);
});

test('a renamed area renames its cars, and its old name keeps finding them in links, searches and files', async () => {
  const { id: areaId } = await newArea('Old Mill');
  const id = await inArea('Old Mill');
  const { area } = await ada.api.areas.edit({ id: areaId, name: 'New Mill', region_id: 2 });
  expect(area).toMatchObject({ name: 'New Mill', also: ['Old Mill'], region_id: 2 });
  await until('the car follows', async () => (await carOf(id)).area === 'New Mill');
  expect((await carOf(id)).region).not.toBeNull();
  for (const filters of [{ area: 'Old Mill' }, { area: 'New Mill' }, { search: 'old mill' }, { search: 'new mill' }])
    expect(await carsIn(filters), JSON.stringify(filters)).toEqual([id]);
  const back = await ada.api.areas.edit({ id: areaId, name: 'Old Mill' });
  expect(back.area.also).toEqual(['New Mill']);
});

test('a merged area moves its cars, leaves its names behind and is gone', async () => {
  const [from, into] = [await newArea('North Pier'), await newArea('South Pier')];
  const id = await inArea('North Pier');
  const { area } = await ada.api.areas.merge({ id: from.id, into_id: into.id });
  expect(area.also).toEqual(['North Pier']);
  await until('the car follows', async () => (await carOf(id)).area === 'South Pier');
  expect(await carsIn({ area: 'North Pier' })).toEqual([id]);
  await until('the area is gone', async () => {
    const left = await site.db.selectFrom('areas').select('id').where('id', '=', from.id).execute();
    return left.length === 0;
  });
  await expect(ada.api.areas.merge({ id: into.id, into_id: into.id })).rejects.toMatchObject({
    code: 'area_not_selectable',
  });
  await expect(ada.api.areas.merge({ id: from.id, into_id: into.id })).rejects.toMatchObject({
    code: 'area_not_found',
  });
});

test('a retired area isn’t offered any more and stays on its cars, where it can still be found', async () => {
  const { id: areaId } = await newArea('Closed Quarry');
  const id = await inArea('Closed Quarry');
  await ada.api.areas.edit({ id: areaId, is_hidden: true });
  const { regions } = await site.visitor().api.areas.list({});
  expect(regions.flatMap(({ areas }) => areas.map(({ name }) => name))).not.toContain('Closed Quarry');
  await mara.api.cars.update({ id, area: 'Closed Quarry', price: 12_000 });
  expect(await carsIn({ area: 'Closed Quarry' })).toEqual([id]);
  const other = await newArea('Open Quarry');
  await expect(ada.api.areas.merge({ id: other.id, into_id: areaId })).rejects.toMatchObject({
    code: 'area_not_selectable',
  });
});

test('a renamed region renames it on its cars', async () => {
  const { region } = await ada.api.areas.addRegion({ name: 'Cayo' });
  await newArea('Airstrip', region.id);
  const id = await inArea('Airstrip');
  await ada.api.areas.editRegion({ id: region.id, name: 'Cayo Perico' });
  await until('the car follows', async () => (await carOf(id)).region === 'Cayo Perico');
  expect(await carsIn({ region: 'Cayo' })).toEqual([id]);
});

test('two areas can’t have the same name, not even when added at the same time', async () => {
  const add = () => ada.api.areas.add({ region_id: 1, name: 'Twin Peak' });
  const both = await Promise.allSettled([add(), add()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(ada.api.areas.add({ region_id: 1, name: 'twin peak' })).rejects.toMatchObject({ code: 'area_exists' });
  await expect(ada.api.areas.edit({ id: 1, name: 'Twin Peak' })).rejects.toMatchObject({ code: 'area_exists' });
  await expect(ada.api.areas.addRegion({ name: 'cayo perico' })).rejects.toMatchObject({ code: 'region_exists' });
});
