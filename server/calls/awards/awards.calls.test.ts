import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateAwards } from '../../flows/awards/update-awards.ts';
import { followAnnulledSale, followVerifiedSale } from '../../flows/reviews/follow-sale.ts';
import { showDueReviews } from '../../flows/reviews/show-reviews.ts';
import { timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, mia, ada]: SignedIn[] = [];
/** Each with their own game account. */
let buyers: SignedIn[];
beforeAll(async () => {
  site = await startSite();
  const who = ['member', 'otherMember', 'moderator', 'admin'] as const;
  [mara, kenji, mia, ada] = await Promise.all(who.map((one) => site.as(one)));
  const others = ['firstCharacter', 'dealerOwner', 'dealerManager', 'dealerStaff', 'otherDealerOwner'] as const;
  buyers = [kenji!, ...(await Promise.all(others.map((one) => site.as(one))))];
});
afterAll(() => site.close());

const named = { name: 'Good neighbour', description: 'Helped others without being asked', icon: 'heart' } as const;
const reason = 'Towed three strangers home';
const awardsOf = async ({ id }: { id: number }) =>
  (await site.visitor().api.awards.ofUser({ user_id: id })).awards.map(({ award }) => award.name);
const sell = async (buyer: SignedIn, daysAgo = 0): Promise<number> => {
  const sides = { sellerId: mara!.id, buyerId: buyer.id };
  return site.db.transaction().execute(async (tx) => {
    const id = await verifiedSale(tx, { ...sides, daysAgo });
    await followVerifiedSale(tx, { id, ...sides });
    return id;
  });
};
const annul = (id: number) =>
  site.db.transaction().execute(async (tx) => {
    await tx.updateTable('sales').set({ status: 'annulled', ended_at: new Date() }).where('id', '=', id).execute();
    await followAnnulledSale(tx, { id, sellerId: mara!.id, buyerId: kenji!.id });
  });

test('staff maintain the catalogue: names are unique, and retired awards are no longer granted but kept by their holders', async () => {
  const tries = await Promise.allSettled([mia!, ada!, mia!].map(({ api }) => api.awards.add(named)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(mia!.api.awards.add({ ...named, name: 'GOOD neighbour' })).rejects.toMatchObject({
    code: 'award_name_taken',
  });
  const { awards } = await mia!.api.awards.catalogue({});
  expect(awards.slice(0, 4).map(({ is_by_rule }) => is_by_rule)).toEqual([true, true, true, true]);
  const award = awards.find(({ name }) => name === named.name)!;
  await mia!.api.awards.grant({ award_id: award.id, user_id: mara!.id, reason });
  const changed = { ...named, id: award.id, name: 'Best neighbour' };
  await mia!.api.awards.edit({ ...changed, is_retired: true });
  expect(await awardsOf(mara!)).toEqual(['Best neighbour']);
  await expect(mia!.api.awards.grant({ award_id: award.id, user_id: kenji!.id, reason })).rejects.toMatchObject({
    code: 'award_not_found',
  });
  await mia!.api.awards.edit({ ...changed, is_retired: false });
  await expect(mia!.api.awards.edit({ ...changed, name: 'First sale', is_retired: false })).rejects.toMatchObject({
    code: 'award_name_taken',
  });
  await expect(mia!.api.awards.edit({ ...changed, id: awards[0]!.id, is_retired: true })).rejects.toMatchObject({
    code: 'award_by_rule',
  });
  const log = site.db
    .selectFrom('staff_actions')
    .select(['action', 'before', 'after'])
    .where('target_kind', '=', 'award');
  expect((await log.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'add_award',
    'change_award',
    'change_award',
  ]);
});

test('of many concurrent grants of one award one succeeds, and it can be revoked with a reason and granted again', async () => {
  const { award } = await mia!.api.awards.add({ ...named, name: 'Night owl' });
  const grant = ({ api }: SignedIn) => api.awards.grant({ award_id: award.id, user_id: kenji!.id, reason });
  const tries = await Promise.allSettled([mia!, ada!, mia!, ada!, mia!].map(grant));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
  expect(new Set(refusals)).toEqual(new Set(['has_award']));
  const [granted] = (await kenji!.api.awards.ofUser({ user_id: kenji!.id })).awards;
  await ada!.api.awards.revoke({ grant_id: granted!.id, reason: 'It was somebody else' });
  expect(await awardsOf(kenji!)).toEqual([]);
  await expect(ada!.api.awards.revoke({ grant_id: granted!.id, reason })).rejects.toMatchObject({
    code: 'award_not_found',
  });
  await grant(ada!);
  expect(await awardsOf(kenji!)).toEqual(['Night owl']);
  const log = site.db.selectFrom('staff_actions').select(['action', 'reason']).where('target_id', '=', kenji!.id);
  expect(await log.where('action', '=', 'revoke_award').execute()).toEqual([
    { action: 'revoke_award', reason: 'It was somebody else' },
  ]);
});

test('staff cannot grant awards to their own characters, or grant automatic awards by hand', async () => {
  const { award } = await mia!.api.awards.add({ ...named, name: 'Modest' });
  const grant = (user_id: number, award_id = award.id) => mia!.api.awards.grant({ award_id, user_id, reason });
  await expect(grant(mia!.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await site.db.updateTable('users').set({ game_account_id: 1202 }).where('id', '=', kenji!.id).execute();
  await expect(grant(kenji!.id)).rejects.toMatchObject({ code: 'not_allowed' });
  await site.db.updateTable('users').set({ game_account_id: 1307 }).where('id', '=', kenji!.id).execute();
  await expect(grant(999_999)).rejects.toMatchObject({ code: 'user_not_found' });
  const [byRule] = (await mia!.api.awards.catalogue({})).awards;
  await expect(grant(mara!.id, byRule!.id)).rejects.toMatchObject({ code: 'award_by_rule' });
  for (const { api } of [mara!, await site.as('support'), await site.as('analyst')])
    await expect(api.awards.grant({ award_id: award.id, user_id: kenji!.id, reason })).rejects.toMatchObject({
      code: 'not_allowed',
    });
});

test('ten concurrent sales grant each automatic award once, annulling removes it, and it cannot be revoked by hand', async () => {
  const before = await awardsOf(mara!);
  const sales = await Promise.all(Array.from({ length: 10 }, (_, days) => sell(kenji!, days)));
  const byRule = ['10 verified sales', 'First sale'];
  expect((await awardsOf(mara!)).filter((name) => !before.includes(name)).toSorted()).toEqual(byRule);
  await Promise.all(Array.from({ length: 8 }, () => site.db.transaction().execute((tx) => updateAwards(tx, mara!.id))));
  expect((await awardsOf(mara!)).filter((name) => !before.includes(name)).toSorted()).toEqual(byRule);
  const first = (await mara!.api.awards.ofUser({ user_id: mara!.id })).awards.find(
    ({ award }) => award.name === 'First sale',
  );
  await expect(ada!.api.awards.revoke({ grant_id: first!.id, reason })).rejects.toMatchObject({
    code: 'award_by_rule',
  });
  await annul(sales[0]!);
  expect(await awardsOf(mara!)).not.toContain('10 verified sales');
  await Promise.all(sales.slice(1).map(annul));
  expect(await awardsOf(mara!)).toEqual(before);
});

test('a five-star year is granted with the fifth published review and lost when one is hidden, withdrawn or annulled', async () => {
  const year = 'Five-star year';
  const reviews: number[] = [];
  const sales: number[] = [];
  for (const buyer of buyers.slice(0, 5)) {
    const sale_id = await sell(buyer);
    sales.push(sale_id);
    reviews.push((await buyer.api.reviews.write({ sale_id, ...words, rating: 5 })).id);
  }
  expect(await awardsOf(mara!)).not.toContain(year);
  await timePasses(site, 31);
  await Promise.all([showDueReviews(site.db), showDueReviews(site.db), showDueReviews(site.db)]);
  expect(await awardsOf(mara!)).toContain(year);
  const review_id = reviews[0]!;
  await mia!.api.reviews.hide({ review_id, reason });
  expect(await awardsOf(mara!)).not.toContain(year);
  await mia!.api.reviews.unhide({ review_id, reason });
  expect(await awardsOf(mara!)).toContain(year);
  // An appeal restores it as well.
  await mia!.api.reviews.hide({ review_id, reason });
  const { decision } = await kenji!.api.appeals.decision({ target_type: 'review', target_id: review_id });
  const appealed = { decision_id: decision!.id, statement: 'It names no one, please look again' };
  const { appeal } = (await kenji!.api.appeals.open(appealed)).decision;
  expect(await awardsOf(mara!)).not.toContain(year);
  await ada!.api.appeals.decide({ id: appeal!.id, outcome: 'reverse', reason });
  expect(await awardsOf(mara!)).toContain(year);
  await annul(sales[1]!);
  expect(await awardsOf(mara!)).not.toContain(year);
  const sale_id = await sell(buyers[5]!);
  await buyers[5]!.api.reviews.write({ sale_id, ...words, rating: 5 });
  await mara!.api.reviews.write({ sale_id, ...words });
  expect(await awardsOf(mara!)).toContain(year);
  await buyers[2]!.api.reviews.delete({ id: reviews[2]! });
  expect(await awardsOf(mara!)).not.toContain(year);
});
