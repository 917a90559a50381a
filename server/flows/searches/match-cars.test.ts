import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateModels } from '../../../testing/guide.ts';
import { emptyMarket, listed, timePasses } from '../../../testing/market.ts';
import { comparedAndTold } from '../../../testing/searches/compared.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { sendDigests } from './send-digests.ts';

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
  await settled();
  for (const table of ['saved_searches', 'notices', 'blocks'] as const) await site.db.deleteFrom(table).execute();
});

const settled = () => comparedAndTold(site);
const save = async (name: string, filters: Parameters<SignedIn['api']['searches']['add']>[0]['filters'], more = {}) =>
  (await mara.api.searches.add({ name, filters, ...more })).id;
const told = async (person = mara) => {
  await settled();
  return (await person.api.notices.list({})).notices.map(({ sentence }) => sentence).toReversed();
};
const edit = async (id: number, change: object) => void (await kenji.api.cars.update({ id, ...change }));
/** Makes the current price count as an earlier one. */
const agePrice = (id: number) => timePasses(site, id);

test('a new car is one notification that names all searches it matches', async () => {
  await save('Karins', { make: 'Karin' });
  await save('Cheap', { maxPrice: 50_000 });
  await save('Dinkas', { make: 'Dinka' });
  const id = await listed(kenji, { make: 'Karin', model: 'Sultan', title: 'Rally car', price: 42_000 });
  expect(await told()).toEqual(['“Rally car” matches your searches “Karins” and “Cheap”.']);
  expect((await mara.api.notices.list({})).notices).toMatchObject([
    { link: `/car/${id}`, searches: [{ name: 'Karins' }, { name: 'Cheap' }] },
  ]);
  expect(await told(kenji)).toEqual([]);
  expect((await mara.api.searches.list({})).searches.map(({ new_count }) => new_count)).toEqual([0, 1, 1]);
});

test('an edit that makes a car match announces it once, whatever happens to it later', async () => {
  const id = await listed(kenji, { make: 'Karin', model: 'Sultan', title: 'Rally car', colour: 'red' });
  await save('Blue', { make: 'Karin', colour: 'blue' });
  await save('All', { make: 'Karin' });
  await edit(id, { description: 'A quiet car.' });
  expect(await told()).toEqual([]);
  for (const colour of ['blue', 'red', 'blue']) {
    await edit(id, { colour });
    await settled();
  }
  await kenji.api.cars.change({ id, transition: 'reserve' });
  await kenji.api.cars.change({ id, transition: 'release' });
  expect(await told()).toEqual(['“Rally car” matches your search “Blue”.']);
});

test('a refit notifies no one, and a lower price that makes a car a great deal does', async () => {
  const add = (price: number) => listed(kenji, { make: 'Karin', model: 'Sultan', year: 2026, mileage: 0, price });
  await rateModels(site, 50_000);
  const [dear, cheap] = [await add(90_000), await add(60_000)];
  await save('Bargains', { deal: 'great' });
  await rateModels(site, 80_000);
  const total = async () => (await mara.api.searches.list({})).searches[0]!.total;
  expect([await told(), await total()]).toEqual([[], 1]);
  // It already was a great deal, though not when the search was saved.
  await edit(cheap, { colour: 'red' });
  expect(await told()).toEqual([]);
  await edit(dear, { price: 60_000, title: 'Rally car' });
  expect([await told(), await total()]).toEqual([['“Rally car” matches your search “Bargains”.'], 2]);
});

test('a lower price is announced once it counts, and a car that begins to match is announced as that', async () => {
  const id = await listed(kenji, { make: 'Karin', model: 'Sultan', title: 'Rally car', price: 42_000 });
  await save('Karins', { make: 'Karin' });
  await edit(id, { price: 41_000 });
  expect(await told()).toEqual([]);
  await agePrice(id);
  await edit(id, { price: 40_000 });
  expect(await told()).toEqual(['“Rally car” from your search “Karins” is now cheaper.']);
  await save('Cheap', { maxPrice: 35_000 });
  await agePrice(id);
  await edit(id, { price: 30_000 });
  expect((await told()).at(-1)).toBe('“Rally car” matches your searches “Karins” and “Cheap”.');
});

test('no alerts for own cars, from blocked members, paused, stopped or deleted searches', async () => {
  await save('Karins', { make: 'Karin' });
  const [paused, stopped, gone] = [
    await save('Paused', { model: 'Sultan' }),
    await save('Stopped', { search: 'sultan' }),
    await save('Gone', { bodyClass: 'Sports' }),
  ];
  await mara.api.searches.update({ id: paused, is_paused: true });
  await mara.api.searches.update({ id: stopped, frequency: 'off' });
  await mara.api.searches.remove({ id: gone });
  await listed(mara, { make: 'Karin', model: 'Sultan' });
  expect(await told()).toEqual([]);
  await site.db.insertInto('blocks').values({ blocker_id: kenji.id, blocked_id: mara.id }).execute();
  await listed(kenji, { make: 'Karin', model: 'Sultan' });
  expect(await told()).toEqual([]);
  await site.db.deleteFrom('blocks').execute();
  await listed(kenji, { make: 'Karin', model: 'Sultan', title: 'At last' });
  expect(await told()).toEqual(['“At last” matches your search “Karins”.']);
});

test('words are understood as Browse understands them, also after staff change a meaning', async () => {
  await save('Benefactor', { search: 'benefacter schafter' });
  await save('Ponies', { search: 'pony' });
  await listed(kenji, { make: 'Benefactor', model: 'Schafter', title: 'Limousine' });
  expect(await told()).toEqual(['“Limousine” matches your search “Benefactor”.']);
  await sql`insert into word_meanings (word, facet, meant) values ('pony', 'bodyClass', '{Muscle}')`.execute(site.db);
  await listed(kenji, { make: 'Bravado', model: 'Banshee', title: 'Other' });
  await sql`update cars set body_class = 'Muscle', title = 'Mustang' where title = 'Other'`.execute(site.db);
  expect((await told()).at(-1)).toBe('“Mustang” matches your search “Ponies”.');
});

test('daily and weekly searches wait for their digest, which brings everything once', async () => {
  await save('Day', { make: 'Karin' }, { frequency: 'daily' });
  await save('Week', { model: 'Sultan' }, { frequency: 'weekly' });
  await listed(kenji, { make: 'Karin', model: 'Sultan' });
  await listed(kenji, { make: 'Karin', model: 'Sultan' });
  expect(await told()).toEqual([]);
  const nextWeek = new Date(Date.now() + 8 * 86_400_000);
  await Promise.all([1, 2].map(() => sendDigests(site.db, 'UTC', nextWeek)));
  expect(await told()).toEqual([
    'Today: 2 new or cheaper cars in your search “Day”.',
    'This week: 2 new or cheaper cars in your search “Week”.',
  ]);
  await sendDigests(site.db, 'UTC', nextWeek);
  expect(await told()).toHaveLength(2);
});
