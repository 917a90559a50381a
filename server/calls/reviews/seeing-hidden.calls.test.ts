import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test('a hidden review counts nowhere and is visible in place, with its reason, to those who can restore it', async () => {
  const [seller, buyer, moderator, support] = await Promise.all(
    (['member', 'otherMember', 'moderator', 'support'] as const).map((who) => site.as(who)),
  );
  const sale = await verifiedSale(site.db, { sellerId: seller!.id, buyerId: buyer!.id });
  const { id } = await buyer!.api.reviews.write({ sale_id: sale, ...words });
  await seller!.api.reviews.write({ sale_id: sale, ...words });
  const user_id = seller!.id;
  await moderator!.api.reviews.hide({ review_id: id, reason: 'It names where somebody lives' });

  const seen = await moderator!.api.reviews.ofUser({ user_id });
  expect(seen.reviews).toMatchObject([{ id, hidden_reason: 'It names where somebody lives', may: { unhide: true } }]);
  expect(seen).toMatchObject({ total: 1, pages: 1, stats: { total_reviews: 0, average_rating: null } });
  for (const reader of [support!, seller!, buyer!, site.visitor()]) {
    const answer = await reader.api.reviews.ofUser({ user_id });
    expect(answer).toMatchObject({ reviews: [], total: 0, stats: { total_reviews: 0, stars: [0, 0, 0, 0, 0] } });
  }

  const admin = await site.as('admin');
  expect((await admin.api.reviews.ofUser({ user_id })).total).toBe(1);
  // Staff who are involved with any character can't decide.
  const { game_account_id } = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', admin.id)
    .executeTakeFirstOrThrow();
  await site.db.updateTable('users').set({ game_account_id }).where('id', '=', buyer!.id).execute();
  expect(await admin.api.reviews.ofUser({ user_id })).toMatchObject({ reviews: [], total: 0 });

  await moderator!.api.reviews.unhide({ review_id: id, reason: 'It was another street' });
  expect((await site.visitor().api.reviews.ofUser({ user_id })).reviews).toMatchObject([{ id, hidden_reason: null }]);
});
