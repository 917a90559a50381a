import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, mia]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, mia] = await Promise.all((['member', 'otherMember', 'moderator'] as const).map((who) => site.as(who)));
});
afterAll(() => site.close());

const noticeKindsOf = async ({ api }: SignedIn) => {
  await noticesWritten(site);
  return (await api.notices.list({})).notices.map(({ kind }) => kind);
};

test('from sale to award and back: after confirmation both are asked and write, after annulment everything is gone', async () => {
  const id = await sell(mara!, await listed(mara!), { buyer_id: kenji!.id, sale_price: 40_000 });
  const write = ({ api }: SignedIn) => api.reviews.write({ sale_id: id, ...words });
  await expect(write(kenji!)).rejects.toMatchObject({ code: 'no_review_to_write' });
  await kenji!.api.sales.confirm({ id, sale_price: 40_000 });
  expect(await noticeKindsOf(kenji!)).toContain('review_asked');
  expect(await noticeKindsOf(mara!)).toEqual(expect.arrayContaining(['review_asked', 'award_received']));
  expect((await mara!.api.sales.get({ id }))!.sale.may.review_until).not.toBeNull();

  await write(kenji!);
  expect((await kenji!.api.sales.get({ id }))!.sale.may.review_until).toBeNull();
  expect(await noticeKindsOf(mara!)).not.toContain('review_received');
  await write(mara!);
  expect(await noticeKindsOf(mara!)).toContain('review_received');
  expect(await noticeKindsOf(kenji!)).toContain('review_received');

  const { api } = site.visitor();
  const ofMara = { user_id: mara!.id };
  expect((await api.reviews.stats(ofMara)).stats.total_reviews).toBe(1);
  expect((await api.awards.ofUser(ofMara)).awards.map(({ award }) => award.name)).toEqual(['First sale']);
  await mia!.api.sales.decide({ id, outcome: 'annul', reason: 'The car was never handed over' });
  expect((await api.reviews.ofUser(ofMara)).reviews).toEqual([]);
  expect((await api.reviews.stats({ user_id: kenji!.id })).stats.total_reviews).toBe(0);
  expect((await api.awards.ofUser(ofMara)).awards).toEqual([]);
  expect((await kenji!.api.reviews.mine({})).reviews).toEqual([]);
});

test('the request for a review is read once that side has written it, for the whole team, and not written late', async () => {
  const [grace, dev] = [await site.as('dealerOwner'), await site.as('dealerManager')];
  const unread = async ({ api }: SignedIn) =>
    (await api.notices.list({})).notices.filter((notice) => notice.kind === 'review_asked' && !notice.is_read).length;
  const verified = async () => {
    const id = await sell(grace, await listed(grace), { buyer_id: kenji!.id, sale_price: 40_000 });
    await kenji!.api.sales.confirm({ id, sale_price: 40_000 });
    return id;
  };
  const sale_id = await verified();
  await noticesWritten(site);
  const before = await unread(kenji!);
  expect([await unread(grace), await unread(dev)]).toEqual([1, 1]);
  await dev.api.reviews.write({ sale_id, ...words });
  expect([await unread(grace), await unread(dev), await unread(kenji!)]).toEqual([0, 0, before]);
  await kenji!.api.reviews.write({ sale_id, ...words });
  expect(await unread(kenji!)).toBe(before - 1);

  const other = await verified();
  await kenji!.api.reviews.write({ sale_id: other, ...words });
  await noticesWritten(site);
  expect(await unread(kenji!)).toBe(before - 1);
});
