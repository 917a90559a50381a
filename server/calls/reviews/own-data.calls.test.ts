import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, ada] = await Promise.all((['member', 'otherMember', 'admin'] as const).map((who) => site.as(who)));
});
afterAll(() => site.close());

const fileOf = async ({ api }: SignedIn) =>
  JSON.parse((await api.accounts.exportData({})).json) as Record<string, Record<string, unknown>[]>;
const sold = () => verifiedSale(site.db, { sellerId: mara!.id, buyerId: kenji!.id });
const write = ({ api }: SignedIn, sale_id: number, title: string) => api.reviews.write({ sale_id, ...words, title });

test('the data file has all reviews the user wrote, published reviews of them, and their awards', async () => {
  const [shown, waits] = [await sold(), await sold()];
  const { id } = await write(kenji!, shown, 'Shown');
  await write(mara!, shown, 'Of Kenji');
  await write(kenji!, waits, 'Waits');
  await mara!.api.reviews.addResponse({ review_id: id, response: 'Thank you' });
  await mara!.api.reviews.report({ review_id: id, reason: 'other', details: 'Never mind' });
  const named = { name: 'Good neighbour', description: 'Helps out', icon: 'heart' } as const;
  const { award } = await ada!.api.awards.add(named);
  const granted = await ada!.api.awards.grant({ award_id: award.id, user_id: mara!.id, reason: 'Towed strangers' });
  await ada!.api.awards.revoke({ grant_id: granted.award.id, reason: 'A mix-up' });

  const [hers, his] = [await fileOf(mara!), await fileOf(kenji!)];
  expect(hers).toMatchObject({
    reviews_written: [{ title: 'Of Kenji', of_whom: 'Kenji Mori' }],
    reviews_received: [{ title: 'Shown', by_whom: 'Kenji Mori', answer: { response: 'Thank you' } }],
    review_answers: [{ review_id: id, response: 'Thank you' }],
    reports: [{ about: 'review', details: 'Never mind' }],
  });
  expect(hers.awards).toContainEqual(
    expect.objectContaining({ name: 'Good neighbour', reason: 'Towed strangers', revoked_reason: 'A mix-up' }),
  );
  expect(JSON.stringify(hers)).not.toContain('Waits');
  expect(his.reviews_written!.map(({ title }) => title)).toEqual(['Waits', 'Shown']);
});

test('a closed account leaves its reviews under its name and an empty profile', async () => {
  const sale = await sold();
  const { id } = await write(mara!, sale, 'A pleasure');
  await write(kenji!, sale, 'Will buy again');
  await mara!.api.accounts.closeAccount({ name: 'Mara Quinn' });
  const { api } = site.visitor();
  const { reviews } = await api.reviews.ofUser({ user_id: kenji!.id });
  expect(reviews[0]).toMatchObject({ id, title: 'A pleasure', reviewer_name: 'Mara Quinn' });
  await expect(api.reviews.ofUser({ user_id: mara!.id })).rejects.toMatchObject({ code: 'user_not_found' });
  const waiting = await sold();
  await write(kenji!, waiting, 'To nobody');
});
