import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { dealerIdOf, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, grace, pia, mia, ana, sam]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
  [mia, ana, sam] = [await site.as('moderator'), await site.as('analyst'), await site.as('support')];
});
afterAll(() => site.close());

/** Kenji's public review of the dealer. */
async function reviewed(): Promise<number> {
  const dealerId = await dealerIdOf(site, grace!);
  const sale_id = await verifiedSale(site.db, { sellerId: pia!.id, buyerId: kenji!.id, dealerId });
  const { id } = await kenji!.api.reviews.write({ sale_id, ...words });
  await pia!.api.reviews.write({ sale_id, ...words });
  return id;
}
const waiting = async (who: SignedIn) => (await who.api.reviews.reported({})).reviews;

test('a reported review waits once with all its reports until it is kept or hidden with a reason', async () => {
  const [kept, hidden] = [await reviewed(), await reviewed()];
  await mara!.api.reviews.report({ review_id: kept, reason: 'untrue', details: 'I was there' });
  await grace!.api.reviews.report({ review_id: kept, reason: 'offensive' });
  await mara!.api.reviews.report({ review_id: hidden, reason: 'spam' });
  const [first, second] = await waiting(mia!);
  expect([first!.review.id, second!.review.id]).toEqual([kept, hidden]);
  expect(first).toMatchObject({
    may_decide: true,
    reports: [
      { reporter_name: 'Mara Quinn', reason: 'untrue', details: 'I was there' },
      { reporter_name: 'Grace Castellano', reason: 'offensive' },
    ],
  });
  const found = await mia!.api.reviews.reported({ reason: 'spam' });
  expect(found.reviews.map(({ review }) => review.id)).toEqual([hidden]);

  await expect(sam!.api.reviews.keep({ review_id: kept, reason: 'Fine' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await mia!.api.reviews.keep({ review_id: kept, reason: 'It is what the buyer thinks' });
  await mia!.api.reviews.hide({ review_id: hidden, reason: 'Advertising' });
  expect(await waiting(mia!)).toEqual([]);
  await expect(mia!.api.reviews.keep({ review_id: kept, reason: 'Again' })).rejects.toMatchObject({
    code: 'review_not_reported',
  });
  const log = await site.db
    .selectFrom('staff_actions')
    .select(['action', 'reason'])
    .where('target_kind', '=', 'review')
    .where('target_id', '=', kept)
    .execute();
  expect(log).toEqual([{ action: 'keep_review', reason: 'It is what the buyer thinks' }]);
});

test('support reads reported reviews but cannot decide, and analysts and members cannot read them', async () => {
  const review_id = await reviewed();
  await mara!.api.reviews.report({ review_id, reason: 'other', details: 'My name is Mara' });
  const [entry] = await waiting(sam!);
  expect(entry!.reports).toEqual([
    expect.objectContaining({ reporter_name: 'Mara Quinn', details: 'My name is Mara' }),
  ]);
  expect(entry!.may_decide).toBe(false);
  for (const reader of [ana!, mara!]) await expect(waiting(reader)).rejects.toMatchObject({ code: 'not_allowed' });
});

test('a new report and its outcome reach the open desk, and no member’s page', async () => {
  const review_id = await reviewed();
  const [ofSam, ofMara] = [await listen(sam!.browser), await listen(mara!.browser)];
  const news = () => ofSam.heard.filter((kind) => kind === 'market_changed').length;
  await mara!.api.reviews.report({ review_id, reason: 'spam' });
  await expect.poll(news).toBe(1);
  await mia!.api.reviews.keep({ review_id, reason: 'It is what the buyer thinks' });
  await expect.poll(news).toBe(2);
  expect(ofMara.heard).not.toContain('market_changed');
});
