import { afterAll, beforeAll, expect, test } from 'vitest';
import { listed, withSettings } from '../../../testing/market.ts';
import { dealerIdOf, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, theo, silas, grace, mia, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  const who = [
    'member',
    'otherMember',
    'firstCharacter',
    'otherCharacter',
    'dealerOwner',
    'moderator',
    'admin',
  ] as const;
  [mara, kenji, theo, silas, grace, mia, ada] = await Promise.all(who.map((one) => site.as(one)));
});
afterAll(() => site.close());

const reason = 'It names a private address';

/** The buyer's review of a sale that both sides have reviewed. */
async function shown(seller: SignedIn, buyer: SignedIn, rating = 1, dealerId: number | null = null): Promise<number> {
  const sale_id = await verifiedSale(site.db, { sellerId: seller.id, buyerId: buyer.id, dealerId });
  const { id } = await buyer.api.reviews.write({ sale_id, ...words, rating });
  await seller.api.reviews.write({ sale_id, ...words });
  return id;
}

const logOf = (id: number) =>
  site.db
    .selectFrom('staff_actions')
    .select(['action', 'reason', 'before', 'after'])
    .where('target_kind', '=', 'review')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

test('a hidden review is in no list, count or call until restored, and only its author sees why', async () => {
  const review_id = await shown(mara!, kenji!);
  await mara!.api.reviews.report({ review_id, reason: 'private_details', details: 'My street' });
  const before = (await mara!.api.reviews.stats({ user_id: mara!.id })).stats;
  await mia!.api.reviews.hide({ review_id, reason });
  const after = (await mara!.api.reviews.stats({ user_id: mara!.id })).stats;
  expect(after.total_reviews).toBe(before.total_reviews - 1);
  expect(after.stars[0]).toBe(before.stars[0]! - 1);
  const gone = { code: 'review_not_found' };
  await expect(site.visitor().api.reviews.responses({ review_id })).rejects.toMatchObject(gone);
  await expect(mara!.api.reviews.addResponse({ review_id, response: 'Well' })).rejects.toMatchObject(gone);
  await expect(theo!.api.reviews.report({ review_id, reason: 'spam' })).rejects.toMatchObject(gone);
  const { reviews: own } = await kenji!.api.reviews.mine({});
  expect(own.find(({ id }) => id === review_id)).toMatchObject({
    state: 'hidden',
    hidden_reason: reason,
    may: { edit: false, delete: true },
  });
  await expect(kenji!.api.reviews.edit({ id: review_id, title: 'Better' })).rejects.toMatchObject({
    code: 'review_is_hidden',
  });
  await expect(ada!.api.reviews.hide({ review_id, reason })).rejects.toMatchObject({ code: 'review_is_so' });
  await ada!.api.reviews.unhide({ review_id, reason: 'The address is a public one' });
  expect((await mara!.api.reviews.stats({ user_id: mara!.id })).stats).toEqual(before);
  const { status } = await site.db.selectFrom('review_reports').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('upheld');
});

test('a hidden review counts in no rating, of a member or a dealer, wherever the rating is shown', async () => {
  const dealerId = await dealerIdOf(site, grace!);
  const reviews = [
    await shown(theo!, kenji!, 5),
    await shown(theo!, mara!, 1),
    await shown(grace!, kenji!, 5, dealerId),
    await shown(grace!, mara!, 1, dealerId),
  ];
  await withSettings(site, { regular_listing_price: 0, introductory_rate: 0 });
  const [ofTheo, ofGrace] = [await listed(theo!), await listed(grace!)];
  const ratings = async () => {
    const { api } = site.visitor();
    const { dealers } = await api.dealers.list({ search: 'Eclipse Motors' });
    const [onDesk] = (await mia!.api.users.list({ search: 'theo varga' })).users;
    const { dealers: forStaff } = await mia!.api.dealers.staffList({ search: 'eclipse' });
    const cars = await Promise.all([ofTheo, ofGrace].map((id) => api.cars.get({ id })));
    const stats = [
      (await api.reviews.stats({ user_id: theo!.id })).stats,
      (await api.reviews.ofDealer({ dealer_id: dealerId })).stats,
    ];
    return {
      directory: dealers[0]!.rating,
      staff: [onDesk!.rating, forStaff[0]!.rating],
      cars: cars.map((car) => car!.seller.rating),
      stats: stats.map(({ average_rating }) => average_rating),
    };
  };
  expect(await ratings()).toEqual({ directory: 3, staff: [3, 3], cars: [3, 3], stats: [3, 3] });
  for (const review_id of [reviews[1]!, reviews[3]!]) await mia!.api.reviews.hide({ review_id, reason });
  expect(await ratings()).toEqual({ directory: 5, staff: [5, 5], cars: [5, 5], stats: [5, 5] });
});

test('staff actions are logged without anyone’s words', async () => {
  const review_id = await shown(mara!, kenji!, 2);
  await mia!.api.reviews.hide({ review_id, reason });
  await mia!.api.reviews.unhide({ review_id, reason: 'On second thought' });
  const facts = { review_type: 'buyer', rating: 2 };
  expect(await logOf(review_id)).toEqual([
    { action: 'hide_review', reason, before: { ...facts, is_hidden: false }, after: { ...facts, is_hidden: true } },
    {
      action: 'unhide_review',
      reason: 'On second thought',
      before: { ...facts, is_hidden: true },
      after: { ...facts, is_hidden: false },
    },
  ]);
});

test('staff cannot decide about reviews that involve them or their dealer', async () => {
  const own = await shown(mia!, kenji!);
  await expect(mia!.api.reviews.hide({ review_id: own, reason })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(mara!.api.reviews.hide({ review_id: own, reason })).rejects.toMatchObject({ code: 'not_allowed' });
  const dealerId = await dealerIdOf(site, grace!);
  const dealers = await shown(grace!, kenji!, 1, dealerId);
  const seat = { user_id: mia!.id, dealer_account_id: dealerId, role: 'staff' };
  await site.db.insertInto('dealer_team_members').values(seat).execute();
  await expect(mia!.api.reviews.hide({ review_id: dealers, reason })).rejects.toMatchObject({ code: 'not_allowed' });
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', mia!.id).execute();
  await ada!.api.reviews.hide({ review_id: own, reason });
});

test('unpublished and withdrawn reviews do not exist for staff either', async () => {
  const sale_id = await verifiedSale(site.db, { sellerId: mara!.id, buyerId: kenji!.id });
  const { id: review_id } = await kenji!.api.reviews.write({ sale_id, ...words });
  await expect(mia!.api.reviews.hide({ review_id, reason })).rejects.toMatchObject({ code: 'review_not_found' });
  await mara!.api.reviews.write({ sale_id, ...words });
  await kenji!.api.reviews.delete({ id: review_id });
  await expect(mia!.api.reviews.hide({ review_id, reason })).rejects.toMatchObject({ code: 'review_not_found' });
});

test('no one can report their own review with any character, and a new report replaces the old one', async () => {
  const review_id = await shown(mara!, silas!);
  for (const { api } of [silas!, theo!])
    await expect(api.reviews.report({ review_id, reason: 'untrue' })).rejects.toMatchObject({ code: 'own_review' });
  await Promise.all(Array.from({ length: 5 }, () => mara!.api.reviews.report({ review_id, reason: 'untrue' })));
  await mara!.api.reviews.report({ review_id, reason: 'offensive', details: 'The last line' });
  const rows = site.db.selectFrom('review_reports').select(['reporter_id', 'reason', 'details']);
  expect(await rows.where('review_id', '=', review_id).execute()).toEqual([
    { reporter_id: mara!.id, reason: 'offensive', details: 'The last line' },
  ]);
});
