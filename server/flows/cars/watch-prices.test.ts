import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, timePasses } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { watchPrices } from './watch-prices.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let car: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noticesWritten(site);
  await site.db.deleteFrom('notices').execute();
  car = await listed(mara, { title: 'Rally car', price: 42_000 });
  await kenji.api.favourites.add({ car_id: car });
});

const watch = (target_price: number | null, person = kenji) =>
  person.api.favourites.setTarget({ car_id: car, target_price });
const cost = (price: number) => mara.api.cars.update({ id: car, price });
/** Everything Kenji was notified of, oldest first. */
async function told(person = kenji): Promise<string[]> {
  await noticesWritten(site);
  const { notices } = await person.api.notices.list({});
  return notices.map(({ sentence }) => sentence).toReversed();
}
const reached = (price: string) => `“Rally car” has reached your target price and now costs $${price}.`;

test('a price that reaches the target is one notification, instead of the one about the lower price', async () => {
  const sam = await site.as('support');
  await sam.api.favourites.add({ car_id: car });
  await watch(38_000);
  await timePasses(site, car);
  await cost(37_500);
  expect(await told()).toEqual([reached('37,500')]);
  expect(await told(sam)).toEqual(['“Rally car” from your favourites now costs $37,500, down from $42,000.']);
  expect(await told(mara)).toEqual([]);
  expect((await kenji.api.favourites.list({})).cars).toMatchObject([{ target_price: 38_000, is_target_reached: true }]);
});

test('a price above the target is an ordinary lower price, and exactly the target reaches it', async () => {
  await watch(38_000);
  await timePasses(site, car);
  await cost(38_001);
  expect(await told()).toEqual(['“Rally car” from your favourites now costs $38,001, down from $42,000.']);
  await cost(38_000);
  expect((await told()).at(-1)).toBe(reached('38,000'));
});

test('a target is reached once, however often the price returns to it, and another target starts over', async () => {
  await watch(38_000);
  await timePasses(site, car);
  for (const price of [37_000, 45_000, 37_000]) await cost(price);
  await Promise.all([watchPrices(site.db), watchPrices(site.db)]);
  const about = async () => (await told()).filter((sentence) => sentence.includes('target'));
  expect(await about()).toEqual([reached('37,000')]);
  await site.db.deleteFrom('notices').execute();
  await watch(36_000);
  expect((await kenji.api.favourites.target({ car_id: car })).target).toMatchObject({ is_target_reached: false });
  await cost(35_000);
  expect(await about()).toEqual([reached('35,000')]);
});

test('a price that was public for less than a day makes no reduction, but counts once it has been public for one', async () => {
  await watch(38_000);
  await cost(37_000);
  await watchPrices(site.db);
  expect(await told()).toEqual([]);
  await timePasses(site, car);
  await Promise.all([watchPrices(site.db), watchPrices(site.db)]);
  expect(await told()).toEqual([reached('37,000')]);
});

test('a hidden or reserved car notifies no one until it is for sale again', async () => {
  await watch(38_000);
  await timePasses(site, car);
  await sql`update cars set is_hidden = true where id = ${car}`.execute(site.db);
  await cost(37_000);
  await watchPrices(site.db);
  expect(await told()).toEqual([]);
  await sql`update cars set is_hidden = false where id = ${car}`.execute(site.db);
  await mara.api.cars.change({ id: car, transition: 'reserve' });
  await watchPrices(site.db);
  expect(await told()).toEqual([]);
  await mara.api.cars.change({ id: car, transition: 'release' });
  await watchPrices(site.db);
  expect(await told()).toEqual([reached('37,000')]);
});

test('the seller’s own target and one that was removed notify no one', async () => {
  await mara.api.favourites.add({ car_id: car });
  await watch(38_000, mara);
  await watch(38_000);
  await watch(null);
  await kenji.api.favourites.remove({ car_id: car });
  await timePasses(site, car);
  await cost(37_000);
  await watchPrices(site.db);
  expect([await told(), await told(mara)]).toEqual([[], []]);
});

test('a target needs a favourite and is below the price, and only its member sees it', async () => {
  await expect(watch(42_000)).rejects.toMatchObject({
    fields: { target_price: ['Please enter less than the current price of $42,000'] },
  });
  await expect(watch(0)).rejects.toMatchObject({ fields: { target_price: ['Please enter a price of at least $1'] } });
  await expect(watch(30_000, mara)).rejects.toMatchObject({ code: 'not_a_favourite' });
  await watch(30_000);
  await mara.api.favourites.add({ car_id: car });
  expect((await mara.api.favourites.target({ car_id: car })).target).toMatchObject({ target_price: null });
  expect(JSON.stringify(await mara.api.cars.mine({}))).not.toContain('30000');
});

test('a removed favourite returns with its target, and with the target it had already reached', async () => {
  await watch(38_000);
  await timePasses(site, car);
  await cost(37_000);
  await kenji.api.favourites.remove({ car_id: car });
  await kenji.api.favourites.add({ car_id: car });
  expect((await kenji.api.favourites.target({ car_id: car })).target).toEqual({
    target_price: 38_000,
    is_target_reached: true,
  });
});

test('saving a price doesn’t wait for a favourite that is being removed', async () => {
  await watch(38_000);
  await timePasses(site, car);
  await site.db.transaction().execute(async (tx) => {
    await sql`select from favourites where car_id = ${car} for update`.execute(tx);
    await cost(37_000);
  });
  await watchPrices(site.db);
  const sentences = await told();
  expect(sentences.filter((one) => one.includes('target'))).toEqual([reached('37,000')]);
});
