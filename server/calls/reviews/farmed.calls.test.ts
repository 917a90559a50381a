import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, theo: SignedIn, silas: SignedIn, grace: SignedIn, pia: SignedIn, mia: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, mia] = [await site.as('member'), await site.as('otherMember'), await site.as('moderator')];
  // Two characters of one game account.
  [theo, silas] = [await site.as('firstCharacter'), await site.as('otherCharacter')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
  dealerId = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const write = ({ api }: SignedIn, sale_id: number, rating: number) => api.reviews.write({ sale_id, ...words, rating });
const averageOf = async ({ id }: SignedIn) => {
  const { stats } = await site.visitor().api.reviews.stats({ user_id: id });
  return [stats.average_rating, stats.total_reviews];
};
const ofDealer = async () => {
  const { stats } = await site.visitor().api.reviews.ofDealer({ dealer_id: dealerId });
  return [stats.average_rating, stats.total_reviews];
};
const awardsOf = async ({ id }: SignedIn) =>
  (await site.visitor().api.awards.ofUser({ user_id: id })).awards.map(({ award }) => award.name).toSorted();

/** The usual way: list, sell, confirm, and both sides review. */
async function dealBetween(seller: SignedIn, buyer: SignedIn, sale_price: number | null, rating: number) {
  const car_id = await listed(seller);
  const { sale } = await seller.api.sales.complete({ car_id, buyer_id: buyer.id, sale_price });
  await buyer.api.sales.confirm({ id: sale.id, sale_price });
  await write(buyer, sale.id, rating);
  await write(seller, sale.id, 5);
  return sale.id;
}

test('five one-dollar sales with five stars each make one rating and no award', async () => {
  await dealBetween(mara, theo, 30_000, 3);
  expect(await awardsOf(mara)).toEqual(['First sale']);
  for (let one = 0; one < 5; one++) await dealBetween(mara, kenji, 1, 5);
  expect(await averageOf(mara)).toEqual([4, 6]);
  expect(await averageOf(kenji)).toEqual([5, 5]);
  expect(await awardsOf(mara)).toEqual(['First sale']);
  // They're still verified sales.
  const { summary } = await site.visitor().api.sales.ofUser({ user_id: mara.id });
  expect(summary).toMatchObject({ total: 6, verified: 6 });
});

test('one-dollar sales earn no award, and an amount the buyer agrees to later counts', async () => {
  const id = await dealBetween(mara, kenji, 1, 5);
  expect(await awardsOf(mara)).toEqual([]);
  const propose = async (sale_price: number) => {
    const { sale } = await mara.api.sales.setAmount({ id, sale_price });
    await kenji.api.sales.answerAmount({ id, proposed_id: sale.proposed!.id, agree: true });
  };
  await propose(30_000);
  expect(await awardsOf(mara)).toEqual(['First sale']);
  await propose(2);
  expect(await awardsOf(mara)).toEqual([]);
});

test('the newest review in 90 days per author counts, with any of their characters', async () => {
  const rated = async (buyer: SignedIn, rating: number) => {
    const sale = await verifiedSale(site.db, { sellerId: mara.id, buyerId: buyer.id });
    await write(buyer, sale, rating);
    await write(mara, sale, 5);
  };
  await rated(theo, 1);
  await timePasses(site, 89);
  await rated(silas, 5);
  expect(await averageOf(mara)).toEqual([5, 2]);
  await timePasses(site, 91);
  await rated(theo, 4);
  expect(await averageOf(mara)).toEqual([4.5, 3]);
  // If the newest one is withdrawn, the previous one counts again.
  const [newest] = (await theo.api.reviews.mine({})).reviews;
  await theo.api.reviews.delete({ id: newest!.id });
  expect(await averageOf(mara)).toEqual([5, 2]);
});

test('one game account counts once per dealer, however long ago and whoever sold', async () => {
  const rated = async (seller: SignedIn, buyer: SignedIn, rating: number) => {
    const sale = await verifiedSale(site.db, { sellerId: seller.id, buyerId: buyer.id, dealerId });
    await write(buyer, sale, rating);
    await write(grace, sale, 5);
  };
  await rated(pia, theo, 1);
  await timePasses(site, 200);
  await rated(grace, silas, 3);
  await rated(pia, kenji, 5);
  expect(await ofDealer()).toEqual([4, 3]);
  const { dealers } = await site.visitor().api.dealers.list({ search: 'Eclipse' });
  expect(dealers[0]).toMatchObject({ rating: 4, total_reviews: 3 });
  // Each team member keeps their own reviews.
  expect(await averageOf(pia)).toEqual([3, 2]);
});

test('staff see suspicious facts about a sale and a reported review', async () => {
  const [normal, cheap] = [await dealBetween(mara, theo, 30_000, 5), await dealBetween(mara, kenji, 1, 5)];
  const again = await dealBetween(mara, kenji, 30_000, 5);
  const hints = async (id: number) => (await mia.api.sales.forStaff({ id }))!.sale.hints;
  expect(await hints(normal)).toEqual([]);
  expect(await hints(cheap)).toEqual(['far_below_asking', 'minutes_apart', 'repeat_reviews']);
  expect(await hints(again)).toEqual(['minutes_apart', 'repeat_reviews']);
  const { reviews } = await site.visitor().api.reviews.ofUser({ user_id: mara.id });
  await theo.api.reviews.report({ review_id: reviews[0]!.id, reason: 'spam' });
  expect((await mia.api.reviews.reported({})).reviews).toMatchObject([
    { sale_id: again, hints: ['minutes_apart', 'repeat_reviews'] },
  ]);
});

test('staff see how many sales of a user look farmed, on either side of them', async () => {
  await dealBetween(mara, theo, 30_000, 5);
  await dealBetween(mara, kenji, 1, 5);
  await dealBetween(mara, kenji, 30_000, 5);
  const hints = async ({ id }: SignedIn) => (await mia.api.sales.hints({ user_id: id })).hints;
  const farmed = [
    { hint: 'far_below_asking', sales: 1 },
    { hint: 'minutes_apart', sales: 2 },
    { hint: 'repeat_reviews', sales: 2 },
  ];
  expect(await hints(mara)).toEqual(farmed);
  expect(await hints(kenji)).toEqual(farmed);
  expect(await hints(theo)).toEqual([]);
});

test('staff see that a buyer is now on the seller’s team', async () => {
  const sale = await verifiedSale(site.db, { sellerId: pia.id, buyerId: theo.id, dealerId });
  const seat = { user_id: silas.id, dealer_account_id: dealerId, role: 'staff' };
  await site.db.insertInto('dealer_team_members').values(seat).execute();
  expect((await mia.api.sales.forStaff({ id: sale }))!.sale.hints).toEqual(['buyer_on_team']);
  expect((await mia.api.sales.hints({ user_id: pia.id })).hints).toEqual([{ hint: 'buyer_on_team', sales: 1 }]);
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', silas.id).execute();
});
