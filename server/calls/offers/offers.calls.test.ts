import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { expireOffers } from '../../flows/offers/expire-offers.ts';

let site: Site;
/** A private seller, two buyers, and a dealer's owner, manager and staff member. */
let mara: SignedIn, kenji: SignedIn, theo: SignedIn, grace: SignedIn, dev: SignedIn, pia: SignedIn;

beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('otherDealerOwner')];
  [grace, dev, pia] = [await site.as('dealerOwner'), await site.as('dealerManager'), await site.as('dealerStaff')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const offerOf = async (buyer: SignedIn, car_id: number, amount = 40_000) =>
  (await buyer.api.offers.make({ car_id, amount })).offer;
const carOf = async (id: number) => (await site.visitor().api.cars.get({ id }))!;
const hoursPass = (hours: number) => expireOffers(site.db, new Date(Date.now() + hours * 3_600_000));
const statusOf = async (who: SignedIn, id: number) => (await who.api.offers.get({ id }))!.offer.status;

test('an offer opens the conversation about the car, with a card for both sides', async () => {
  const car = await listed(mara);
  const { offer } = await kenji.api.offers.make({ car_id: car, amount: 38_000, note: 'Cash today' });
  expect(offer).toMatchObject({ status: 'open', turn: 'seller', side: 'buyer', price_then: 42_000, in_line: false });
  expect(offer.may).toEqual({
    accept: false,
    counter: false,
    decline: false,
    withdraw: true,
    release: false,
    sell: false,
  });
  const thread = await mara.api.messaging.conversation({ conversation_id: offer.conversation_id });
  const message = thread!.conversation.messages.at(-1)!;
  expect(message).toMatchObject({ message_type: 'offer', content: expect.stringContaining('$38,000') });
  expect(message.metadata).toMatchObject({
    id: offer.id,
    side: 'seller',
    amounts: [{ amount: 38_000, by: 'buyer', note: 'Cash today' }],
    may: { accept: true, counter: true, decline: true, withdraw: false, release: false, sell: false },
  });
  expect(thread!.conversation.last_message!.message_type).toBe('offer');
});

test('the conversation about a car says whether its reader can make an offer', async () => {
  const car = await listed(mara);
  const { id } = await kenji.api.messaging.create({ car_id: car });
  const mayOffer = async ({ api }: SignedIn) =>
    (await api.messaging.conversation({ conversation_id: id }))!.conversation.may_offer;
  expect([await mayOffer(kenji), await mayOffer(mara)]).toEqual([true, false]);
  const offer = await offerOf(kenji, car);
  expect(offer.conversation_id).toBe(id);
  expect(await mayOffer(kenji)).toBe(false);
  await kenji.api.offers.withdraw({ id: offer.id });
  expect(await mayOffer(kenji)).toBe(true);
  await mara.api.cars.update({ id: car, accepts_offers: false });
  expect(await mayOffer(kenji)).toBe(false);
});

test('both sides counter in turns, and each amount stays on the card', async () => {
  const { id } = await offerOf(kenji, await listed(mara), 35_000);
  expect(await code(kenji.api.offers.counter({ id, amount: 35_000, new_amount: 36_000 }))).toBe('not_your_turn');
  await mara.api.offers.counter({ id, amount: 35_000, new_amount: 41_000, valid_hours: 24, note: 'New tyres' });
  expect(await code(mara.api.offers.accept({ id, amount: 41_000 }))).toBe('not_your_turn');
  // The page still shows the first amount.
  expect(await code(kenji.api.offers.accept({ id, amount: 35_000 }))).toBe('offer_changed');
  const { offer } = await kenji.api.offers.counter({ id, amount: 41_000, new_amount: 38_000 });
  expect(offer.amounts.map(({ amount, by }) => [amount, by])).toEqual([
    [35_000, 'buyer'],
    [41_000, 'seller'],
    [38_000, 'buyer'],
  ]);
  expect((await mara.api.offers.accept({ id, amount: 38_000 })).offer.status).toBe('accepted');
});

test('accepting reserves the car for the hours of the setting, and the car page says until when but not for whom', async () => {
  await withSettings(site, { offer_hold_hours: 12 });
  const car = await listed(mara);
  const { id } = await offerOf(kenji, car);
  const { offer } = await mara.api.offers.accept({ id, amount: 40_000 });
  expect(Date.parse(offer.hold_until!) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  expect(Date.parse(offer.hold_until!) - Date.now()).toBeLessThan(12.1 * 3_600_000);
  const seen = await carOf(car);
  expect(seen).toMatchObject({ status: 'reserved', held_until: offer.hold_until });
  expect(JSON.stringify(seen)).not.toContain('Kenji');
  await withSettings(site, { offer_hold_hours: 48 });
});

test('the seller can’t make a car available by hand that is reserved for a buyer, but a manual reservation stays as it was', async () => {
  const car = await listed(mara);
  await mara.api.cars.change({ id: car, transition: 'reserve' });
  const { id } = await offerOf(kenji, car);
  await mara.api.offers.accept({ id, amount: 40_000 });
  expect(await code(mara.api.cars.change({ id: car, transition: 'release' }))).toBe('not_possible_now');
  await mara.api.offers.release({ id, reason: 'Changed my mind' });
  expect(await carOf(car)).toMatchObject({ status: 'reserved', held_until: null });
  await mara.api.cars.change({ id: car, transition: 'release' });
  expect((await carOf(car)).status).toBe('active');
});

test('others wait in line, and the first one is asked for after the reservation ends', async () => {
  const car = await listed(mara);
  const first = await offerOf(kenji, car);
  await mara.api.offers.accept({ id: first.id, amount: 40_000 });
  const second = await offerOf(theo, car, 41_000);
  expect(second.in_line).toBe(true);
  expect(await code(mara.api.offers.accept({ id: second.id, amount: 41_000 }))).toBe('car_held');
  const { offer } = await kenji.api.offers.release({ id: first.id, reason: 'Found another' });
  expect(offer).toMatchObject({ status: 'released', reason: 'Found another', ended_by: 'buyer' });
  expect(await carOf(car)).toMatchObject({ status: 'active', held_until: null });
  const next = (await mara.api.offers.get({ id: second.id }))!.offer;
  expect(next).toMatchObject({ status: 'open', turn: 'seller', in_line: false });
  expect(next.expires_at > second.expires_at).toBe(true);
  const { rows } = {
    rows: await site.db.selectFrom('announcements').select('data').where('kind', '=', 'offer_is_next').execute(),
  };
  expect(rows.map(({ data }) => (data as { offerId: number }).offerId)).toEqual([second.id]);
});

test('an offer expires at its deadline and a reservation at its end, each once', async () => {
  const car = await listed(mara);
  const open = await offerOf(kenji, car);
  await hoursPass(47);
  expect(await statusOf(kenji, open.id)).toBe('open');
  await hoursPass(49);
  expect(await statusOf(kenji, open.id)).toBe('expired');
  const { id } = await offerOf(kenji, car);
  await mara.api.offers.accept({ id, amount: 40_000 });
  await Promise.all([hoursPass(49), hoursPass(49)]);
  expect(await statusOf(kenji, id)).toBe('lapsed');
  expect(await carOf(car)).toMatchObject({ status: 'active', held_until: null });
  const ended = await site.db
    .selectFrom('announcements')
    .select('kind')
    .where('kind', '=', 'offer_hold_ended')
    .execute();
  expect(ended.length).toBeGreaterThan(0);
});

test('no one answers after the deadline, even before the job has run', async () => {
  const { id } = await offerOf(kenji, await listed(mara));
  await site.db
    .updateTable('offers')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('id', '=', id)
    .execute();
  expect(await code(mara.api.offers.accept({ id, amount: 40_000 }))).toBe('offer_settled');
  expect((await mara.api.offers.get({ id }))!.offer.may.accept).toBe(false);
});

test('a buyer has one offer per car, for a car that is on sale and open for offers, at up to twice the price', async () => {
  const car = await listed(mara);
  expect(await code(kenji.api.offers.make({ car_id: car, amount: 84_001 }))).toBe('bad_input');
  await offerOf(kenji, car, 84_000);
  expect(await code(kenji.api.offers.make({ car_id: car, amount: 40_000 }))).toBe('offer_exists');
  const fixed = await listed(mara, { accepts_offers: false });
  expect(await code(kenji.api.offers.make({ car_id: fixed, amount: 40_000 }))).toBe('no_offers');
  const sold = await listed(mara);
  await sell(mara, sold);
  expect(await code(kenji.api.offers.make({ car_id: sold, amount: 40_000 }))).toBe('no_offers');
  expect(await code(kenji.api.offers.make({ car_id: 999_999, amount: 40_000 }))).toBe('car_not_found');
});

test('a person’s characters can’t deal with each other, and a team can’t deal with its own company', async () => {
  const car = await listed(mara);
  const own = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', mara.id)
    .executeTakeFirstOrThrow();
  const before = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', theo.id)
    .executeTakeFirstOrThrow();
  await site.db.updateTable('users').set(own).where('id', '=', theo.id).execute();
  expect(await code((await site.asUser(theo.id)).api.offers.make({ car_id: car, amount: 40_000 }))).toBe('own_offer');
  await site.db.updateTable('users').set(before).where('id', '=', theo.id).execute();
  expect(await code(mara.api.offers.make({ car_id: car, amount: 40_000 }))).toBe('own_offer');
  expect(await code(pia.api.offers.make({ car_id: await listed(grace), amount: 40_000 }))).toBe('own_offer');
});

test('a dealer’s manager answers for the dealer, staff members only read, and others get 404', async () => {
  const { id } = await offerOf(kenji, await listed(grace));
  const read = (await pia.api.offers.get({ id }))!.offer;
  expect(read).toMatchObject({
    side: 'seller',
    may: { accept: false, counter: false, decline: false, release: false },
  });
  expect(await code(pia.api.offers.accept({ id, amount: 40_000 }))).toBe('not_allowed');
  expect(await mara.api.offers.get({ id })).toBeNull();
  expect(await code(mara.api.offers.accept({ id, amount: 40_000 }))).toBe('offer_not_found');
  expect((await dev.api.offers.counter({ id, amount: 40_000, new_amount: 41_000 })).offer.turn).toBe('buyer');
});

test('once an offer is accepted, everyone on the seller’s side who may sell can mark the car as sold', async () => {
  const { id } = await offerOf(kenji, await listed(grace));
  const maySell = async ({ api }: SignedIn) => (await api.offers.get({ id }))!.offer.may.sell;
  expect(await maySell(dev)).toBe(false);
  await dev.api.offers.accept({ id, amount: 40_000 });
  expect([await maySell(dev), await maySell(pia), await maySell(kenji)]).toEqual([true, true, false]);
  await dev.api.offers.release({ id, reason: 'He changed his mind' });
  expect(await maySell(dev)).toBe(false);
});

test('a sale to the buyer completes the offer, and withdrawing it reserves the car again', async () => {
  const car = await listed(mara);
  const { id } = await offerOf(kenji, car);
  const { offer } = await mara.api.offers.accept({ id, amount: 40_000 });
  const sale = await sell(mara, car, { buyer_id: kenji.id, sale_price: 40_000 });
  expect(await statusOf(kenji, id)).toBe('completed');
  await mara.api.sales.withdraw({ id: sale });
  expect(await statusOf(kenji, id)).toBe('accepted');
  expect(await carOf(car)).toMatchObject({ status: 'reserved', held_until: offer.hold_until });
});

test('a sale withdrawn after the reservation’s end lets it lapse, and the car is available', async () => {
  const car = await listed(mara);
  const { id } = await offerOf(kenji, car);
  await mara.api.offers.accept({ id, amount: 40_000 });
  const sale = await sell(mara, car, { buyer_id: kenji.id, sale_price: 40_000 });
  await site.db
    .updateTable('offers')
    .set({ hold_until: new Date(Date.now() - 1) })
    .where('id', '=', id)
    .execute();
  await mara.api.sales.withdraw({ id: sale });
  expect(await statusOf(kenji, id)).toBe('lapsed');
  expect(await carOf(car)).toMatchObject({ status: 'active', held_until: null });
});

test('a sale to someone else needs to be confirmed, closes every offer, and its withdrawal brings none back', async () => {
  const car = await listed(mara);
  const { id } = await offerOf(kenji, car);
  await mara.api.offers.accept({ id, amount: 40_000 });
  const waiting = await offerOf(theo, car);
  const given = { car_id: car, buyer_name: 'A friend', sale_price: 42_000 };
  expect(await code(mara.api.sales.complete(given))).toBe('car_promised');
  expect(await statusOf(kenji, id)).toBe('accepted');
  const { sale } = await mara.api.sales.complete({ ...given, despite_offer_id: id });
  expect(await kenji.api.offers.get({ id })).toMatchObject({ offer: { status: 'closed', cause: 'sold' } });
  expect(await theo.api.offers.get({ id: waiting.id })).toMatchObject({ offer: { status: 'closed', cause: 'sold' } });
  await mara.api.sales.withdraw({ id: sale.id });
  expect(await carOf(car)).toMatchObject({ status: 'active', held_until: null });
  expect(await statusOf(kenji, id)).toBe('closed');
});

test('the best offer is what a buyer would pay, not what the seller asked for in return', async () => {
  const car = await listed(mara);
  const { id } = await offerOf(kenji, car, 38_000);
  await offerOf(theo, car, 39_000);
  await mara.api.offers.counter({ id, amount: 38_000, new_amount: 41_000 });
  const { cars } = await mara.api.offers.onMyCars({});
  expect(cars.find(({ car_id }) => car_id === car)).toMatchObject({ open: 2, best: 39_000, your_turn: 1 });
});

test('only the seller’s side sees how many offers there are', async () => {
  const car = await listed(grace);
  await offerOf(kenji, car, 38_000);
  await offerOf(mara, car, 41_000);
  expect((await pia.api.offers.onMyCars({})).cars).toEqual([
    { car_id: car, open: 2, best: 41_000, your_turn: 2, accepted: null },
  ]);
  expect((await kenji.api.offers.onMyCars({})).cars).toEqual([]);
  expect((await kenji.api.offers.ofCar({ car_id: car })).offers).toHaveLength(1);
  expect((await dev.api.offers.ofCar({ car_id: car })).offers).toHaveLength(2);
  expect((await theo.api.offers.ofCar({ car_id: car })).offers).toEqual([]);
  expect((await kenji.api.offers.mine({})).offers).toHaveLength(1);
  expect((await dev.api.offers.mine({ side: 'received' })).total).toBe(2);
});
