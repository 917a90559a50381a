import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refitDue, refitAll } from '../../flows/guide/refit.ts';
import { describeMarket } from '../../flows/guide/describe-market.ts';
import { sellMany } from '../../../testing/guide.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { personas } from '../../../testing/personas.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, mia: SignedIn, sam: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, mia, sam] = [await site.as('member'), await site.as('moderator'), await site.as('support')];
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`truncate guide_fits, guide_models, guide_due, guide_overview`.execute(site.db);
});

const model = { make: 'Karin', model: 'Sultan' };
const modelId = async () =>
  (
    await sql<{ id: number }>`
      select car_models.id from car_models join car_makes on car_makes.id = make_id
      where car_models.display_name = 'Sultan' and car_makes.display_name = 'Karin'`.execute(site.db)
  ).rows[0]!.id;

describe('without enough sales', () => {
  test('there is no estimate, and everything else works', async () => {
    const car_id = await listed(mara, model);
    expect(await site.visitor().api.guide.estimate({ car_id })).toMatchObject({
      estimate: null,
      deal: null,
      closest: [],
      explanation: [],
    });
    expect(await mara.api.guide.appraise({ ...model, year: 2020 })).toMatchObject({ estimate: null, deal: null });
    expect(await mara.api.guide.model(model)).toMatchObject({ sold: 0, listed: 1, typical: null, points: [] });
    expect(await mara.api.guide.overview({})).toMatchObject({ as_of: null, best_selling: [] });
    expect(await sam.api.guide.basis({ model_id: await modelId() })).toMatchObject({ model: null, sales: [] });
  });

  test('four sales are not enough', async () => {
    await sellMany(site, { ...model, amounts: [20_000, 21_000, 19_500, 20_500] });
    await refitAll(site.db, new Date());
    expect((await mara.api.guide.appraise({ ...model, year: 2020 })).estimate).toBeNull();
  });
});

const amounts = Array.from({ length: 30 }, (_, place) => 20_000 + 400 * ((place * 7) % 11));

describe('with thirty sales', () => {
  test('a car has an estimate, a rating, the closest sales without names, and three sentences', async () => {
    await sellMany(site, { ...model, amounts });
    await refitAll(site.db, new Date());
    const car_id = await listed(mara, { ...model, price: 20_100, year: 2020, mileage: 30_000 });
    const { estimate, deal, closest, explanation } = (await site.visitor().api.guide.estimate({ car_id }))!;
    expect(estimate).toMatchObject({ sales: 30, confidence: 'high' });
    expect(estimate!.median).toBeGreaterThan(21_000);
    expect(estimate!.median).toBeLessThan(23_000);
    expect(estimate!.low).toBeLessThan(estimate!.median);
    expect(estimate!.high).toBeGreaterThan(estimate!.median);
    expect(deal).toBe('great');
    expect(closest).toHaveLength(5);
    expect(Object.keys(closest[0]!)).toEqual(['car_name', 'mileage', 'month', 'amount']);
    expect(explanation).toHaveLength(3);
    for (const amount of [estimate!.low, estimate!.median, estimate!.high])
      expect(explanation[0]).toContain(`$${amount.toLocaleString('en-US')}`);
  });

  test('the closest sales are those of the fit, without nonsense and without what was excluded since', async () => {
    const nonsense = 900_000;
    await sellMany(site, { ...model, amounts: [...amounts, nonsense] });
    await refitAll(site.db, new Date());
    const car_id = await listed(mara, { ...model, year: 2020, mileage: 30_000 });
    const closest = async () => (await site.visitor().api.guide.estimate({ car_id }))!.closest;
    const { rows } = await sql<{
      newest: number;
    }>`select cardinality(newest_sales) as newest from guide_models`.execute(site.db);
    expect(rows).toEqual([{ newest: 30 }]);
    expect((await closest()).map(({ amount }) => amount)).not.toContain(nonsense);
    await sql`insert into guide_exclusions (sale_id, reason) select id, 'All of them' from sales`.execute(site.db);
    expect(await closest()).toEqual([]);
    await sql`delete from guide_exclusions`.execute(site.db);
  });

  test('typed facts have the same estimate as a car with them, and the rating follows the price', async () => {
    await sellMany(site, { ...model, amounts });
    await refitAll(site.db, new Date());
    const facts = { ...model, year: 2020, mileage: 30_000 };
    const car_id = await listed(mara, { ...facts, price: 30_000 });
    const car = (await mara.api.guide.estimate({ car_id }))!;
    const typed = await mara.api.guide.appraise({ ...facts, price: 30_000 });
    expect(typed).toMatchObject({ estimate: car.estimate, deal: 'high' });
    const { low, median, high, lowest } = car.estimate!;
    const ratingAt = async (price: number) => (await mara.api.guide.appraise({ ...facts, price })).deal;
    expect(await ratingAt(lowest - 1)).toBeNull();
    expect([await ratingAt(lowest), await ratingAt(low)]).toEqual(['great', 'great']);
    expect([await ratingAt(low + 1), await ratingAt(median)]).toEqual(['good', 'good']);
    expect([await ratingAt(median + 1), await ratingAt(high)]).toEqual(['fair', 'fair']);
    expect(await ratingAt(high + 1)).toBe('high');
  });

  test('a verified sale becomes due when it is a day old, and its model is refitted', async () => {
    await sellMany(site, { ...model, amounts });
    const now = new Date();
    await refitAll(site.db, now);
    await refitDue(site.db, now);
    await sellMany(site, { ...model, amounts: [25_000], daysAgo: 0 });
    const before = (await mara.api.guide.appraise({ ...model, year: 2020 })).estimate!;
    expect(await refitDue(site.db, new Date())).toBe(0);
    expect(await refitDue(site.db, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    const after = (await mara.api.guide.appraise({ ...model, year: 2020 })).estimate!;
    expect(after.sales).toBe(before.sales + 1);
    expect(after.version).toBeGreaterThan(before.version);
  });

  test('staff see what it rests on, and a moderator excludes a sale and counts it again', async () => {
    await sellMany(site, { ...model, amounts: [...amounts, 90_000] });
    await refitAll(site.db, new Date());
    const model_id = await modelId();
    const basis = await mia.api.guide.basis({ model_id });
    expect(basis).toMatchObject({ total: 31, model: { sales: 30 } });
    const absurd = basis.sales.find(({ amount }) => amount === 90_000)!;
    expect(absurd).toMatchObject({ share: 0, why_not: 'outlier' });
    const { id } = basis.sales.find(({ amount }) => amount !== 90_000)!;
    await mia.api.guide.exclude({ id, reason: 'Both accounts are brothers' });
    await expect(mia.api.guide.exclude({ id, reason: 'Again' })).rejects.toMatchObject({ code: 'sale_excluded' });
    expect(await refitDue(site.db, new Date())).toBe(1);
    expect((await sam.api.guide.basis({ model_id, show: 'excluded' })).sales).toMatchObject([
      {
        id,
        why_not: 'excluded',
        excluded: { reason: 'Both accounts are brothers', by_name: personas.moderator },
        may_change: false,
      },
    ]);
    expect((await mara.api.guide.appraise({ ...model, year: 2020 })).estimate!.sales).toBe(29);
    await mia.api.guide.include({ id, reason: 'They aren’t' });
    await refitDue(site.db, new Date());
    expect((await mara.api.guide.appraise({ ...model, year: 2020 })).estimate!.sales).toBe(30);
  });

  test('the market pages have figures', async () => {
    await sellMany(site, { ...model, amounts });
    await listed(mara, { ...model, price: 21_000 });
    await refitAll(site.db, new Date());
    await describeMarket(site.db, new Date());
    const overview = await site.visitor().api.guide.overview({});
    expect(overview).toMatchObject({ total: { sold: 30, listed: 1 }, best_selling: [{ ...model, sold: 30 }] });
    expect(overview.index).toHaveLength(12);
    const page = (await site.visitor().api.guide.model(model))!;
    expect(page).toMatchObject({ ...model, body_class: 'Sports', sold: 30, listed: 1, typical: { year: 2020 } });
    expect(page.points).toHaveLength(30);
  });
});
