import { leavesTeam } from '../../../testing/leave-team.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { lockCarsOf } from './listings.store.ts';

let site: Site;
let pia: SignedIn;
let grace: SignedIn;
let julian: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [pia, grace, julian] = await Promise.all([
    site.as('dealerStaff'),
    site.as('dealerOwner'),
    site.as('otherDealerOwner'),
  ]);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const shownOn = async (id: number) => (await site.visitor().api.cars.get({ id }))!.seller.active_cars;

test('a seller’s page counts their own cars, a dealer’s page those of the whole team', async () => {
  const ofDealer = [await listed(pia), await listed(grace)];
  await listed(julian);
  const rejoin = await leavesTeam(site, pia);
  const own = await listed(pia);
  expect(await shownOn(own)).toBe(1);
  for (const id of ofDealer) expect(await shownOn(id)).toBe(2);
  // She can no longer change what she listed for the dealer.
  expect(await pia.api.cars.update({ id: ofDealer[0]!, price: 1 })).toBeNull();
  expect((await pia.api.cars.mine({})).listings.map(({ id }) => id)).toEqual([own]);
  expect((await pia.api.cars.mine({})).by_status).toEqual({ active: 1 });
  await rejoin();
});

test('a dealer’s car shows how long the company has existed, a private one how long its seller has been a member', async () => {
  const created = async (table: 'users' | 'dealer_accounts', id: number, at: string) =>
    void (await site.db
      .updateTable(table)
      .set({ created_at: new Date(at) })
      .where('id', '=', id)
      .execute());
  const dealerId = await dealerIdOf(site, grace);
  await created('dealer_accounts', dealerId, '2026-05-05T12:00:00Z');
  await created('users', pia.id, '2026-02-02T12:00:00Z');
  const [ofDealer, own] = [await listed(pia), await listed(pia)];
  await site.db.updateTable('cars').set({ dealer_id: null }).where('id', '=', own).execute();
  const since = async (id: number) => (await site.visitor().api.cars.get({ id }))!.seller.member_since;
  expect(await since(ofDealer)).toBe('2026-05-05T12:00:00.000Z');
  expect(await since(own)).toBe('2026-02-02T12:00:00.000Z');
});

test('a dealer’s page and list only show that dealer’s cars', async () => {
  const [first, second] = [await listed(grace), await listed(pia)];
  await listed(julian);
  await listed(await site.as('member'));
  const dealerId = await dealerIdOf(site, grace);
  const { api } = site.visitor();
  const idsOf = (cars: { id: number }[]) => cars.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(idsOf((await api.cars.dealer({ dealerId })).cars)).toEqual([first, second]);
  expect(idsOf((await api.cars.list({ dealerId })).cars)).toEqual([first, second]);
  expect(idsOf((await api.cars.list({ sellerId: pia.id })).cars)).toEqual([second]);
  expect((await api.cars.list({ sellerType: 'dealer' })).total).toBe(3);
  expect((await api.cars.list({ sellerType: 'private' })).total).toBe(1);
});

test('acting on a dealer locks that dealer’s cars and blocks no other dealer', async () => {
  const ofDealer = [await listed(grace), await listed(pia)];
  await listed(julian);
  const dealerId = await dealerIdOf(site, grace);
  const held = await site.db.transaction().execute((tx) => lockCarsOf(tx, dealerId));
  expect(held.map(({ id }) => id)).toEqual(ofDealer);
});
