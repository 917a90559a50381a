import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavesTeam } from '../../../testing/leave-team.ts';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, theo, silas, grace, dev, pia]: SignedIn[] = [];
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo, silas, grace, dev, pia] = await Promise.all(
    (
      [
        'member',
        'otherMember',
        'firstCharacter',
        'otherCharacter',
        'dealerOwner',
        'dealerManager',
        'dealerStaff',
      ] as const
    ).map((who) => site.as(who)),
  );
  dealerId = await dealerIdOf(site, grace!);
});
afterAll(() => site.close());

/** Kenji bought from Mara. */
const privateSale = (daysAgo = 0) => verifiedSale(site.db, { sellerId: mara!.id, buyerId: kenji!.id, daysAgo });
const write = ({ api }: SignedIn, sale_id: number, more: object = {}) =>
  api.reviews.write({ sale_id, ...words, ...more });
const shownOf = async ({ id }: SignedIn) =>
  (await site.visitor().api.reviews.ofUser({ user_id: id })).reviews.map((review) => review.id);

test('a review is published when the other side has written too, and not before', async () => {
  const sale = await privateSale();
  const { id: first, review } = await write(kenji!, sale);
  expect(review).toMatchObject({ state: 'waiting', may_change_stars: true, reviewer_name: 'Kenji Mori' });
  expect(await shownOf(mara!)).not.toContain(first);
  const { id: second, review: answer } = await write(mara!, sale, { rating: 5, title: 'Paid at once' });
  expect(answer).toMatchObject({ state: 'shown', may_change_stars: false, review_type: 'seller' });
  expect(await shownOf(mara!)).toContain(first);
  expect(await shownOf(kenji!)).toContain(second);
});

test('or when the time is over, after which no one can write', async () => {
  const sale = await privateSale();
  const { id } = await write(kenji!, sale);
  await timePasses(site, 29.9);
  expect(await shownOf(mara!)).not.toContain(id);
  await timePasses(site, 0.2);
  expect(await shownOf(mara!)).toContain(id);
  await expect(write(mara!, sale)).rejects.toMatchObject({ code: 'no_review_to_write' });
});

test('of fifty concurrent reviews for one side one succeeds, even from two team members', async () => {
  const sale = await privateSale();
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => write(kenji!, sale)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
  expect(new Set(refusals)).toEqual(new Set(['reviewed_already']));
  const dealers = await verifiedSale(site.db, { sellerId: pia!.id, buyerId: kenji!.id, dealerId });
  const team = await Promise.allSettled([write(pia!, dealers), write(dev!, dealers), write(grace!, dealers)]);
  expect(team.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('two sides that write at the same moment see each other’s reviews', async () => {
  for (let round = 0; round < 10; round += 1) {
    const sale = await privateSale();
    const [one, other] = await Promise.all([write(kenji!, sale), write(mara!, sale)]);
    expect(await shownOf(mara!)).toContain(one.id);
    expect(await shownOf(kenji!)).toContain(other.id);
    await site.db.updateTable('reviews').set({ deleted_at: new Date() }).where('sale_id', '=', sale).execute();
  }
});

test('for everyone else the sale does not exist, and an unverified or annulled one has no reviews', async () => {
  const sale = await privateSale();
  for (const other of [grace!, theo!, silas!])
    await expect(write(other, sale)).rejects.toMatchObject({ code: 'sale_not_found' });
  const dealers = await verifiedSale(site.db, { sellerId: grace!.id, buyerId: kenji!.id, dealerId });
  await expect(write(pia!, dealers)).rejects.toMatchObject({ code: 'sale_not_found' });
  const set = (status: string) =>
    site.db
      .updateTable('sales')
      .set({ status, ended_at: status === 'annulled' ? new Date() : null })
      .where('id', '=', sale)
      .execute();
  await set('disputed');
  await expect(write(kenji!, sale)).rejects.toMatchObject({ code: 'no_review_to_write' });
  await set('confirmed');
  const { id } = await write(kenji!, sale);
  await write(mara!, sale);
  expect(await shownOf(mara!)).toContain(id);
  await set('annulled');
  expect(await shownOf(mara!)).not.toContain(id);
  await expect(mara!.api.reviews.responses({ review_id: id })).rejects.toMatchObject({ code: 'review_not_found' });
  await expect(write(kenji!, await privateSale(31))).rejects.toMatchObject({ code: 'no_review_to_write' });
});

test('no review is published about your own character or a dealer whose team one of them is now on', async () => {
  const own = await verifiedSale(site.db, { sellerId: theo!.id, buyerId: silas!.id });
  const written = [await write(theo!, own), await write(silas!, own)];
  const dealers = await verifiedSale(site.db, { sellerId: pia!.id, buyerId: silas!.id, dealerId });
  const joined = { user_id: theo!.id, dealer_account_id: dealerId, role: 'staff' };
  await site.db.insertInto('dealer_team_members').values(joined).execute();
  written.push(await write(silas!, dealers), await write(pia!, dealers));
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', theo!.id).execute();
  const shown = (await Promise.all([theo!, silas!, pia!].map(shownOf))).flat();
  for (const { id } of written) expect(shown).not.toContain(id);
  await expect(write(silas!, dealers)).rejects.toMatchObject({ code: 'reviewed_already' });
});

test('a dealer sale counts for the dealer and shows its seller, and the team responds by its rights', async () => {
  const sale = await verifiedSale(site.db, { sellerId: pia!.id, buyerId: mara!.id, dealerId });
  const { id: review_id } = await write(mara!, sale, { title: 'A good house' });
  await write(dev!, sale);
  const [ofDealer, ofSeller] = await Promise.all([
    dev!.api.reviews.ofDealer({ dealer_id: dealerId }),
    pia!.api.reviews.ofUser({ user_id: pia!.id }),
  ]);
  expect(ofDealer.reviews[0]).toMatchObject({
    id: review_id,
    company_name: 'Eclipse Motors',
    user_name: 'Pia Moreau',
    may: { respond: true, report: true, edit: false, delete: false, hide: false },
  });
  expect(ofSeller.reviews[0]).toMatchObject({ id: review_id, may: { respond: false } });
  const response = 'Thank you. The coffee was the least we could do.';
  await expect(pia!.api.reviews.addResponse({ review_id, response })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(kenji!.api.reviews.addResponse({ review_id, response })).rejects.toMatchObject({ code: 'not_allowed' });
  const answers = await Promise.allSettled(
    [dev!, grace!].map(({ api }) => api.reviews.addResponse({ review_id, response })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(grace!.api.reviews.addResponse({ review_id, response })).rejects.toMatchObject({
    code: 'answered_already',
  });
  const { responses } = await site.visitor().api.reviews.responses({ review_id });
  expect(responses).toMatchObject([{ review_id, company_name: 'Eclipse Motors', response }]);
  const [ofBuyer] = (await mara!.api.reviews.ofUser({ user_id: mara!.id, type: 'seller' })).reviews;
  const toThem = { review_id: ofBuyer!.id, response: 'The pleasure was mine.' };
  await expect(dev!.api.reviews.addResponse(toThem)).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await mara!.api.reviews.addResponse(toThem)).response).toMatchObject({
    responder_name: 'Mara Quinn',
    company_name: null,
  });
});

test('no one acts for a suspended dealer, and former team members no longer write or respond for it', async () => {
  const sale = await verifiedSale(site.db, { sellerId: pia!.id, buyerId: kenji!.id, dealerId });
  const stands = (status: string) =>
    site.db.updateTable('dealer_accounts').set({ status }).where('id', '=', dealerId).execute();
  await stands('suspended');
  await expect(write(dev!, sale)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(write(pia!, sale)).rejects.toMatchObject({ code: 'sale_not_found' });
  await stands('active');
  const rejoin = await leavesTeam(site, dev!);
  await expect(write(dev!, sale)).rejects.toMatchObject({ code: 'sale_not_found' });
  await rejoin();
  await write(dev!, sale);
});

test('text can be changed for two days and stars until published, and a withdrawn review cannot be replaced', async () => {
  const sale = await privateSale();
  const { id } = await write(kenji!, sale);
  const { api } = kenji!;
  expect((await api.reviews.edit({ id, rating: 2, title: 'On second thought' }))!.review).toMatchObject({
    rating: 2,
    title: 'On second thought',
    comment: words.comment,
  });
  expect(await mara!.api.reviews.edit({ id, rating: 5 })).toBeNull();
  expect(await mara!.api.reviews.delete({ id })).toBe(false);
  await write(mara!, sale);
  await expect(api.reviews.edit({ id, rating: 3 })).rejects.toMatchObject({ code: 'stars_are_read' });
  expect((await api.reviews.edit({ id, comment: 'Shorter.', rating: 2 }))!.review.comment).toBe('Shorter.');
  await timePasses(site, 2.1);
  await expect(api.reviews.edit({ id, comment: 'Later.' })).rejects.toMatchObject({ code: 'review_time_over' });
  await api.reviews.delete({ id });
  expect(await shownOf(mara!)).not.toContain(id);
  expect(await api.reviews.delete({ id })).toBe(false);
  expect((await api.reviews.mine({})).reviews.map((own) => own.id)).not.toContain(id);
  await expect(write(kenji!, sale)).rejects.toMatchObject({ code: 'reviewed_already' });
});
