import { leavesTeam } from '../../../testing/leave-team.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  await withSettings(site, { featured_car_price: 0 });
});
afterAll(() => site.close());

async function featured(seller: SignedIn): Promise<number> {
  const car_id = await listed(seller);
  await seller.api.payments.purchaseFeatured({ car_id, user_id: seller.id });
  return car_id;
}
const running = async ({ api, id }: SignedIn) =>
  (await api.payments.userSubscriptions({ user_id: id })).subscriptions.flatMap(({ car_id }) => car_id ?? []);

test('users see running features of their own and their dealer’s cars only', async () => {
  const [mara, kenji, grace, pia, julian] = await Promise.all(
    (['member', 'otherMember', 'dealerOwner', 'dealerStaff', 'otherDealerOwner'] as const).map((who) => site.as(who)),
  );
  const ofMara = await featured(mara!);
  const ofKenji = await featured(kenji!);
  const ofTheDealer = await featured(pia!);
  expect(await running(mara!)).toEqual([ofMara]);
  expect(await running(kenji!)).toEqual([ofKenji]);
  expect(await running(grace!)).toEqual([ofTheDealer]);
  expect(await running(pia!)).toEqual([ofTheDealer]);
  expect(await running(julian!)).toEqual([]);
  // Her listings for the dealer stay with the dealer.
  await leavesTeam(site, pia!);
  expect(await running(pia!)).toEqual([]);
  expect(await running(grace!)).toEqual([ofTheDealer]);
});

test('an ended feature is not running', async () => {
  const theo = await site.as('firstCharacter');
  const carId = await featured(theo);
  expect(await running(theo)).toEqual([carId]);
  await site.db.updateTable('car_features').set({ ends_at: new Date() }).where('car_id', '=', carId).execute();
  expect(await running(theo)).toEqual([]);
});
