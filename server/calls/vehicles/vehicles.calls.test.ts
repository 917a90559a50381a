import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, theo: SignedIn, grace: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('firstCharacter')];
  [grace, mia] = [await site.as('dealerOwner'), await site.as('moderator')];
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`update users set standing = 'active', suspended_until = null, standing_reason = null where standing = 'suspended' and id = ${mara.id}`.execute(
    site.db,
  );
});

const plate = 'AB 12 CD';
const eventsOf = async (car_id: number) => (await site.visitor().api.vehicles.history({ car_id }))?.events ?? null;
/** In short, newest first: `sold 18500`, and `*` for the listing whose page it is. */
const historyOf = async (car_id: number) =>
  (await eventsOf(car_id))?.map(
    ({ kind, mileage, is_this }) => `${kind}${mileage === null ? '' : ` ${mileage}`}${is_this ? ' *' : ''}`,
  );
const soldTo = async (buyer: SignedIn, seller: SignedIn, car_id: number, sale_price: number | null = 40_000) => {
  const id = await sell(seller, car_id, { buyer_id: buyer.id, sale_price });
  await buyer.api.sales.confirm({ id, sale_price });
  return id;
};
/** Mara's listing, sold to Kenji. */
const bought = async (facts: Parameters<typeof listed>[1] = {}) => {
  const car = await listed(mara, { plate, ...facts });
  return { car, sale: await soldTo(kenji, mara, car) };
};

test('a car without earlier listings has only its own, and one that isn’t public has no history', async () => {
  const id = await listed(mara, { plate });
  expect(await historyOf(id)).toEqual(['listed 18500 *']);
  const { id: unlisted } = await mara.api.cars.create({ make: 'Karin', model: 'Sultan', plate });
  expect(await eventsOf(unlisted)).toBeNull();
  await mia.api.cars.updateStatus({ id, status: 'removed', reason: 'Not a real car' });
  expect(await eventsOf(id)).toBeNull();
});

test.each(['ab12cd', 'AB12CD', 'A B12 CD', 'ab 12 cd'])(
  'the same plate typed as “%s” is the same car',
  async (typed) => {
    await bought();
    const again = await listed(kenji, { plate: typed, mileage: 20_000 });
    expect(await historyOf(again)).toEqual(['listed 20000 *', 'sold 18500', 'listed 18500']);
  },
);

test('letters that look like digits are read as them, and dashes of an old plate don’t matter', async () => {
  const first = await listed(mara, { plate: 'OI 23' });
  await sql`update cars set plate = 'OI-23' where id = ${first}`.execute(site.db);
  expect(await historyOf(await listed(kenji, { plate: '0123' }))).toEqual(['listed 18500 *', 'listed 18500']);
});

test('a plate reused on another model, or on no plate, is another car', async () => {
  await bought();
  expect(await historyOf(await listed(kenji, { plate, model: 'Futo' }))).toEqual(['listed 18500 *']);
  expect(await historyOf(await listed(theo, {}))).toEqual(['listed 18500 *']);
  expect(await historyOf(await listed(grace, { plate: 'AB 12 CE' }))).toEqual(['listed 18500 *']);
});

test('a removed plate ends the history by plate, and a car that was bought here keeps it', async () => {
  const { sale } = await bought();
  const byPlate = await listed(kenji, { plate });
  await kenji.api.cars.update({ id: byPlate, plate: '' });
  expect(await historyOf(byPlate)).toEqual(['listed 18500 *']);
  const { listing } = await kenji.api.sales.listAgain({ id: sale });
  await kenji.api.cars.update({ id: listing.id, plate: '', price: 40_000, description: 'Mine for a while' });
  await kenji.api.cars.change({ id: listing.id, transition: 'submit' });
  expect(await historyOf(listing.id)).toEqual(['listed 18500 *', 'sold 18500', 'listed 18500']);
  expect((await eventsOf(listing.id))![0]).toMatchObject({ is_bought_here: true });
  // It can't be turned into another car.
  await kenji.api.cars.update({ id: listing.id, model: 'Futo' });
  expect(await historyOf(listing.id)).toEqual(['listed 18500 *']);
});

test('a history goes on over a changed plate', async () => {
  const { car, sale } = await bought();
  const { listing } = await kenji.api.sales.listAgain({ id: sale });
  await kenji.api.cars.update({ id: listing.id, plate: 'NEW 1', price: 40_000, description: 'Mine', mileage: 19_000 });
  await kenji.api.cars.change({ id: listing.id, transition: 'submit' });
  await soldTo(theo, kenji, listing.id);
  const third = await listed(theo, { plate: 'new1', mileage: 21_000 });
  const all = ['listed 21000', 'sold 19000', 'listed 19000', 'sold 18500', 'listed 18500'];
  expect(await historyOf(third)).toEqual(all.map((event) => event.replace('21000', '21000 *')));
  expect((await historyOf(car))?.map((event) => event.replace(' *', ''))).toEqual(all);
});

test('a sale annulled in the middle says so, without its mileage, and doesn’t join listings any more', async () => {
  const { car, sale } = await bought();
  const { listing } = await kenji.api.sales.listAgain({ id: sale });
  await kenji.api.cars.update({ id: listing.id, plate: '', price: 40_000, description: 'Mine', mileage: 19_000 });
  await kenji.api.cars.change({ id: listing.id, transition: 'submit' });
  await mia.api.sales.decide({ id: sale, outcome: 'annul', reason: 'It never happened' });
  expect(await historyOf(listing.id)).toEqual(['listed 19000 *']);
  await kenji.api.cars.update({ id: listing.id, plate });
  // Newest first, and it was annulled after the car was listed again.
  expect(await historyOf(listing.id)).toEqual(['annulled', 'listed 19000 *', 'listed 18500']);
  expect(await historyOf(car)).toEqual(['annulled *', 'listed 19000', 'listed 18500 *']);
});

test('while its owner is suspended, a listing counts only if its sale is verified, and names no one', async () => {
  const { sale } = await bought();
  await mara.api.sales.setShown({ id: sale, show_amount: false, show_name: true });
  const again = await listed(kenji, { plate, mileage: 20_000 });
  expect((await eventsOf(again))!.find(({ kind }) => kind === 'sold')!.seller_name).toBe('Mara Quinn');
  const unsold = await listed(mara, { plate, mileage: 90_000 });
  expect(await historyOf(again)).toEqual(['listed 90000', 'listed 20000 *', 'sold 18500', 'listed 18500']);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await mia.api.accounts.updateStatus({ user_id: mara.id, status: 'suspended', until, reason: 'Spam' });
  expect(await historyOf(again)).toEqual(['listed 20000 *', 'sold 18500', 'listed 18500']);
  const events = (await eventsOf(again))!;
  expect(events.find(({ kind }) => kind === 'sold')).toMatchObject({ seller_name: null, car_id: null });
  expect(JSON.stringify(events)).not.toContain('Mara');
  expect(await eventsOf(unsold)).toBeNull();
});

test('listings that staff flagged or removed don’t count, and one that its seller deleted does', async () => {
  const [flagged, removed, deleted] = [
    await listed(mara, { plate, mileage: 1 }),
    await listed(theo, { plate, mileage: 2 }),
    await listed(grace, { plate, mileage: 99_000 }),
  ];
  await mia.api.cars.updateStatus({ id: flagged, status: 'flagged', reason: 'Not a real car' });
  await mia.api.cars.updateStatus({ id: removed, status: 'removed', reason: 'Not a real car' });
  await grace.api.cars.remove({ id: deleted });
  const id = await listed(kenji, { plate });
  expect(await historyOf(id)).toEqual(['listed 18500 *', 'listed 99000']);
  const events = (await eventsOf(id))!;
  expect(events[1]).toMatchObject({ car_id: null, company: 'Eclipse Motors' });
  expect(events[0]!.fell_from).toMatchObject({ mileage: 99_000 });
});

test('a mileage that went down is shown with the highest one before, and one that went up isn’t', async () => {
  await listed(mara, { plate, mileage: 50_000 });
  await listed(theo, { plate, mileage: 62_000 });
  const id = await listed(kenji, { plate, mileage: 30_000 });
  const last = await listed(grace, { plate, mileage: 70_000 });
  const fell = async (car: number) => (await eventsOf(car))!.find(({ is_this }) => is_this)!.fell_from?.mileage ?? null;
  expect([await fell(id), await fell(last)]).toEqual([62_000, null]);
  // A later listing doesn't make an earlier one suspicious.
  expect((await eventsOf(id))!.map(({ fell_from }) => fell_from?.mileage ?? null)).toEqual([null, 62_000, null, null]);
});

test('the seller is told before publishing, without regard to the listing they edit', async () => {
  const first = await listed(mara, { plate, mileage: 50_000 });
  const car = { make: 'karin', model: 'SULTAN', plate: 'ab12 cd' };
  const check = (asked: object) => kenji.api.vehicles.check({ ...car, ...asked });
  expect(await check({ mileage: 49_999 })).toMatchObject({
    earlier: 1,
    fell_from: { mileage: 50_000 },
    listed_as: first,
  });
  expect(await check({ mileage: 50_000 })).toMatchObject({ fell_from: null });
  expect(await check({ mileage: 1, car_id: first })).toMatchObject({ earlier: 0, fell_from: null, listed_as: null });
  expect(await check({ mileage: 1, plate: '' })).toMatchObject({ earlier: 0, fell_from: null, listed_as: null });
  expect(await check({ mileage: 1, model: 'Futo' })).toMatchObject({ earlier: 0, listed_as: null });
  await soldTo(theo, mara, first);
  expect(await check({ mileage: 1 })).toMatchObject({ fell_from: { mileage: 50_000 }, listed_as: null });
});

test('renewing an older listing doesn’t make it the newer one', async () => {
  const first = await listed(mara, { plate, mileage: 50_000 });
  const second = await listed(kenji, { plate, mileage: 40_000 });
  await sql`update cars set expires_at = now() + interval '1 day' where id = ${first}`.execute(site.db);
  await mara.api.cars.change({ id: first, transition: 'renew' });
  expect(await historyOf(first)).toEqual(['listed 40000', 'listed 50000 *']);
  expect((await eventsOf(second))![0]!.fell_from?.mileage).toBe(50_000);
});
