import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Import } from '@forecourt/contract/imports/imports.ts';
import { draft, emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn;
let dev: SignedIn;
let pia: SignedIn;
let other: SignedIn;
let dealerId: number;
let othersDealerId: number;
const dealerOf = async ({ api, id }: SignedIn) =>
  (await api.dealers.checkUserRole({ user_id: id })).membership.dealer_account_id!;
beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia, other] = (await Promise.all(
    (['dealerOwner', 'dealerManager', 'dealerStaff', 'otherDealerOwner'] as const).map((name) => site.as(name)),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn];
  [dealerId, othersDealerId] = await Promise.all([dealerOf(grace), dealerOf(other)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`delete from imports`.execute(site.db);
  await sql`update dealer_accounts set status = 'active'`.execute(site.db);
  await emptyMarket(site);
  await withSettings(site, { max_listings_per_dealer: 50 });
});

const file = (...lines: string[]) => new File([lines.join('\n')], 'cars.csv', { type: 'text/csv' });
const head = 'make,model,year,price,mileage,description';
const car = (number: number, more = '') => `Karin,Sultan,2021,${40_000 + number},1000,Number ${number}${more}`;
const cars = (count: number) => file(head, ...Array.from({ length: count }, (_, at) => car(at)));

const check = async (given: File, by = grace, spelling: 'ask' | 'ours' | 'theirs' = 'ask') =>
  (await by.api.imports.check({ dealer_id: dealerId, spelling, files: { file: [given] } })).import;
const run = async (id: number, { by = grace, lists_now = true } = {}) =>
  (await by.api.imports.run({ dealer_id: dealerId, id, lists_now })).progress;
/** Repeats like the page does until nothing is left. */
async function runAll(id: number, how: Parameters<typeof run>[1] = {}) {
  for (;;) {
    const progress = await run(id, how);
    if (progress.finished_at) return progress;
  }
}
/** Changed as well, because the membership job would otherwise reactivate the dealer. */
const membershipEnds = (when: '60 days ago' | 'in 60 days') =>
  sql`update memberships set ends_at = now() + ${when === 'in 60 days' ? '60 days' : '-60 days'}::interval
    where dealer_account_id = ${dealerId}`.execute(site.db);
const kinds = ({ rows }: Import) => rows.map(({ kind }) => kind);
const statuses = async () =>
  Object.fromEntries(
    (
      await sql<{ status: string; cars: number }>`
        select status, count(*)::int as cars from cars where dealer_id = ${dealerId} group by 1`.execute(site.db)
    ).rows.map(({ status, cars }) => [status, cars]),
  );

test('a file is checked without creating cars and then imported row by row', async () => {
  const looked = await check(file(head, car(1), 'Karin,Sultan,2021,,,', 'Karin,,soon,1,1,x'));
  expect(looked.rows).toMatchObject([
    { number: 2, name: '2021 Karin Sultan', kind: 'ready', problems: [], outcome: null },
    { number: 3, kind: 'draft', note: expect.stringContaining('price, mileage and description are missing') },
    { number: 4, kind: 'bad', problems: [{ column: 'year' }, { column: 'model' }] },
  ]);
  expect(looked).toMatchObject({ of: 2, done: 0, room: { slots: 50, drafts: 300, why_not_live: null } });
  expect(await statuses()).toEqual({});
  expect(await runAll(looked.id)).toMatchObject({ done: 2, of: 2, outcomes: { live: 1, draft: 1 } });
  expect(await statuses()).toEqual({ active: 1, draft: 1 });
  const { import: after } = (await grace.api.imports.get({ dealer_id: dealerId, id: looked.id }))!;
  expect(after.rows.map(({ outcome }) => outcome)).toEqual(['live', 'draft', null]);
  const live = await grace.api.cars.get({ id: after.rows[0]!.car_id! });
  expect(live).toMatchObject({ status: 'active', make: 'Karin', price: 40_001, price_history: [{ price: 40_001 }] });
  const { rows: told } = await sql`select from announcements where kind = 'car_listed'
    and (data->>'carId')::int = ${live!.id}`.execute(site.db);
  expect(told).toHaveLength(1);
});

test('imported as drafts, nothing goes live, however complete', async () => {
  await runAll((await check(cars(3))).id, { lists_now: false });
  expect(await statuses()).toEqual({ draft: 3 });
});

describe('no duplicates', () => {
  test('the same file is reported as imported and creates nothing', async () => {
    await runAll((await check(cars(3))).id);
    const again = await check(cars(3));
    expect(kinds(again)).toEqual(['known', 'known', 'known']);
    expect(again.rows[0]!.note).toBe('This row was already imported.');
    expect(await runAll(again.id)).toMatchObject({ of: 0, outcomes: {} });
    expect(await statuses()).toEqual({ active: 3 });
  });

  test('a car whose features are in another order is the same car, in another file and on the site', async () => {
    const withFeatures = (number: number, features: string) => file(`${head},features`, car(number, `,${features}`));
    await runAll((await check(withFeatures(1, 'Spoiler|Underglow'))).id);
    expect(kinds(await check(withFeatures(1, 'Underglow|Spoiler')))).toEqual(['known']);
    expect(kinds(await check(withFeatures(1, 'Underglow')))).not.toEqual(['known']);
    await listed(grace, {
      make: 'Karin',
      model: 'Sultan',
      year: 2021,
      price: 40_002,
      mileage: 1000,
      description: 'Number 2',
      features: ['Spoiler', 'Underglow'],
    });
    expect(kinds(await check(withFeatures(2, 'Underglow|Spoiler')))).toEqual(['known']);
  });

  test('another dealer’s car with the same plate is a different car', async () => {
    await draft(other, { plate: 'AB 1' });
    const { id } = await check(file(`${head},plate`, car(1, ',AB 1')));
    expect(await runAll(id)).toMatchObject({ outcomes: { live: 1 } });
    expect(await statuses()).toEqual({ active: 1 });
  });

  test('even if two checks precede both runs, and both run concurrently from several pages', async () => {
    const looks = [await check(cars(120)), await check(cars(120), dev)];
    await withSettings(site, { max_listings_per_dealer: 200 });
    const ends = await Promise.all(
      looks.flatMap(({ id }, at) => [0, 1].map(() => runAll(id, { by: at === 0 ? grace : dev }))),
    );
    expect(await statuses()).toEqual({ active: 120 });
    expect(ends.every(({ finished_at }) => finished_at !== null)).toBe(true);
    const { rows } = await sql<{ live: number; known: number }>`
      select count(*) filter (where outcome = 'live')::int as live, count(*) filter (where outcome = 'known')::int as known
      from import_rows`.execute(site.db);
    expect(rows).toEqual([{ live: 120, known: 120 }]);
  });

  test('an interrupted import continues where it stopped, and checking the file again recognises what exists', async () => {
    const { id } = await check(cars(120));
    await withSettings(site, { max_listings_per_dealer: 200 });
    expect(await run(id)).toMatchObject({ done: 50, of: 120, finished_at: null });
    expect((await grace.api.imports.unfinished({ dealer_id: dealerId })).import).toMatchObject({ id, done: 50 });
    const again = await check(cars(120));
    expect(kinds(again).filter((kind) => kind === 'known')).toHaveLength(50);
    await runAll(id);
    await runAll(again.id);
    expect(await statuses()).toEqual({ active: 120 });
    expect((await grace.api.imports.unfinished({ dealer_id: dealerId })).import).toBeNull();
  });

  test('a killed batch leaves nothing half done', async () => {
    const { id } = await check(cars(60));
    await sql`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.price = 40030 then raise 'killed'; end if; return new; end $$`.execute(site.db);
    await sql`create trigger refuse_one before insert on cars for each row execute function refuse_one()`.execute(
      site.db,
    );
    await expect(run(id)).rejects.toMatchObject({ code: 'internal' });
    expect(await statuses()).toEqual({});
    await sql`drop function refuse_one cascade`.execute(site.db);
    await runAll(id);
    expect(await statuses()).toEqual({ active: 50, draft: 10 });
  });

  test('deleted cars can be imported again, restored ones do not conflict, and sold ones are recognised', async () => {
    const { id } = await check(cars(2));
    await runAll(id);
    const [first, second] = (await grace.api.imports.get({ dealer_id: dealerId, id }))!.import.rows;
    await grace.api.cars.change({ id: first!.car_id!, transition: 'delete' });
    await sell(grace, second!.car_id!);
    const again = await check(cars(2));
    expect(kinds(again)).toEqual(['ready', 'known']);
    await runAll(again.id);
    await grace.api.cars.change({ id: first!.car_id!, transition: 'restore' });
    expect(await statuses()).toEqual({ active: 2, sold: 1 });
    expect(kinds(await check(cars(2)))).toEqual(['known', 'known']);
  });

  test('an exported file is recognised on import, even with changed prices', async () => {
    const id = await listed(grace, {
      title: '=cmd()',
      plate: 'AB 1',
      features: ['Sunroof', 'Winch'],
      has_turbo: true,
      colour: 'two-tone',
      body_class: 'Sedans',
      open_to_trade: true,
      accepts_offers: false,
      minimum_offer: 37_500,
      contactPhone: '5551234',
    });
    await draft(pia, { make: 'Bravado', model: 'Banshee', price: 10 });
    const { csv } = await grace.api.inventory.file({ dealer_id: dealerId, sort: 'newest' });
    const same = await check(file(csv));
    expect(same.rows.map(({ note }) => note)).toEqual(Array(2).fill('This car is already in your inventory.'));
    const cheaper = await check(file(csv.replaceAll('42000', '39000')));
    expect(kinds(cheaper)).toEqual(['known', 'known']);
    expect(same.notes.join()).toMatch(/“id”, “status”/);
    // For another dealer the same row is new.
    const theirs = await other.api.imports.check({ dealer_id: othersDealerId, files: { file: [file(csv)] } });
    expect(kinds(theirs.import)).toEqual(['ready', 'ready']);
    await other.api.imports.run({ dealer_id: othersDealerId, id: theirs.import.id, lists_now: false });
    const [copy] = (await other.api.imports.get({
      dealer_id: othersDealerId,
      id: theirs.import.id,
    }))!.import.rows.slice(-1);
    const facts = async (by: SignedIn, car: number) => {
      const { listing } = (await by.api.cars.editing({ id: car }))!;
      const { title, plate, features, has_turbo, colour, open_to_trade, contact_phone, description } = listing;
      const { accepts_offers, minimum_offer } = listing;
      const facts = { title, plate, features, has_turbo, colour, open_to_trade, contact_phone, description };
      return { ...facts, accepts_offers, minimum_offer };
    };
    expect(await facts(other, copy!.car_id!)).toEqual(await facts(grace, id));
  });
});

describe('limits are the same as for single listings', () => {
  test('rows without a slot become drafts and rows without room are skipped, reported before and after', async () => {
    await withSettings(site, { max_listings_per_dealer: 10 });
    await listed(grace);
    await sql`insert into cars (seller_id, dealer_id) select ${grace.id}, ${dealerId} from generate_series(1, 297)`.execute(
      site.db,
    );
    const looked = await check(cars(15));
    expect(looked.room).toMatchObject({ slots: 9, drafts: 3 });
    expect(await runAll(looked.id)).toMatchObject({ outcomes: { live: 9, draft: 3, no_room: 3 } });
    expect(await statuses()).toEqual({ active: 10, draft: 300 });
  });

  test('limits hold while others list at the same time', async () => {
    await withSettings(site, { max_listings_per_dealer: 10 });
    const drafts = await Promise.all([1, 2, 3, 4].map(() => draft(pia)));
    const looks = [await check(cars(8)), await check(file(head, ...[50, 51, 52, 53].map((at) => car(at))), dev)];
    await Promise.allSettled([
      ...looks.map(({ id }, at) => runAll(id, { by: at === 0 ? grace : dev })),
      ...drafts.map((id) => pia.api.cars.change({ id, transition: 'submit' })),
    ]);
    expect((await statuses()).active).toBe(10);
    expect(Object.values(await statuses()).reduce((sum, one) => sum + one)).toBe(16);
  });

  test('without a membership nothing goes live, and the check says so', async () => {
    await membershipEnds('60 days ago');
    await sql`update dealer_accounts set status = 'expired' where id = ${dealerId}`.execute(site.db);
    const looked = await check(cars(2));
    expect(looked.room).toMatchObject({ slots: 0, why_not_live: expect.stringContaining('isn’t active') });
    await runAll(looked.id);
    expect(await statuses()).toEqual({ draft: 2 });
    await membershipEnds('in 60 days');
  });
});

describe('permissions', () => {
  test('team leaders can import, staff members and other dealers cannot', async () => {
    const { id } = await check(cars(1), dev);
    for (const by of [pia, other]) {
      await expect(check(cars(1), by)).rejects.toMatchObject({ code: 'not_allowed' });
      await expect(run(id, { by })).rejects.toMatchObject({ code: 'not_allowed' });
    }
    const theirs = { dealer_id: othersDealerId, id };
    expect(await other.api.imports.get(theirs)).toBeNull();
    await expect(other.api.imports.run({ ...theirs, lists_now: true })).rejects.toMatchObject({
      code: 'import_not_found',
    });
    await expect(other.api.imports.problems(theirs)).rejects.toMatchObject({ code: 'import_not_found' });
    await expect(other.api.imports.stop(theirs)).rejects.toMatchObject({ code: 'import_not_found' });
    expect(await statuses()).toEqual({});
  });

  test('no one can import while the dealership is suspended', async () => {
    const { id } = await check(cars(1));
    await sql`update dealer_accounts set status = 'suspended' where id = ${dealerId}`.execute(site.db);
    await expect(run(id)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(check(cars(1))).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

test('an unreadable file gets a message, and a file is required', async () => {
  await expect(check(new File(['a,b\n1,2'], 'x.csv'))).rejects.toMatchObject({
    code: 'import_unreadable',
    message: expect.stringContaining('The first row must name the columns'),
  });
  await expect(grace.api.imports.check({ dealer_id: dealerId, files: { file: [] } })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { file: ['Please select a CSV file'] },
  });
  await expect(check(new File(['x'.repeat(4 * 1024 * 1024 + 1)], 'big.csv'))).rejects.toMatchObject({
    code: 'file_too_large',
  });
});

test('bad rows are returned as a file that can be fixed and uploaded again', async () => {
  const { id } = await check(file(head, car(1), 'Karin,Sultan,2021,dear,5,"=1+1, or so"'));
  const { csv, filename } = await grace.api.imports.problems({ dealer_id: dealerId, id });
  expect(filename).toBe('cars-to-fix.csv');
  expect(csv).toContain('Row 3: price – “dear” is not a number.');
  expect(csv).toContain(`"'=1+1, or so"`);
  const mended = await check(file(csv.replace(',dear,', ',"$5,000",')));
  expect(mended.rows).toMatchObject([{ kind: 'ready', problems: [] }]);
});

test('an import can be stopped, and existing cars stay', async () => {
  const { id } = await check(cars(60));
  await run(id);
  await grace.api.imports.stop({ dealer_id: dealerId, id });
  expect(await run(id)).toMatchObject({ done: 50, of: 60 });
  expect(await statuses()).toEqual({ active: 50 });
});
