import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateModels } from '../../../testing/guide.ts';
import { draft, emptyMarket, listed, timePasses } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn;
let pia: SignedIn;
let other: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [grace, pia, other] = (await Promise.all(
    (['dealerOwner', 'dealerStaff', 'otherDealerOwner'] as const).map((name) => site.as(name)),
  )) as [SignedIn, SignedIn, SignedIn];
  dealerId = (await grace.api.dealers.checkUserRole({ user_id: grace.id })).membership.dealer_account_id!;
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const list = (filter: object = {}, by = grace) => by.api.inventory.list({ dealer_id: dealerId, ...filter });
const bulk = (car_ids: number[], change: object, by = grace) =>
  by.api.inventory.bulk({ dealer_id: dealerId, car_ids, preview: false, ...change } as never);
const priceOf = async (id: number) =>
  (await site.db.selectFrom('cars').select('price').where('id', '=', id).executeTakeFirstOrThrow()).price;
const set = (id: number, columns: object) => site.db.updateTable('cars').set(columns).where('id', '=', id).execute();

describe('the list', () => {
  test('contains the dealer’s cars of the whole team and no others', async () => {
    const cars = [await listed(pia), await listed(grace)];
    await listed(other);
    const answer = await list({}, pia);
    expect(new Set(answer.cars.map(({ id }) => id))).toEqual(new Set(cars));
    expect(answer.by_status).toEqual({ active: 2 });
    expect(answer.total).toBe(2);
    await expect(list({}, other)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('does not count the reader’s private cars', async () => {
    const own = await listed(grace);
    await listed(grace);
    await set(own, { dealer_id: null });
    expect(await list()).toMatchObject({ by_status: { active: 1 }, total: 1 });
  });

  test('can be searched by name, plate and contact, filtered and sorted', async () => {
    const [cheap, dear] = [await listed(grace), await listed(pia)];
    await set(cheap, { price: 1_000, views: 3, title: 'Rust bucket', plate: 'ABC 1' });
    await set(dear, { price: 90_000, views: 1, title: '100% clean' });
    await draft(grace);
    const ids = async (filter: object) => (await list(filter)).cars.map(({ id }) => id);
    expect(await ids({ search: 'rust abc' })).toEqual([cheap]);
    expect(await ids({ search: 'pia' })).toEqual([dear]);
    expect(await ids({ search: '100%' })).toEqual([dear]);
    expect(await ids({ search: '_____________________' })).toEqual([]);
    expect(await ids({ status: 'active', sort: 'price_high' })).toEqual([dear, cheap]);
    expect(await ids({ status: 'active', sort: 'most_viewed' })).toEqual([cheap, dear]);
  });

  test('rates each price, and lists the best deals first and cars without a rating last', async () => {
    await rateModels(site, 50_000);
    const add = (price: number) => listed(grace, { year: 2026, mileage: 0, price });
    const [fair, great, absurd] = [await add(48_000), await add(41_000), await add(2_000)];
    const sold = await add(41_000);
    await set(sold, { status: 'sold', sold_at: new Date() });
    const unfinished = await draft(grace, { year: undefined, price: undefined });
    const { cars } = await list({ sort: 'best_deal' });
    expect(cars.map(({ id, deal }) => [id, deal])).toEqual([
      [great, 'great'],
      [fair, 'fair'],
      [unfinished, null],
      [absurd, null],
      [sold, null],
    ]);
  });

  test('can be exported as filtered, by those with the right', async () => {
    const car = await listed(grace);
    await set(car, { title: '=cmd()' });
    const { csv, filename } = await grace.api.inventory.file({ dealer_id: dealerId, sort: 'newest' });
    expect(filename).toMatch(/^inventory-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv).toContain("'=cmd()");
    await expect(pia.api.inventory.file({ dealer_id: dealerId, sort: 'newest' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('bulk changes', () => {
  test('a preview rates the prices after the change, as the cars will be rated', async () => {
    await rateModels(site, 50_000);
    const [rated, other] = [
      await listed(grace, { year: 2026, mileage: 0, price: 54_000 }),
      await listed(grace, { model: 'Futo', price: 56_000 }),
    ];
    const change = { change: 'price', price: { percent: -15 } };
    const dealsIn = ({ verdicts }: Awaited<ReturnType<typeof bulk>>) => verdicts.map(({ deal }) => deal);
    expect(dealsIn(await bulk([rated, other], { ...change, preview: true }))).toEqual(['good', undefined]);
    expect((await list()).cars.find(({ id }) => id === rated)!.deal).toBe('high');
    expect(dealsIn(await bulk([rated, other], change))).toEqual(['good', undefined]);
    expect((await list()).cars.find(({ id }) => id === rated)!.deal).toBe('good');
  });

  test('a preview reports what would change and changes nothing', async () => {
    const car = await listed(grace);
    await set(car, { price: 40_000 });
    const { verdicts, changes } = await bulk([car], { change: 'price', price: { percent: -5 }, preview: true });
    expect(verdicts).toMatchObject([{ car_id: car, change: '$40,000 → $38,000', refusal: null }]);
    expect(changes).toBe(1);
    expect(await priceOf(car)).toBe(40_000);
  });

  test('prices change where possible, and each failure is listed with its reason', async () => {
    const [live, unpriced, strangers] = [await listed(grace), await draft(grace), await listed(other)];
    await set(live, { price: 40_000 });
    await set(unpriced, { price: null });
    const { verdicts, changes } = await bulk([live, live, unpriced, strangers, 999_999], {
      change: 'price',
      price: { by: -1_500 },
    });
    expect(verdicts.map(({ car_id, change, refusal }) => [car_id, change ?? refusal])).toEqual([
      [live, '$40,000 → $38,500'],
      [unpriced, 'This car has no price yet'],
      [strangers, 'This car isn’t in your inventory'],
      [999_999, 'This car isn’t in your inventory'],
    ]);
    expect(changes).toBe(1);
    expect(await priceOf(live)).toBe(38_500);
  });

  test('a reduction notifies those who saved the car', async () => {
    const car = await listed(grace);
    await set(car, { price: 40_000 });
    await sql`update car_prices set price = 40000 where car_id = ${car}`.execute(site.db);
    await timePasses(site, car);
    await bulk([car], { change: 'price', price: { to: 30_000 } });
    const { rows } =
      await sql`select from announcements where kind = 'car_price_lowered' and (data->>'carId')::int = ${car}`.execute(
        site.db,
      );
    expect(rows).toHaveLength(1);
  });

  test('nothing happens without exactly one kind of price change', async () => {
    const car = await listed(grace);
    for (const price of [undefined, {}, { to: 5, percent: 5 }])
      await expect(bulk([car], { change: 'price', price })).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('cars are deleted and restored together', async () => {
    const cars = [await listed(grace), await listed(pia)];
    expect((await bulk(cars, { change: 'delete' })).changes).toBe(2);
    expect((await list()).total).toBe(0);
    expect((await bulk(cars, { change: 'restore' })).changes).toBe(2);
    expect((await list()).by_status).toEqual({ active: 2 });
  });

  test('listings covered by the membership are renewed if they end soon', async () => {
    const [soon, later] = [await listed(grace), await listed(grace)];
    await set(soon, { expires_at: new Date(Date.now() + 86_400_000) });
    const { verdicts } = await bulk([soon, later], { change: 'renew' });
    expect(verdicts.map(({ refusal }) => refusal)).toEqual([null, 'You can’t do this while the listing is active']);
    const [renewed] = (await list({ sort: 'ends_soon' })).cars.filter(({ id }) => id === soon);
    expect(new Date(renewed!.expires_at!).getTime()).toBeGreaterThan(Date.now() + 20 * 86_400_000);
  });

  test('only free features are applied, and paid ones are left for single purchase', async () => {
    const cars: number[] = [];
    for (let number = 0; number < 4; number++) cars.push(await listed(grace));
    const { verdicts, changes } = await bulk(cars, { change: 'feature' });
    expect(changes).toBe(2);
    expect(verdicts.filter(({ refusal }) => refusal).map(({ refusal }) => refusal)[0]).toMatch(/\$/);
  });

  test('dates in the preview and the file are in the site’s time zone', async () => {
    const there = await siteForThisTest({ config: { siteTimezone: 'Pacific/Kiritimati' } });
    const owner = await there.as('dealerOwner');
    const { membership } = await owner.api.dealers.checkUserRole({ user_id: owner.id });
    const dealer_id = membership.dealer_account_id!;
    const car = await listed(owner);
    const tomorrow = new Date(Date.now() + 86_400_000);
    // In that zone a day starts at 10:00 UTC.
    tomorrow.setUTCHours(12, 0, 0, 0);
    const columns = { published_at: new Date('2026-03-09T10:30:00Z'), expires_at: tomorrow };
    await there.db.updateTable('cars').set(columns).where('id', '=', car).execute();
    const { csv } = await owner.api.inventory.file({ dealer_id, sort: 'newest' });
    const dayAfter = new Date(tomorrow.getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(csv.split('\n').find((row) => row.startsWith(`${car},`))).toContain(`,2026-03-10,${dayAfter},`);
    const renew = async (preview: boolean) =>
      (await owner.api.inventory.bulk({ dealer_id, car_ids: [car], change: 'renew', preview })).verdicts[0]!.change;
    const said = await renew(true);
    expect(await renew(false)).toBe(said);
    const { expires_at } = await there.db
      .selectFrom('cars')
      .select('expires_at')
      .where('id', '=', car)
      .executeTakeFirstOrThrow();
    expect(said).toBe(`listed until ${expires_at!.toLocaleDateString('sv', { timeZone: 'Pacific/Kiritimati' })}`);
  });

  test('complete drafts go live together, and the others are listed with what they lack', async () => {
    const [whole, bare] = [await draft(grace), await draft(pia)];
    await set(bare, { price: null });
    const { verdicts } = await bulk([whole, bare], { change: 'list' });
    expect(verdicts.map(({ change, refusal }) => refusal ?? change)).toEqual([
      expect.stringMatching(/^listed until /),
      'Please enter a Price before proceeding.',
    ]);
    expect((await list()).by_status).toEqual({ active: 1, draft: 1 });
  });

  test('require the right to change many at once', async () => {
    await expect(bulk([await listed(pia)], { change: 'delete' }, pia)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(bulk([1], { change: 'delete' }, other)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('undoing new prices', () => {
  const undo = (undo_id: number, by = grace) => by.api.inventory.undoPrices({ dealer_id: dealerId, undo_id });

  test('gives each car exactly its earlier price back, drafts without one included', async () => {
    const cars = [await listed(grace, { price: 33_333 }), await listed(pia, { price: 33 })];
    const empty = await draft(grace, { price: null });
    const percent = await bulk(cars, { change: 'price', price: { percent: -7 } });
    const same = await bulk([empty], { change: 'price', price: { to: 100 } });
    expect(await undo(percent.undo_id!)).toMatchObject({ changes: 2 });
    expect(await Promise.all(cars.map(priceOf))).toEqual([33_333, 33]);
    expect((await undo(same.undo_id!)).verdicts).toMatchObject([{ change: '$100 → no price', refusal: null }]);
    expect(await priceOf(empty)).toBeNull();
    // Everything is undone, so there is nothing left to undo.
    await expect(undo(percent.undo_id!)).rejects.toMatchObject({ code: 'undo_gone' });
  });

  test('leaves cars alone that were changed since, and names them', async () => {
    const [first, second, sold] = [await listed(grace), await listed(grace), await listed(grace)];
    const { undo_id } = await bulk([first, second, sold], { change: 'price', price: { to: 20_000 } });
    await pia.api.cars.update({ id: second, price: 21_500, title: 'Blue one' });
    await grace.api.sales.complete({ car_id: sold });
    const { verdicts, changes } = await undo(undo_id!);
    expect(changes).toBe(1);
    expect(verdicts.filter(({ refusal }) => refusal !== null)).toEqual([
      { car_id: second, name: 'Blue one', change: null, refusal: 'It was changed since and stays at $21,500' },
      { car_id: sold, name: '2021 Karin Sultan', change: null, refusal: 'This listing is sold and can’t be changed' },
    ]);
    expect(await Promise.all([first, second, sold].map(priceOf))).toEqual([42_000, 21_500, 20_000]);
  });

  test('happens once, however often it’s asked for at the same time', async () => {
    const id = await listed(grace);
    const { undo_id } = await bulk([id], { change: 'price', price: { by: 500 } });
    const answers = await Promise.allSettled([undo(undo_id!), undo(undo_id!), undo(undo_id!)]);
    const changed = answers.filter((one) => one.status === 'fulfilled' && one.value.changes === 1);
    expect(changed).toHaveLength(1);
    expect(await priceOf(id)).toBe(42_000);
  });

  test('is the dealer’s own, for a day, and not offered if no price changed', async () => {
    const id = await listed(grace);
    expect((await bulk([id], { change: 'price', price: { to: 42_000 } })).undo_id).toBeNull();
    expect((await bulk([id], { change: 'price', price: { to: 1 }, preview: true })).undo_id).toBeNull();
    const { undo_id } = await bulk([id], { change: 'price', price: { to: 41_000 } });
    await expect(undo(undo_id!, pia)).rejects.toMatchObject({ code: 'not_allowed' });
    const dealer_id = (await other.api.dealers.checkUserRole({ user_id: other.id })).membership.dealer_account_id!;
    const stolen = other.api.inventory.undoPrices({ dealer_id, undo_id: undo_id! });
    await expect(stolen).rejects.toMatchObject({ code: 'undo_gone' });
    await sql`update price_undos set created_at = now() - interval '25 hours' where id = ${undo_id}`.execute(site.db);
    await expect(undo(undo_id!)).rejects.toMatchObject({ code: 'undo_gone' });
    expect(await priceOf(id)).toBe(41_000);
  });
});
