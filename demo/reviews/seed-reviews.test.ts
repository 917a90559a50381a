import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnedBy } from '@forecourt/server/features/awards/award.rules.ts';
import { countSalesForAwards, rulesOf } from '@forecourt/server/features/awards/grants.store.ts';
import { starsThatCount } from '@forecourt/server/features/reviews/reviews.store.ts';
import { startSite, type Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(site.db)).rows;

test('reviews are varied and mostly positive, some are pending and one is hidden', async () => {
  const [all] = await rows(sql<Record<string, number>>`
    select count(*) as total, count(distinct comment) as words, avg(rating)::float8 as average,
      count(*) filter (where published_at > now()) as waiting, count(*) filter (where hidden_at is not null) as hidden,
      count(*) filter (where rating <= 3) as poor, count(*) filter (where comment ~ '[{}]') as unfinished
    from reviews`);
  expect(all!.total).toBeGreaterThan(60);
  expect(all).toMatchObject({ words: all!.total, hidden: 1, unfinished: 0 });
  expect(all!.average).toBeGreaterThan(4.2);
  expect(all!.waiting).toBeGreaterThan(2);
  expect(all!.poor).toBeGreaterThan(5);
});

test('every review is possible: by the two sides, in time, and shown when both had written', async () => {
  expect(
    await rows(sql`
      select reviews.id from reviews join sales on sales.id = sale_id
      where sales.status <> 'confirmed' or reviews.created_at < confirmed_at or reviews.created_at > now()
        or reviews.created_at > confirmed_at + interval '30 days' or is_told <> (published_at <= now())
        or author_id not in (buyer_id, seller_id) or user_id not in (buyer_id, seller_id)
        or published_at <> case (select count(*) from reviews as both_sides where both_sides.sale_id = sales.id)
          when 2 then (select max(created_at) from reviews as both_sides where both_sides.sale_id = sales.id)
          else confirmed_at + interval '30 days' end`),
  ).toEqual([]);
  expect(
    await rows(sql`
      select review_id from review_responses join reviews on reviews.id = review_id
      where review_responses.created_at < published_at or hidden_at is not null or published_at > now()
        or review_responses.created_at > now()`),
  ).toEqual([]);
});

test('everyone has exactly the automatic awards they earned, and some have others', async () => {
  const people = await rows(sql<{ id: number }>`select id from users`);
  for (const { id } of people) {
    const verifiedSales = await countSalesForAwards(site.db, id);
    const earned = earnedBy({ verifiedSales, reviews: await starsThatCount(site.db, id) });
    expect((await rulesOf(site.db, id)).toSorted()).toEqual(earned.toSorted());
  }
  const granted = await rows(sql<{ name: string }>`
    select distinct name from award_grants join awards on awards.id = award_id where rule is null`);
  expect(granted.length).toBeGreaterThan(2);
});

test('the pages show it readably', async () => {
  const { api } = site.visitor();
  const { id } = (
    await rows(sql<{ id: number }>`select id from dealer_accounts where company_name = 'Eclipse Motors'`)
  )[0]!;
  const { reviews, stats } = await api.reviews.ofDealer({ dealer_id: id });
  expect(stats.total_reviews).toBeGreaterThan(8);
  expect(reviews.some(({ responses }) => responses.length > 0)).toBe(true);
  for (const { created_at } of reviews) expect(Date.parse(created_at)).toBeLessThan(Date.now());
});
