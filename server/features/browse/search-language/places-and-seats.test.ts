import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../../testing/market.ts';
import { startSite, type Site } from '../../../../testing/site.ts';

let site: Site;
/** Their ids by name. */
const cars: Record<string, number> = {};
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  const dealer = await site.as('dealerOwner');
  const add = async (name: string, car: { make: string; model: string; price: number; area?: string }) => {
    cars[name] = await listed(dealer, { description: 'A car', body_class: 'Vans', ...car });
  };
  await add('pickup', { make: 'Vapid', model: 'Bobcat XL', price: 22_000, area: 'Sandy Shores' });
  await add('minivan', { make: 'Vapid', model: 'Minivan', price: 9_000, area: 'Davis' });
  await add('sultan', { make: 'Karin', model: 'Sultan', price: 40_000, area: 'Sandy Shores' });
  await add('zentorno', { make: 'Pegassi', model: 'Zentorno', price: 180_000, area: 'Paleto Bay' });
  await add('adder', { make: 'Truffade', model: 'Adder', price: 150_000 });
  await add('typed', { make: 'Karin', model: 'Homemade', price: 5_000, area: 'Harmony' });
});
afterAll(() => site.close());

const find = async (search: string, more: object = {}) => {
  const list = await site.visitor().api.cars.list({ search, counts: true, ...more });
  const nameOf = (id: number) => Object.keys(cars).find((name) => cars[name] === id);
  return { names: list.cars.map(({ id }) => nameOf(id)), list };
};

test.each([
  ['sandy shores pickup', ['pickup'], ['Sandy Shores', 'Bison, Bobcat XL and 28 more']],
  ['sandy', ['pickup', 'sultan'], ['Sandy Shores']],
  ['sandy shors', ['pickup', 'sultan'], ['Sandy Shores']],
  ['blaine county', ['pickup', 'sultan', 'typed', 'zentorno'], ['Blaine County – Desert, Blaine County – North']],
  ['karin in the desert', ['sultan', 'typed'], ['Blaine County – Desert']],
  ['7 seats', ['minivan'], ['7 or more seats']],
  ['family', ['minivan', 'sultan'], ['4 or more seats']],
  ['two seater under 160000', ['adder', 'pickup'], ['2 seats', 'Under $160,000']],
  ['fast', ['adder', 'sultan', 'zentorno'], ['Super, Sports, Muscle']],
])('“%s” finds what it says and nothing else', async (search, names, means) => {
  const found = await find(search);
  expect(new Set(found.names)).toEqual(new Set(names));
  expect(found.list.total).toBe(names.length);
  expect(found.list.understood.map((one) => one.means)).toEqual(means);
});

test('cheap lists the lowest price first, unless an order is selected', async () => {
  const cheap = await find('cheap');
  expect(cheap.names).toEqual(['typed', 'minivan', 'pickup', 'sultan', 'adder', 'zentorno']);
  expect(cheap.list.understood).toEqual([{ words: 'cheap', means: 'Lowest price first', sort: 'price_low' }]);
  const selected = await find('cheap', { sort: 'price_high' });
  expect(selected.names.at(0)).toBe('zentorno');
  expect(selected.list.understood).toEqual([]);
  expect((await find('cheap supercar')).names).toEqual(['adder', 'zentorno']);
});

test('seats come from the catalogue, follow its changes and are unknown for a typed model', async () => {
  const seats = async (name: string) => (await site.visitor().api.cars.get({ id: cars[name]! }))!.seats;
  expect([await seats('minivan'), await seats('adder'), await seats('typed')]).toEqual([7, 2, null]);
  expect((await find('', { seats: '7' })).names).toEqual(['minivan']);
  const ada = await site.as('admin');
  const { makes } = await ada.api.catalogue.staffMakes({ search: 'Vapid' });
  const { models } = await ada.api.catalogue.staffModels({ make_id: makes[0]!.id });
  const minivan = models.find(({ display_name }) => display_name === 'Minivan')!;
  await ada.api.catalogue.editModel({ id: minivan.id, seats: 6 });
  expect(await seats('minivan')).toBe(6);
  const { names, list } = await find('', { seats: '7' });
  expect([names, list.counts?.seats]).toEqual([[], { 2: 3, 4: 1, 6: 1 }]);
});

test('if nothing is in an area, the nearest cars are elsewhere and dropping it is offered', async () => {
  const { without, cars: near } = await site.visitor().api.cars.nearest({ make: 'Karin', area: 'Paleto Bay' });
  expect(without).toContainEqual(expect.objectContaining({ filters: ['area'], cars: 2 }));
  expect(new Set(near.map(({ id }) => id))).toEqual(new Set([cars.sultan, cars.typed]));
});
