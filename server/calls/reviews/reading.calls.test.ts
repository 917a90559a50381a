import { contract } from '@forecourt/contract/contract.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealerIdOf, timePasses, verifiedSale, words } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, theo, grace, pia]: SignedIn[] = [];
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  const who = ['member', 'otherMember', 'firstCharacter', 'dealerOwner', 'dealerStaff'] as const;
  [mara, kenji, theo, grace, pia] = await Promise.all(who.map((one) => site.as(one)));
  dealerId = await dealerIdOf(site, grace!);
});
afterAll(() => site.close());

const sold = (seller: SignedIn, buyer: SignedIn, dealer: number | null = null) =>
  verifiedSale(site.db, { sellerId: seller.id, buyerId: buyer.id, dealerId: dealer });

test('lists can be filtered, sorted and paged, and the figures cover everything visible', async () => {
  const given = [5, 5, 4, 3, 5, 1, 2, 5, 4, 5, 5, 4];
  for (const [index, rating] of given.entries()) {
    const sale_id = await sold(mara!, kenji!);
    await kenji!.api.reviews.write({ sale_id, ...words, rating, title: `Number ${index}` });
  }
  const waiting = await mara!.api.reviews.ofUser({ user_id: mara!.id });
  expect(waiting).toMatchObject({ reviews: [], total: 0, pages: 0, stats: { average_rating: null, total_reviews: 0 } });
  await timePasses(site, 31);
  const sale_id = await sold(kenji!, mara!);
  await kenji!.api.reviews.write({ sale_id, ...words, rating: 2, title: 'Of a buyer' });
  await timePasses(site, 31);

  const { api } = site.visitor();
  const user_id = mara!.id;
  const stats = {
    // All are by one author, so only the newest counts.
    average_rating: 2,
    total_reviews: 13,
    total_buyer_reviews: 12,
    total_seller_reviews: 1,
    stars: [1, 2, 1, 3, 6],
  };
  const first = await api.reviews.ofUser({ user_id });
  expect(first).toMatchObject({ stats, page: 1, pages: 2, total: 13 });
  expect(first.reviews).toHaveLength(10);
  expect(first.reviews[0]!.title).toBe('Of a buyer');
  expect((await api.reviews.ofUser({ user_id, page: 2 })).reviews).toHaveLength(3);
  expect((await api.reviews.ofUser({ user_id, page: 3 })).reviews).toEqual([]);
  const fives = await api.reviews.ofUser({ user_id, stars: 5 });
  expect(fives).toMatchObject({ total: 6, pages: 1, stats });
  expect(fives.reviews.every(({ rating }) => rating === 5)).toBe(true);
  const ofBuyers = await api.reviews.ofUser({ user_id, type: 'buyer', stars: 2, sort: 'lowest' });
  expect(ofBuyers).toMatchObject({ total: 1, stats });
  const ratings = async (sort: 'highest' | 'lowest') =>
    (await api.reviews.ofUser({ user_id, sort })).reviews.map(({ rating }) => rating);
  expect(await ratings('highest')).toEqual([5, 5, 5, 5, 5, 5, 4, 4, 4, 3]);
  expect(await ratings('lowest')).toEqual([1, 2, 2, 3, 4, 4, 4, 5, 5, 5]);
  expect((await api.reviews.stats({ user_id })).stats).toEqual(stats);
});

test('visitors can only read', async () => {
  const { reviews } = await site.visitor().api.reviews.ofUser({ user_id: mara!.id });
  const nothing = { edit: false, delete: false, respond: false, report: false, hide: false, unhide: false };
  for (const { may } of reviews) expect(may).toEqual(nothing);
});

test('a hidden buyer is “A buyer” to all but the two sides, and reviews of them do not name the car', async () => {
  const sale_id = await sold(pia!, kenji!, dealerId);
  await kenji!.api.reviews.write({ sale_id, ...words, title: 'From a hidden one' });
  await grace!.api.reviews.write({ sale_id, ...words, title: 'Of a hidden one' });
  await sql`update users set hides_as_buyer = true where id = ${kenji!.id}`.execute(site.db);
  const byThem = async ({ api }: Pick<SignedIn, 'api'>) =>
    (await api.reviews.ofDealer({ dealer_id: dealerId })).reviews.find(({ title }) => title === 'From a hidden one')!;
  const ofThem = async ({ api }: Pick<SignedIn, 'api'>) =>
    (await api.reviews.ofUser({ user_id: kenji!.id })).reviews.find(({ title }) => title === 'Of a hidden one')!;
  for (const stranger of [site.visitor(), theo!]) {
    expect(await byThem(stranger)).toMatchObject({
      reviewer_id: null,
      reviewer_name: 'A buyer',
      reviewer_avatar: null,
    });
    expect(await ofThem(stranger)).toMatchObject({ car_id: null, car_name: null });
  }
  for (const side of [kenji!, pia!, grace!]) {
    expect(await byThem(side)).toMatchObject({ reviewer_id: kenji!.id, reviewer_name: 'Kenji Mori' });
    expect((await ofThem(side)).car_name).toBe('2021 Karin Sultan');
  }
  await sql`update users set hides_as_buyer = false where id = ${kenji!.id}`.execute(site.db);
});

test('a banned user’s reviews stay under their name, and a closed profile shows nothing', async () => {
  const sale_id = await sold(pia!, theo!, dealerId);
  await theo!.api.reviews.write({ sale_id, ...words, title: 'Before it was closed' });
  await pia!.api.reviews.write({ sale_id, ...words });
  await sql`update users set standing = 'banned', standing_reason = 'Scams' where id = ${theo!.id}`.execute(site.db);
  const { api } = site.visitor();
  const { reviews } = await api.reviews.ofDealer({ dealer_id: dealerId });
  expect(reviews[0]).toMatchObject({
    title: 'Before it was closed',
    reviewer_name: 'Theo Varga',
    reviewer_avatar: null,
  });
  const gone = { code: 'user_not_found' };
  for (const user_id of [theo!.id, 999_999]) {
    await expect(api.reviews.ofUser({ user_id })).rejects.toMatchObject(gone);
    await expect(api.reviews.stats({ user_id })).rejects.toMatchObject(gone);
    await expect(api.awards.ofUser({ user_id })).rejects.toMatchObject(gone);
  }
  await expect(api.reviews.ofDealer({ dealer_id: 999_999 })).rejects.toMatchObject({ code: 'dealer_not_found' });
  await sql`update users set standing = 'active', standing_reason = null where id = ${theo!.id}`.execute(site.db);
});

test('no call reveals unpublished, hidden or withdrawn reviews, or the notes and contacts of a sale, to others', async () => {
  const secret = { title: 'planted title', comment: 'planted comment' };
  const [waits, hidden, withdrawn] = [
    await sold(pia!, kenji!, dealerId),
    await sold(mara!, kenji!),
    await sold(mara!, kenji!),
  ];
  const write = ({ api }: SignedIn, sale_id: number) => api.reviews.write({ sale_id, rating: 1, ...secret });
  const { id: review_id } = await write(kenji!, waits);
  const { id: hiddenId } = await write(kenji!, hidden);
  await mara!.api.reviews.write({ sale_id: hidden, ...words });
  await (await site.as('moderator')).api.reviews.hide({ review_id: hiddenId, reason: 'Rude' });
  const { id } = await write(kenji!, withdrawn);
  await kenji!.api.reviews.delete({ id });
  const { car_id } = await site.db
    .selectFrom('sales')
    .select('car_id')
    .where('id', '=', waits)
    .executeTakeFirstOrThrow();

  /** Known values by input name. */
  const known: Record<string, unknown[]> = {
    user_id: [kenji!.id, pia!.id, mara!.id],
    seller_id: [pia!.id],
    dealer_id: [dealerId],
    dealerId: [dealerId],
    dealer_account_id: [dealerId],
    review_id: [review_id, hiddenId, id],
    car_id: [car_id],
    id: [review_id, hiddenId, id, waits, car_id],
    query: ['planted'],
    search: ['planted'],
    text: ['planted'],
  };
  const calls = namedCalls(contract).filter(
    ({ call }) => call.address.method === 'GET' && !call.isStream && ['anyone', 'member'].includes(call.who.kind),
  );
  expect(calls.length).toBeGreaterThan(20);
  const answers: string[] = [];
  for (const { api } of [site.visitor(), theo!, mara!, pia!])
    for (const { feature, name, call } of calls) {
      const fields = Object.keys((call.input as unknown as { shape: object }).shape).filter((key) => known[key]);
      const rounds = Math.max(1, ...fields.map((key) => known[key]!.length));
      for (let round = 0; round < rounds; round += 1) {
        const input = Object.fromEntries(fields.map((key) => [key, known[key]![round % known[key]!.length]]));
        const ask = (api as unknown as Record<string, Record<string, (given: object) => Promise<unknown>>>)[feature]![
          name
        ]!;
        const answer = await ask(input).catch((error: unknown) => error);
        const said = answer instanceof Error ? answer.message : JSON.stringify(answer);
        answers.push(`${feature}.${name} ${said}`);
      }
    }
  const naming = (some: string[], what: RegExp) =>
    some.flatMap((one) => (what.test(one) ? [one.slice(0, one.indexOf(' '))] : []));
  expect(naming(answers, /planted (title|comment)/)).toEqual([]);
  expect(naming(answers.slice(0, answers.length / 2), /planted (contact|notes)/)).toEqual([]);
});
