import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leavesTeam } from '../../../testing/leave-team.ts';
import { draft, emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn, dev: SignedIn, pia: SignedIn, mara: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia, mara] = [
    await site.as('dealerOwner'),
    await site.as('dealerManager'),
    await site.as('dealerStaff'),
    await site.as('member'),
  ];
  dealerId = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await withSettings(site, {
    max_listings_per_dealer: 100,
    max_featured_cars_per_dealer: 5,
    max_listings_per_user: 10,
  });
});

const own = { is_dealer: false } as const;
/** Leaves the company this many slots out of ten. */
async function leaveSlots(free: number): Promise<void> {
  await withSettings(site, { max_listings_per_dealer: 10 });
  for (let taken = 0; taken < 10 - free; taken++) await listed(dev);
}
const rowOf = (id: number) => site.db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const move = (who: SignedIn, id: number, to: 'company' | 'self' = 'company') => who.api.cars.move({ id, to });
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const featured = (id: number) =>
  site.db
    .updateTable('cars')
    .set({ is_featured: true, featured_until: new Date('2100-01-01') })
    .where('id', '=', id)
    .execute();

test('a team member lists for the company, or for themselves if they say so', async () => {
  const [forCompany, forSelf] = [await listed(pia), await listed(pia, own)];
  expect(await rowOf(forCompany)).toMatchObject({ dealer_id: dealerId, seller_id: pia.id });
  expect(await rowOf(forSelf)).toMatchObject({ dealer_id: null, seller_id: pia.id });
  const shown = (await site.visitor().api.cars.get({ id: forSelf }))!;
  expect(shown).toMatchObject({ dealer_id: null, company_name: null, seller_id: pia.id });
  // No colleague can change or even list it, not the owner either.
  expect(await grace.api.cars.update({ id: forSelf, price: 1 })).toBeNull();
  expect((await grace.api.cars.mine({})).listings.map(({ id }) => id)).toEqual([forCompany]);
  await expect(pia.api.cars.create({ ...own, dealer_account_id: dealerId })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

test('each listing counts against the limits of its own side', async () => {
  await withSettings(site, { max_listings_per_user: 1 });
  await leaveSlots(1);
  await listed(pia, own);
  const second = await draft(pia, own);
  const submit = (id: number) => outcomeOf(pia.api.cars.change({ id, transition: 'submit' }));
  expect(await submit(second)).toBe('no_slot_left');
  await listed(pia);
  expect(await submit(await draft(pia))).toBe('no_slot_left');
  const { slots, private_slots } = await pia.api.cars.mine({});
  expect({ slots, private_slots }).toEqual({ slots: { used: 10, of: 10 }, private_slots: { used: 1, of: 1 } });
  expect((await dev.api.cars.mine({})).private_slots).toBeUndefined();
});

test('a private listing has its fee, and the membership covers the company’s', async () => {
  await withSettings(site, { regular_listing_price: 500, introductory_rate: 400 });
  const prices = await Promise.all(
    [undefined, false].map(async (is_dealer) => {
      const { price } = await pia.api.payments.canListCar({ user_id: pia.id, ...(is_dealer === false && own) });
      return price;
    }),
  );
  expect(prices[0]).toBe(0);
  expect(prices[1]).toBeGreaterThan(0);
  const id = await draft(pia, own);
  const { quote } = await pia.api.payments.quote({ type: 'listing', car_id: id });
  expect(quote.total).toBe(prices[1]);
  await expect(pia.api.cars.change({ id, transition: 'submit' })).rejects.toMatchObject({ code: 'payment_needed' });
});

test('only the owner moves a listed car into the company', async () => {
  for (const colleague of [dev, pia]) {
    const id = await listed(colleague, own);
    expect((await colleague.api.cars.editing({ id }))!.listing.moves_to).toBeNull();
    await expect(move(colleague, id)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(move(grace, id)).rejects.toMatchObject({ code: 'car_not_found' });
  }
  const id = await listed(grace, own);
  expect((await grace.api.cars.editing({ id }))!.listing.moves_to).toBe('company');
  expect((await move(grace, id)).listing).toMatchObject({ dealer_id: dealerId, moves_to: null, status: 'active' });
  await expect(move(grace, id)).rejects.toMatchObject({
    code: 'already_there',
    message: expect.stringContaining('already belongs to') as string,
  });
  await expect(move(grace, id, 'self')).rejects.toMatchObject({ code: 'listed_stays' });
});

test('someone without a team has nowhere to move a car', async () => {
  const id = await listed(mara);
  expect((await mara.api.cars.editing({ id }))!.listing.moves_to).toBeNull();
  await expect(move(mara, id)).rejects.toMatchObject({ code: 'not_allowed' });
});

test('a moved car keeps its address, time, feature, prices, views and favourites, and notifies no one', async () => {
  const id = await listed(grace, own);
  await featured(id);
  await mara.api.favourites.add({ car_id: id });
  const before = await rowOf(id);
  const history = (await site.visitor().api.cars.get({ id }))!.price_history;
  const count = async (table: 'notices' | 'webhook_deliveries') =>
    (await site.db.selectFrom(table).select('id').execute()).length;
  const counts = [await count('notices'), await count('webhook_deliveries')];
  await move(grace, id);
  expect(await rowOf(id)).toEqual({ ...before, dealer_id: dealerId, team_id: dealerId });
  const shown = (await site.visitor().api.cars.get({ id }))!;
  expect(shown.price_history).toEqual(history);
  expect(shown).toMatchObject({ dealer_id: dealerId, featured_status: 'active', seller_id: grace.id });
  expect((await mara.api.favourites.ids({})).car_ids).toEqual([id]);
  expect([await count('notices'), await count('webhook_deliveries')]).toEqual(counts);
  // It's the company's now: a colleague edits it, and it's in the inventory.
  expect((await pia.api.cars.update({ id, price: 41_000 }))?.listing.price).toBe(41_000);
  expect((await pia.api.inventory.list({ dealer_id: dealerId })).cars.map((car) => car.id)).toEqual([id]);
});

test('private conversations stay private, and the next question goes to the company', async () => {
  const id = await listed(grace, own);
  const talk = await mara.api.messaging.create({ car_id: id });
  const say = (conversation_id: number, content: string) =>
    mara.api.messaging.sendMessage({ conversation_id, sender_id: mara.id, content });
  await say(talk.id, 'Between you and me');
  await move(grace, id);
  const seenBy = async (who: SignedIn) =>
    (await who.api.messaging.conversations({ user_id: who.id })).conversations.map((one) => one.id);
  expect(await seenBy(pia)).not.toContain(talk.id);
  expect(await seenBy(grace)).toContain(talk.id);
  // The seller knows who asked them. A colleague doesn't.
  expect((await grace.api.sales.buyers({ car_id: id })).buyers.map((one) => one.id)).toEqual([mara.id]);
  expect((await pia.api.sales.buyers({ car_id: id })).buyers).toEqual([]);
  const next = await mara.api.messaging.create({ car_id: id });
  expect(next.id).not.toBe(talk.id);
  await say(next.id, 'Is it still for sale?');
  expect(await seenBy(pia)).toContain(next.id);
  // Asking again opens the same one, and the old one still works.
  expect((await mara.api.messaging.create({ car_id: id })).id).toBe(next.id);
  await say(talk.id, 'I wrote to your team');
});

test('what can’t move is refused with a reason, and stays private', async () => {
  const sold = await listed(grace, own);
  await sell(grace, sold);
  const deleted = await listed(grace, own);
  await grace.api.cars.remove({ id: deleted });
  await withSettings(site, { regular_listing_price: 500, introductory_rate: 400 });
  const awaited = await draft(grace, own);
  await grace.api.payments.purchaseListing({ car_id: awaited, user_id: grace.id });
  expect(await outcomeOf(move(grace, sold))).toBe('sold_car_stays');
  expect(await outcomeOf(move(grace, deleted))).toBe('not_possible_now');
  expect(await outcomeOf(move(grace, awaited))).toBe('payment_open');
  for (const id of [sold, deleted, awaited]) expect((await rowOf(id)).dealer_id).toBeNull();
});

test('a full company takes no more cars, and none beyond its featured slots', async () => {
  const [plain, shining] = [await listed(grace, own), await listed(grace, own)];
  await featured(shining);
  await leaveSlots(0);
  expect(await outcomeOf(move(grace, plain))).toBe('no_slot_left');
  await withSettings(site, { max_listings_per_dealer: 20, max_featured_cars_per_dealer: 1 });
  await featured(await listed(pia));
  expect(await outcomeOf(move(grace, shining))).toBe('no_feature_left');
  expect(await outcomeOf(move(grace, plain))).toBe('done');
});

test('a car in its last slot is taken once, however many move at the same time', async () => {
  await leaveSlots(2);
  const cars = [await listed(grace, own), await listed(grace, own), await listed(grace, own)];
  const outcomes = await Promise.all(cars.map((id) => outcomeOf(move(grace, id))));
  expect(outcomes.toSorted()).toEqual(['done', 'done', 'no_slot_left']);
});

test('two moves at once move the car once', async () => {
  const id = await listed(grace, own);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(move(grace, id))));
  expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('already_there'), 'done']);
  expect(await site.db.selectFrom('car_moves').select('user_id').where('car_id', '=', id).execute()).toHaveLength(1);
});

test('a car that is moved while it’s marked as sold has one owner, and its sale has the same', async () => {
  for (let round = 0; round < 6; round++) {
    const car_id = await listed(grace, own);
    const [moved] = await Promise.all([
      outcomeOf(move(grace, car_id)),
      grace.api.sales.complete({ car_id, sale_price: 30_000 }),
    ]);
    const { status, dealer_id } = await rowOf(car_id);
    const sale = await site.db.selectFrom('sales').select('dealer_id').where('car_id', '=', car_id).executeTakeFirst();
    expect(status).toBe('sold');
    expect(sale?.dealer_id).toBe(dealer_id);
    expect([moved, dealer_id]).toEqual(moved === 'done' ? ['done', dealerId] : ['sold_car_stays', null]);
  }
});

test('a draft moves both ways as long as it’s one’s own and was never listed', async () => {
  const id = await draft(pia);
  expect((await pia.api.cars.editing({ id }))!.listing.moves_to).toBe('self');
  const { updated_at } = await rowOf(id);
  await expect(move(grace, id, 'self')).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await move(pia, id, 'self')).listing).toMatchObject({ dealer_id: null, moves_to: 'company' });
  expect(await grace.api.cars.editing({ id })).toBeNull();
  await move(pia, id);
  // The open form continues with the same version.
  expect((await rowOf(id)).updated_at).toEqual(updated_at);
  expect(await site.db.selectFrom('car_moves').selectAll().where('car_id', '=', id).execute()).toEqual([]);
});

test('a car that moved was still its seller’s first listing', async () => {
  const rate = async (who: SignedIn) =>
    (await who.api.payments.canListCar({ user_id: who.id, ...own })).lines.map(({ label }) => label);
  await withSettings(site, { regular_listing_price: 0, introductory_rate: 0 });
  const id = await listed(grace, own);
  await move(grace, id);
  await withSettings(site, { regular_listing_price: 500, introductory_rate: 100 });
  expect((await rate(grace)).some((label) => label.startsWith('Introductory'))).toBe(false);
});

test('the company keeps a moved car when its seller leaves', async () => {
  const julian = await site.as('otherDealerOwner');
  const id = await listed(julian, own);
  await move(julian, id);
  const { contact_phone, dealer_id } = await rowOf(id);
  expect([contact_phone, dealer_id]).toEqual([null, await dealerIdOf(site, julian)]);
  const mine = await listed(pia, own);
  const rejoin = await leavesTeam(site, pia);
  expect((await rowOf(mine)).dealer_id).toBeNull();
  await rejoin();
});
