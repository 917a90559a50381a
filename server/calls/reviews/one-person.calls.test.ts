import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { showDueReviews } from '../../flows/reviews/show-reviews.ts';
import { leavesTeam } from '../../../testing/leave-team.ts';
import { emptyMarket } from '../../../testing/market.ts';
import { noticesWritten, noticesOf } from '../../../testing/notices/scene.ts';
import { personas } from '../../../testing/personas.ts';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

/** Theo and Silas are two characters of one person. Theo buys from the dealer, then Silas joins its team. */
let site: Site;
let kenji: SignedIn, theo: SignedIn, silas: SignedIn, grace: SignedIn, dev: SignedIn, pia: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [kenji, theo, silas] = [
    await site.as('otherMember'),
    await site.as('firstCharacter'),
    await site.as('otherCharacter'),
  ];
  [grace, dev, pia] = [await site.as('dealerOwner'), await site.as('dealerManager'), await site.as('dealerStaff')];
  dealerId = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await noticesWritten(site);
  await sql`delete from notices`.execute(site.db);
  await sql`delete from team_events`.execute(site.db);
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', silas.id).execute();
});

const sold = ({ id }: SignedIn, daysAgo = 0) =>
  verifiedSale(site.db, { sellerId: pia.id, buyerId: id, dealerId, daysAgo });
const joins = ({ id }: SignedIn) =>
  site.db
    .insertInto('dealer_team_members')
    .values({ user_id: id, dealer_account_id: dealerId, role: 'staff' })
    .execute();
const write = ({ api }: SignedIn, sale_id: number) => api.reviews.write({ sale_id, ...words });
const told = async () => {
  await noticesWritten(site);
  return (await noticesOf(site.db)).filter((one) => one.includes('review'));
};

const nameOf = (buyer: SignedIn) => (buyer === theo ? personas.firstCharacter : personas.otherMember);

/** Everything a reader can see of two sales, with buyer names and numbers made equal. Bills are made in the background. */
const alike = (one: unknown, buyer: SignedIn): string =>
  JSON.stringify(one, (key, value: unknown) =>
    key === 'bill_number' || (/(^|_)id$|_at$|_date$|_until$|_from$|_avatar$/.test(key) && value !== null) ? key : value,
  ).replaceAll(nameOf(buyer), 'the buyer');

test('to the team, a buyer whose other character has joined looks like any other', async () => {
  const [related, stranger] = [await sold(theo), await sold(kenji)];
  await joins(silas);
  for (const reader of [pia, dev, grace]) {
    const [one, other] = [await reader.api.sales.get({ id: related }), await reader.api.sales.get({ id: stranger })];
    expect(one!.sale.may.review_until).not.toBeNull();
    expect(alike(one, theo)).toBe(alike(other, kenji));
  }
  // Compares the response, what the author can read afterwards, and the sale.
  const [one, other] = [await write(dev, related), await write(dev, stranger)];
  expect(alike(one, theo)).toBe(alike(other, kenji));
  const [second, first] = (await dev.api.reviews.mine({})).reviews;
  expect(alike(first, theo)).toBe(alike(second, kenji));
  expect(alike(await dev.api.sales.get({ id: related }), theo)).toBe(
    alike(await dev.api.sales.get({ id: stranger }), kenji),
  );
  await expect(write(grace, related)).rejects.toMatchObject({ code: 'reviewed_already' });
  // A month later the team finds both reviews published.
  await timePasses(site, 31);
  await showDueReviews(site.db);
  for (const reader of [dev, pia]) {
    const [ofTheo, ofKenji] = [
      await reader.api.reviews.ofUser({ user_id: theo.id }),
      await reader.api.reviews.ofUser({ user_id: kenji.id }),
    ];
    expect(ofTheo.reviews).toHaveLength(1);
    expect(alike(ofTheo, theo)).toBe(alike(ofKenji, kenji));
    expect(await reader.api.reviews.responses({ review_id: one.id })).toMatchObject({ responses: [] });
  }
  const [mine] = (await dev.api.reviews.mine({})).reviews.filter(({ id }) => id === one.id);
  expect(mine).toMatchObject({ state: 'shown' });
});

test('reviews written then are visible to no one else, count nowhere and notify no one', async () => {
  const sale = await sold(theo);
  await joins(silas);
  const { id: ofTheBuyer, review } = await write(theo, sale);
  expect(review).toMatchObject({ state: 'waiting', may: { edit: true, delete: true } });
  // The other side has written, but nothing is shown, as if they hadn't.
  const { id: ofTheSeller, review: answer } = await write(dev, sale);
  expect(answer.state).toBe('waiting');
  await timePasses(site, 31);
  await showDueReviews(site.db);
  for (const reader of [site.visitor(), kenji]) {
    for (const list of [
      await reader.api.reviews.ofDealer({ dealer_id: dealerId }),
      await reader.api.reviews.ofUser({ user_id: theo.id }),
      await reader.api.reviews.ofUser({ user_id: pia.id }),
    ])
      expect(list).toMatchObject({ reviews: [], total: 0, stats: { total_reviews: 0, average_rating: null } });
    for (const review_id of [ofTheBuyer, ofTheSeller])
      await expect(reader.api.reviews.responses({ review_id })).rejects.toMatchObject({ code: 'review_not_found' });
  }
  // Neither side can read the other's review, but each can read its own.
  expect((await theo.api.reviews.ofUser({ user_id: theo.id })).reviews).toEqual([]);
  expect((await dev.api.reviews.ofDealer({ dealer_id: dealerId })).reviews).toEqual([]);
  expect((await theo.api.reviews.ofDealer({ dealer_id: dealerId })).reviews.map(({ id }) => id)).toEqual([ofTheBuyer]);
  await expect(dev.api.reviews.addResponse({ review_id: ofTheBuyer, response: 'Hi' })).rejects.toMatchObject({
    code: 'review_not_found',
  });
  expect(await told()).toEqual([]);
});

test('the buyer’s earlier review also stays hidden if the team writes after the other character joined', async () => {
  const sale = await sold(theo);
  const { id } = await write(theo, sale);
  await joins(silas);
  // If it were published now, its date would reveal that it existed when the team wrote.
  const { review } = await write(dev, sale);
  expect(review.state).toBe('waiting');
  await timePasses(site, 31);
  await showDueReviews(site.db);
  expect((await dev.api.reviews.ofDealer({ dealer_id: dealerId })).reviews).toEqual([]);
  expect((await theo.api.reviews.ofDealer({ dealer_id: dealerId })).reviews.map((one) => one.id)).toEqual([id]);
  expect(await told()).toEqual([]);
});

test('a character who left the team for a minute still counts as on the team', async () => {
  const sale = await sold(theo);
  await joins(silas);
  await leavesTeam(site, silas);
  await write(theo, sale);
  await write(dev, sale);
  expect((await site.visitor().api.reviews.ofDealer({ dealer_id: dealerId })).total).toBe(0);
});

test('a character who left the team more than a month ago is a stranger', async () => {
  await joins(silas);
  await leavesTeam(site, silas);
  await timePasses(site, 31);
  const sale = await sold(theo);
  await write(theo, sale);
  await write(dev, sale);
  expect((await site.visitor().api.reviews.ofDealer({ dealer_id: dealerId })).total).toBe(1);
});
