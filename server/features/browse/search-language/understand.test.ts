import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyMarket, listed } from '../../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../../testing/site.ts';

let site: Site;
let ada: SignedIn;
const ids: Record<string, number> = {};
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  ada = await site.as('admin');
  const dealer = await site.as('dealerOwner');
  const mara = (await site.as('member')).id;
  const grace = null;
  const add = async (name: string, seller: number | null, facts: Parameters<typeof listed>[1]) => {
    const id = await listed(dealer, { description: 'A car.', ...facts });
    // Dealers have more slots than private sellers.
    if (seller) await sql`update cars set dealer_id = null, seller_id = ${seller} where id = ${id}`.execute(site.db);
    ids[name] = id;
  };
  await add('baller', mara, { make: 'Gallivanter', model: 'Baller', transmission: 'automatic', price: 58_000 });
  await add('dearBaller', mara, { make: 'Gallivanter', model: 'Baller ST', transmission: 'automatic', price: 60_000 });
  await add('dealersMesa', grace, { make: 'Canis', model: 'Mesa', transmission: 'automatic', price: 30_000 });
  await add('manualMesa', mara, { make: 'Canis', model: 'Mesa', transmission: 'manual', price: 20_000 });
  await add('hybrid', mara, { make: 'Karin', model: 'Dilettante', fuel: 'hybrid', mileage: 60_000 });
  await add('sultan', mara, { make: 'Karin', model: 'Sultan', drive: 'all', colour: 'blue', mileage: 20_000 });
  await add('redZion', mara, { make: 'Übermacht', model: 'Zion', colour: 'red' });
  await add('redSultan', mara, { make: 'Karin', model: 'Sultan RS', colour: 'red', description: 'Not a coupe.' });
  await add('lambo', grace, { make: 'Pegassi', model: 'Zentorno', price: 900_000 });
  await add('pickup', mara, { make: 'Bravado', model: 'Bison' });
  await add('cabrio', mara, { make: 'Übermacht', model: 'Zion Cabrio' });
  await add('openTop', mara, { make: 'Obey', model: '9F', features: ['Convertible roof'] });
  await add('tahoma', mara, { make: 'Declasse', model: 'Tahoma Coupe' });
  await renameDealer('Eclipse Motors');
});
afterAll(() => site.close());

async function renameDealer(name: string): Promise<void> {
  const dealer = sql`(select dealer_id from cars where id = ${ids.lambo})`;
  await sql`update dealer_accounts set company_name = ${name} where id = ${dealer}`.execute(site.db);
}

const list = (search: string, more: { literally?: string[]; asTyped?: boolean } = {}) =>
  site.visitor().api.cars.list({ search, counts: true, ...more });
const namesOf = (cars: { id: number }[]) =>
  cars
    .map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? '')
    .toSorted((one, other) => one.localeCompare(other));

test('only the amount counts in a search, not filler words around it', async () => {
  const { cars: cheap } = await site.visitor().api.cars.list({ maxPrice: 29_999 });
  for (const search of ['cars under 30,000', 'any car for under 30k']) {
    const { cars, understood } = await list(search);
    expect(namesOf(cars), search).toEqual(namesOf(cheap));
    expect(understood.map(({ means }) => means)).toEqual(['Under $30,000']);
  }
});

test('dealers with cars on sale are suggested by the start of their name', async () => {
  const suggest = async (text: string) => {
    const { suggestions, dealers = [] } = await site.visitor().api.cars.suggest({ text });
    return [...suggestions.map(({ make }) => make), ...dealers.map(({ name, cars }) => `${name} ${cars}`)];
  };
  for (const text of ['ecl', 'Éclipse', 'eclipse mot', 'eclipse motors'])
    expect(await suggest(text), text).toEqual(['Eclipse Motors 2']);
  for (const text of ['motors', 'eclipse karin', 'eclipse motors lambo']) expect(await suggest(text), text).toEqual([]);
  await renameDealer('Ørsted Автомир');
  for (const text of ['ør', 'Ørsted', 'orsted', 'ørsted ав', 'orsted автомир'])
    expect(await suggest(text), text).toEqual(['Ørsted Автомир 2']);
  await renameDealer('Автомир');
  expect(await suggest('ав')).toEqual(['Автомир 2']);
  const others = sql`dealer_accounts where id <> (select dealer_id from cars where id = ${ids.lambo})`;
  const { rows } = await sql<{
    name: string;
  }>`select company_name as name from ${others} and status = 'active'`.execute(site.db);
  expect(rows).not.toEqual([]);
  for (const { name } of rows) expect(await suggest(name), `${name} has no car here`).toEqual([]);
  // Listed after makes and models with the same prefix.
  await renameDealer('Obey or Not');
  onTestFinished(() => renameDealer('Eclipse Motors'));
  expect(await suggest('obey')).toEqual(['Obey', 'Obey', 'Obey or Not 2']);
  await sql`update dealer_accounts set status = 'suspended' where company_name = 'Obey or Not'`.execute(site.db);
  onTestFinished(() => sql`update dealer_accounts set status = 'active'`.execute(site.db).then(() => undefined));
  expect(await suggest('obey or')).toEqual(['Obey', 'Obey']);
});

test('a dealer whose name consists of filler words is found, and the words stay fillers elsewhere', async () => {
  await renameDealer('The Car Shop');
  onTestFinished(() => renameDealer('Eclipse Motors'));
  expect(namesOf((await list('the car shop')).cars)).toEqual(['dealersMesa', 'lambo']);
  expect(namesOf((await list('the car, red, a coupe')).cars)).toEqual(['redZion']);
});

test.each([
  ['automatic suv', ['baller', 'dealersMesa', 'dearBaller'], ['Automatic', 'SUVs']],
  ['automatic suv under 60000', ['baller', 'dealersMesa'], ['Automatic', 'SUVs', 'Under $60,000']],
  [
    'an automatic SUV under $60,000 from a private seller',
    ['baller'],
    ['Automatic', 'SUVs', 'Private seller', 'Under $60,000'],
  ],
  ['automatic suv up to 60k', ['baller', 'dealersMesa', 'dearBaller'], ['Automatic', 'SUVs', 'Up to $60,000']],
  ['hybrid', ['hybrid'], ['Hybrid']],
  ['suv by owner under 30000', ['manualMesa'], ['SUVs', 'Private seller', 'Under $30,000']],
  ['red red coupe', ['redZion'], ['Red', 'Coupes']],
  ['awd', ['sultan'], ['All-wheel drive']],
  ['karin awd', ['sultan'], ['All-wheel drive']],
  ['karin under 50,000 miles', ['redSultan', 'sultan'], ['Under 50,000 mi']],
  // The site stores miles. The hybrid has 60,000 of them, which is more than 90,000 km.
  ['karin under 90,000 km', ['redSultan', 'sultan'], ['Under 90,000 km (55,923 mi)']],
  ['karin over 90,000 km', ['hybrid'], ['Over 90,000 km (55,923 mi)']],
  ['red coupe', ['redZion'], ['Red', 'Coupes']],
  ['eclipse motors', ['dealersMesa', 'lambo'], ['Eclipse Motors']],
  ['Eclipse Motors over 100k', ['lambo'], ['Eclipse Motors', 'Over $100,000']],
  // A dealer is found by the start of its name, even while it's being typed.
  ['eclipse', ['dealersMesa', 'lambo'], ['Eclipse Motors']],
  ['ecli', ['dealersMesa', 'lambo'], ['Eclipse Motors']],
  ['eclipse mot', ['dealersMesa', 'lambo'], ['Eclipse Motors']],
  ['eclips motors', ['dealersMesa', 'lambo'], ['Eclipse Motors']],
  ['automatic eclipse', ['dealersMesa'], ['Automatic', 'Eclipse Motors']],
  ['lambo', ['lambo'], ['Pegassi']],
  ['bmw', ['cabrio', 'redZion'], ['Übermacht']],
  ['red bmw', ['redZion'], ['Red', 'Übermacht']],
  ['range rover', ['baller', 'dearBaller'], ['Gallivanter']],
  ['pickup', ['pickup'], ['Bison, Bobcat XL and 28 more']],
  ['truck', ['pickup'], ['Bison, Bobcat XL and 34 more']],
  ['cheap pickup trucks', ['pickup'], ['Lowest price first', 'Bison, Bobcat XL and 34 more']],
  ['red german car', ['redZion'], ['Red', 'Benefactor, BF and 3 more']],
  ['convertible', ['cabrio', 'openTop'], ['Convertible roof, 9F Cabrio and 7 more']],
  ['automtic suv', ['baller', 'dealersMesa', 'dearBaller'], ['Automatic', 'SUVs']],
  // A model name means that model.
  ['tahoma coupe', ['tahoma'], []],
])('"%s" finds what it says and nothing else', async (search, expected, means) => {
  const { cars, total, understood, counts } = await list(search);
  expect(namesOf(cars)).toEqual(expected);
  expect(total).toBe(expected.length);
  expect(understood.map((one) => one.means).toSorted()).toEqual(means.toSorted());
  const makes = Object.values(counts?.make ?? {}).reduce((sum, cars) => sum + cars, 0);
  expect(makes).toBe(expected.length);
});

test('everyday words for kinds of vehicles have a meaning', async () => {
  const everyday =
    'truck, trucks, lorry, pickup trucks, bike, motorbike, motor bikes, superbike, dirt bike, chopper, scooter, quad, ' +
    'buggy, suv, van, people carrier, camper, rv, limo, station wagon, sedan, saloon, coupe, hatchback, sports car, ' +
    'super cars, hypercar, muscle cars, hot rod, low rider, convertible, cabrio, roadster, electric, hybrid, 4x4, ' +
    '4 wheel drive, off-roader, bulletproof, jdm, german, italian, british, american';
  const notUnderstood: string[] = [];
  for (const word of everyday.split(', ')) {
    const { understood } = await list(word);
    if (understood.length === 0) notUnderstood.push(word);
  }
  expect(notUnderstood).toEqual([]);
});

test('every make, model and class that a word means is in the catalogue', async () => {
  const { rows } = await sql<{ word: string; name: string }>`
    select word, name from word_meanings, unnest(meant) as name
    where facet = 'make' and not exists (select from car_makes where display_name = name)
      or facet = 'models' and not exists (select from car_models where display_name = name)
      or facet = 'bodyClass' and not exists (select from car_models where body_class = name)
  `.execute(site.db);
  expect(rows).toEqual([]);
});

test('a removed interpretation is searched literally, and insisting on everything interprets nothing', async () => {
  const { understood, cars } = await list('red coupe', { literally: ['coupe'] });
  expect(understood).toEqual([{ words: 'red', means: 'Red' }]);
  // The literal word, in a class or a description.
  expect(namesOf(cars)).toEqual(['redSultan', 'redZion']);
  expect((await list('automatic suv under 60000', { literally: ['under 60000'] })).total).toBe(0);
  expect(await list('lambo', { asTyped: true })).toMatchObject({ total: 0, understood: [] });
});

test('if the interpretation finds nothing, the literal words are searched', async () => {
  const id = await listed(await site.as('dealerOwner'), {
    make: 'Karin',
    model: 'Futo',
    description: 'Was a dealership car, pink once.',
  });
  const { cars, understood } = await list('pink dealership');
  expect([cars.map((car) => car.id), understood]).toEqual([[id], []]);
});

test.each(['eclispe motors', 'Eclpse Motrs', 'automatic eclispe motors'])(
  'the typing error in the dealer’s name "%s" is corrected and reported',
  async (search) => {
    const { cars, searched_for, understood } = await list(search);
    expect(namesOf(cars)).toContain('dealersMesa');
    expect(searched_for).toContain('eclipse motors');
    expect(understood.map((one) => one.means)).toContain('Eclipse Motors');
  },
);

test('a word that another seller’s car contains is searched literally, even if a dealer’s name starts with it', async () => {
  const mara = await site.as('member');
  const id = await listed(await site.as('dealerOwner'), { description: 'Eclipsed by none.' });
  await sql`update cars set dealer_id = null, seller_id = ${mara.id} where id = ${id}`.execute(site.db);
  for (const search of ['eclipse', 'ecli'])
    expect(await list(search)).toMatchObject({ total: 1, cars: [{ id }], understood: [] });
  // The full name still means the dealer.
  expect((await list('eclipse motors')).understood).toMatchObject([{ means: 'Eclipse Motors' }]);
  await mara.api.cars.remove({ id });
});

test('a word that two dealers’ names start with means neither, and inactive dealers do not count', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into dealer_accounts (company_name, status) values ('Eclipse Autos', 'active') returning id`.execute(
    site.db,
  );
  expect(await list('eclipse')).toMatchObject({ total: 0, understood: [] });
  expect((await list('eclipse mot')).understood).toMatchObject([{ means: 'Eclipse Motors' }]);
  await sql`update dealer_accounts set status = 'suspended' where id = ${rows[0]!.id}`.execute(site.db);
  expect((await list('eclipse')).understood).toMatchObject([{ means: 'Eclipse Motors' }]);
  expect(JSON.stringify((await list('eclipse autos')).understood)).not.toContain('Eclipse Autos');
});

test('a dealer’s full name means that dealer, whatever other names start alike and whoever mentions it', async () => {
  // Older cars come first when results are cut off.
  await sql`
    insert into dealer_accounts (id, company_name) overriding system value
    select -n, 'Long Road ' || n from generate_series(1, 24) as n
  `.execute(site.db);
  await renameDealer('Long Road 25');
  const describe = (text: string) =>
    sql`update cars set description = ${text} where id = ${ids.pickup}`.execute(site.db);
  await describe('As good as any from Long Road 25.');
  onTestFinished(async () => {
    await describe('A car.');
    await renameDealer('Eclipse Motors');
    await sql`delete from dealer_accounts where id < 0`.execute(site.db);
  });
  const { cars, understood } = await list('long road 25');
  expect(namesOf(cars)).toContain('lambo');
  expect(understood.map(({ means }) => means)).toEqual(['Long Road 25']);
});

test.each(['Karin', 'Karin Motors', 'Hybrid', 'Sultan House', 'Lambo Land', 'Lambo'])(
  'a dealer called "%s" does not take the word from its usual meaning',
  async (name) => {
    const words = name.split(' ')[0]!;
    const before = await list(words);
    await sql`update dealer_accounts set company_name = ${name} where company_name = 'Eclipse Motors'`.execute(site.db);
    expect(await list(words)).toMatchObject({ total: before.total, understood: before.understood });
    await sql`update dealer_accounts set company_name = 'Eclipse Motors' where company_name = ${name}`.execute(site.db);
  },
);

test('for an empty result, each search word can be dropped with the number of cars that finds', async () => {
  const { without, cars } = await site.visitor().api.cars.nearest({ search: 'red coupe diesel', make: 'Übermacht' });
  expect(without).toEqual([{ filters: [], words: 'diesel', search: 'red coupe', cars: 1, is_capped: false }]);
  expect(namesOf(cars)).toEqual(['redZion']);
});

test.each([
  ['Red, Coupé, diesel', ['diesel: Red Coupé']],
  ['all-wheel drive red', ['all wheel drive: red', 'red: all wheel drive']],
  [
    'a hybrid under 50k under 50,000 miles',
    ['hybrid: under 50k under 50,000 miles', 'under 50,000 miles: hybrid under 50k'],
  ],
  ['under $40,000, red', ['red: under $40,000', 'under $40,000: red']],
  // Words that form a phrase once the word between them is gone.
  ['stick pink shift', ['pink: stick shift']],
])('the rest of "%s" finds as many as promised', async (search, expected) => {
  const { without } = await site.visitor().api.cars.nearest({ search });
  expect(without.map((drop) => `${drop.words}: ${drop.search}`).toSorted()).toEqual(expected);
  for (const drop of without) expect((await list(drop.search ?? '')).total).toBe(drop.cars);
});

const nearest = async (asked: Parameters<SignedIn['api']['cars']['nearest']>[0]) =>
  (await site.visitor().api.cars.nearest(asked)).cars.map(
    ({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? '',
  );

test('for a model no one sells, its make and then its class are nearest, and for a make the classes it builds', async () => {
  // Pegassi builds the Infernus, and only one of their Zentornos is on sale.
  expect(await nearest({ search: 'infernus' })).toEqual(['lambo']);
  expect(await nearest({ models: 'Infernus' })).toEqual(['lambo']);
  expect(await nearest({ model: 'infern' })).toEqual(['lambo']);
  // Most of Grotti's models.
  const fast = namesOf((await site.visitor().api.cars.list({ bodyClass: ['Super', 'Sports Classics'] })).cars);
  expect(fast.length).toBeGreaterThan(0);
  const grotti = [{ search: 'ferrari' }, { make: 'Grotti' }, { search: 'grotti automatic', fuel: 'diesel' }] as const;
  for (const asked of grotti)
    expect(
      (await nearest(asked)).toSorted((one, other) => one.localeCompare(other)),
      JSON.stringify(asked),
    ).toEqual(fast);
});

test('for a price, mileage or year, the cars that miss it by least are nearest', async () => {
  expect(await nearest({ search: 'automatic suv under 10k' })).toEqual(['dealersMesa', 'baller', 'dearBaller']);
  expect(await nearest({ bodyClass: 'SUVs', minPrice: 70_000 })).toEqual([
    'dearBaller',
    'baller',
    'dealersMesa',
    'manualMesa',
  ]);
  expect(await nearest({ bodyClass: 'SUVs', minPrice: 31_000, maxPrice: 32_000 })).toEqual([
    'dealersMesa',
    'manualMesa',
  ]);
  expect(await nearest({ bodyClass: 'SUVs', priceBand: 'over-100000' })).toEqual([
    'dearBaller',
    'baller',
    'dealersMesa',
    'manualMesa',
  ]);
  expect((await nearest({ make: 'Karin', maxMileage: 10_000 })).at(-1)).toBe('hybrid');
});

test('if nothing is near, no car is shown as near', async () => {
  for (const asked of [
    { search: 'electric' },
    { fuel: 'electric' },
    { search: 'electric pink' },
    { search: 'spaceship' },
  ] as const)
    expect(await nearest(asked), JSON.stringify(asked)).toEqual([]);
});

test('a literal word stays literal while another word is dropped', async () => {
  const asked = { search: 'red coupe diesel', literally: ['coupe'] };
  const { without } = await site.visitor().api.cars.nearest(asked);
  expect(without).toMatchObject([{ words: 'diesel', search: 'red coupe', cars: 2 }]);
  expect((await list('red coupe', { literally: ['coupe'] })).total).toBe(2);
});

test('a literal search is not offered a meaning to drop', async () => {
  const asked = { search: 'red diesel', make: 'Übermacht', asTyped: true };
  const { without } = await site.visitor().api.cars.nearest(asked);
  expect(without).toMatchObject([{ filters: [], words: 'red diesel', search: '', cars: 2 }]);
});

test('staff define what a word means, it is logged, and search uses it until it is deleted', async () => {
  const { api } = ada;
  const { word } = await api.catalogue.addWord({
    word: ' Grüne  Göttin! ',
    facet: 'models',
    meant: ['Sultan', 'Sultan'],
  });
  expect(word).toMatchObject({ word: 'grune gottin', facet: 'models', meant: ['Sultan'] });
  expect(namesOf((await list('grüne göttin')).cars)).toEqual(['sultan']);
  await api.catalogue.editWord({ ...word, meant: ['Bison'] });
  expect(namesOf((await list('grüne göttin')).cars)).toEqual(['pickup']);
  const actions = await site.db
    .selectFrom('staff_actions')
    .select(['action', 'after'])
    .where('target_kind', '=', 'search_word')
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['add_search_word', 'edit_search_word']);
  expect(actions.at(-1)?.after).toEqual({ word: 'grune gottin', facet: 'models', meant: ['Bison'] });
  await api.catalogue.removeWord({ id: word.id });
  expect((await list('grüne göttin')).total).toBe(0);
  await expect(api.catalogue.removeWord({ id: word.id })).rejects.toMatchObject({ code: 'word_not_found' });
});

test('a word cannot mean a value no car has, or the same kind of thing twice', async () => {
  const { api } = ada;
  await expect(api.catalogue.addWord({ word: 'x', facet: 'make', meant: ['Karrin'] })).rejects.toMatchObject({
    fields: { meant: ['The catalogue has no “Karrin”'] },
  });
  await expect(api.catalogue.addWord({ word: 'x', facet: 'fuel', meant: ['steam'] })).rejects.toMatchObject({
    fields: { meant: ['“steam” isn’t one of the choices'] },
  });
  await expect(api.catalogue.addWord({ word: '!!', facet: 'fuel', meant: ['diesel'] })).rejects.toMatchObject({
    fields: { word: ['Please enter letters or numbers'] },
  });
  await expect(api.catalogue.addWord({ word: 'BMW', facet: 'make', meant: ['Karin'] })).rejects.toMatchObject({
    code: 'word_exists',
  });
});

test('every name that the initial words refer to is in the catalogue', async () => {
  const { rows } = await sql`
    select word, named from word_meanings, unnest(meant) as named
    where facet = 'make' and not exists (select from car_makes where display_name = named)
      or facet = 'models' and not exists (select from car_models where display_name = named)`.execute(site.db);
  expect(rows).toEqual([]);
});
