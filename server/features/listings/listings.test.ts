import { carStatuses, carFlow, listingTransitions } from '@forecourt/contract/cars/cars.flow.ts';
import type { ApiError } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draft, emptyMarket, goodFacts, listed, relist, sell, timePasses } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { firstIds } from '../../../testing/world.ts';

let site: Site;
let mara: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const statusOf = async (id: number) =>
  (await site.db.selectFrom('cars').select('status').where('id', '=', id).executeTakeFirst())?.status;

describe('a draft', () => {
  test('can be started with a single field, lists what is missing, and is visible only to its owner', async () => {
    const { id, listing } = await mara.api.cars.create({ make: 'Karin' });
    expect(listing).toMatchObject({
      status: 'draft',
      make: 'Karin',
      may_edit: true,
      transitions: ['submit', 'delete'],
    });
    expect(listing.missing).toMatchObject({
      model: 'Please select a Model before proceeding.',
      year: 'Please enter a Year before proceeding.',
      price: 'Please enter a Price before proceeding.',
      mileage: 'Please enter Mileage before proceeding.',
      description: 'Please enter a Description before proceeding.',
    });
    const kenji = await site.as('otherMember');
    expect(await kenji.api.cars.get({ id })).toBeNull();
    expect(await kenji.api.cars.editing({ id })).toBeNull();
    expect(await kenji.api.cars.update({ id, price: 1 })).toBeNull();
    expect(await kenji.api.cars.remove({ id })).toBe(false);
    expect(await statusOf(id)).toBe('draft');
  });

  test('accepts any part at any time and keeps fields that are not named', async () => {
    const id = await draft(mara);
    const answer = await mara.api.cars.update({ id, price: 39_900, title: '  My daily  ', features: ['Spoiler'] });
    expect(answer?.listing).toMatchObject({ ...goodFacts, price: 39_900, title: 'My daily', features: ['Spoiler'] });
    expect((await mara.api.cars.update({ id, title: '' }))?.listing.title).toBeNull();
  });

  test('is not overwritten by someone who has not seen the newest version', async () => {
    const { id, listing } = await mara.api.cars.create({ price: 39_900, mileage: 44_200 });
    const newer = await mara.api.cars.update({ id, mileage: 45_000, unchanged_since: listing.updated_at });
    await expect(
      mara.api.cars.update({ id, mileage: 1, price: 2, unchanged_since: listing.updated_at }),
    ).rejects.toMatchObject({ code: 'changed_elsewhere' });
    const now = (await mara.api.cars.editing({ id }))?.listing;
    expect(now).toMatchObject({ mileage: 45_000, price: 39_900, updated_at: newer?.listing.updated_at });
    await mara.api.cars.update({ id, mileage: 46_000, unchanged_since: now?.updated_at });
    expect((await mara.api.cars.editing({ id }))?.listing.mileage).toBe(46_000);
  });

  test('uses the catalogue’s spelling and class, and keeps unknown names as typed', async () => {
    const id = await draft(mara, { make: 'kArIn', model: 'SULTAN' });
    const { listing } = (await mara.api.cars.editing({ id }))!;
    expect(listing).toMatchObject({ make: 'Karin', model: 'Sultan', body_class: 'Sports' });
    const typed = (await mara.api.cars.update({ id, make: 'Home Built', model: 'Special', body_class: 'Vans' }))!;
    expect(typed.listing).toMatchObject({ make: 'Home Built', model: 'Special', body_class: 'Vans' });
  });

  test('is refused if it names another seller, dealer or contact', async () => {
    const { api } = await site.as('otherMember');
    const lies = [
      { seller_id: mara.id },
      { dealer_account_id: firstIds.dealer_accounts },
      { is_dealer: true },
      { contactName: 'Somebody Else' },
    ];
    for (const lie of lies)
      await expect(api.cars.create({ ...goodFacts, ...lie })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await site.db.selectFrom('cars').select('id').execute()).toEqual([]);
  });

  test('bad values get an error at their field', async () => {
    await expect(
      mara.api.cars.create({ year: 1899, price: 0, mileage: -1, plate: 'way too long', engine_upgrade: 5 }),
    ).rejects.toMatchObject({
      code: 'bad_input',
      fields: {
        year: ['Please enter a year such as 2021'],
        price: ['Please enter a price of at least $1, in whole dollars'],
        mileage: ['Please enter the mileage in whole miles'],
        plate: expect.anything(),
        engine_upgrade: ['Please select a step from 0 to 4'],
      },
    });
    await expect(mara.api.cars.create({ year: 2999, price: 999_999_999_999, mileage: 1e20 })).rejects.toMatchObject({
      fields: {
        year: [expect.stringContaining('from 1900 to next year')],
        price: [expect.stringContaining('from $1 to $1,000,000,000')],
        mileage: expect.arrayContaining(['Please enter a mileage from 0 to 9,999,999 miles']),
      },
    });
  });

  test('a user can have at most twenty', async () => {
    for (let made = 0; made < 20; made++) await mara.api.cars.create({});
    await expect(mara.api.cars.create({})).rejects.toMatchObject({ code: 'too_many_drafts' });
  });
});

describe('submitting', () => {
  test('makes the listing public, starts its price history and sets its end', async () => {
    const id = await listed(mara);
    const car = await site.visitor().api.cars.get({ id });
    expect(car).toMatchObject({
      status: 'active',
      title: '2021 Karin Sultan',
      price: 42_000,
      original_price: 42_000,
      price_history: [{ price: 42_000 }],
      seller: { name: 'Mara Quinn', company_name: null, active_cars: 1 },
      own: null,
    });
    const own = (await mara.api.cars.get({ id }))?.own;
    expect(own?.transitions).toEqual(['reserve', 'mark_sold', 'delete']);
    const days = (Date.parse(own!.expires_at!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await site.db.selectFrom('announcements').select('data').where('kind', '=', 'car_listed').execute()).toEqual(
      [{ data: { carId: id } }],
    );
  });

  test('reports missing fields and leaves the listing a draft', async () => {
    const { id } = await mara.api.cars.create({ make: 'Karin', model: 'Sultan' });
    await expect(mara.api.cars.change({ id, transition: 'submit' })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { price: ['Please enter a Price before proceeding.'] },
    });
    expect(await statusOf(id)).toBe('draft');
  });

  test('refuses a year after next year', async () => {
    const id = await draft(mara, { year: new Date().getUTCFullYear() + 2 });
    await expect(mara.api.cars.change({ id, transition: 'submit' })).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('needs a complete profile', async () => {
    const ivy = await site.as('incomplete');
    const id = await draft(ivy);
    await expect(ivy.api.cars.change({ id, transition: 'submit' })).rejects.toMatchObject({
      code: 'profile_incomplete',
    });
  });

  test('two hundred concurrent submissions never exceed a seller’s slots', async () => {
    await sql`
      insert into cars (seller_id, make, model, year, price, mileage, description, body_class, original_price)
      select ${mara.id}, 'Karin', 'Sultan', 2021, 1000, 1, 'x', 'Sports', 1000 from generate_series(1, 200)
    `.execute(site.db);
    const drafts = await site.db.selectFrom('cars').select('id').execute();
    const outcomes = await Promise.allSettled(
      drafts.map(({ id }) => mara.api.cars.change({ id, transition: 'submit' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes.filter((one) => one.status === 'rejected' && one.reason.code !== 'no_slot_left')).toEqual([]);
    expect((await mara.api.cars.mine({})).slots).toEqual({ used: 5, of: 5 });
  });

  test('concurrent submissions do not block each other while settings are read each time', async () => {
    const cold = await siteForThisTest();
    await emptyMarket(cold);
    const seller = await cold.as('member');
    await sql`
      insert into cars (seller_id, make, model, year, price, mileage, description, body_class, original_price)
      select ${seller.id}, 'Karin', 'Sultan', 2021, 1000, 1, 'x', 'Sports', 1000 from generate_series(1, 50)
    `.execute(cold.db);
    const drafts = await cold.db.selectFrom('cars').select('id').execute();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${cold.database.config.database} and application_name like 'forecourt live%'`.execute(cold.db);
    const outcomes = await Promise.allSettled(
      drafts.map(({ id }) => seller.api.cars.change({ id, transition: 'submit' })),
    );
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'live' : (one.reason as ApiError).code));
    expect(new Set(codes)).toEqual(new Set(['live', 'no_slot_left']));
    expect(codes.filter((code) => code === 'live')).toHaveLength(5);
  });

  test('two hundred mixed concurrent purchases never exceed the slots either', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => listed(mara)));
    for (const id of ids) await mara.api.cars.remove({ id });
    const others = await Promise.all(Array.from({ length: 5 }, () => listed(mara)));
    const transitions = Array.from({ length: 200 }, (_, index) => index).map((index) =>
      index % 4 === 3
        ? (index % 8 === 3 ? sell : relist)(mara, others[index % 5]!)
        : mara.api.cars.change({ id: ids[index % 5]!, transition: index % 2 ? 'delete' : 'restore' }),
    );
    await Promise.allSettled(transitions);
    expect((await mara.api.cars.mine({})).slots.used).toBeLessThanOrEqual(5);
  });

  test('a dealer’s listings belong to the dealer and are seen and counted by the whole team', async () => {
    const pia = await site.as('dealerStaff');
    const grace = await site.as('dealerOwner');
    const id = await listed(pia);
    expect(await grace.api.cars.get({ id })).toMatchObject({
      company_name: 'Eclipse Motors',
      own: { may_edit: true, transitions: ['reserve', 'mark_sold', 'delete'] },
    });
    expect((await pia.api.cars.get({ id }))?.own?.transitions).toEqual(['reserve', 'mark_sold']);
    await expect(pia.api.cars.change({ id, transition: 'delete' })).rejects.toMatchObject({ code: 'not_allowed' });
    const refusals = await site.db.selectFrom('refusals').select(['user_id', 'call']).execute();
    expect(refusals).toContainEqual({ user_id: pia.id, call: 'cars.change' });
    expect((await grace.api.cars.mine({})).slots).toEqual({ used: 1, of: 50 });
    const julian = await site.as('otherDealerOwner');
    expect(await julian.api.cars.update({ id, price: 1 })).toBeNull();
  });
});

describe('editing a live listing', () => {
  const lowerings = async (id: number) =>
    (
      await sql<{ from: number; to: number }>`
        select (data->>'from')::int as from, (data->>'to')::int as to from announcements
        where kind = 'car_price_lowered' and (data->>'carId')::int = ${id} order by id
      `.execute(site.db)
    ).rows.map(({ from, to }) => [from, to]);
  const shown = async (id: number) => {
    const { price, original_price, price_history } = (await site.visitor().api.cars.get({ id }))!;
    return { price, original_price, history: price_history.map((one) => one.price) };
  };

  test('keeps every price, strikes through the highest and announces a reduction', async () => {
    const id = await listed(mara, { price: 40_000 });
    await timePasses(site, id);
    await mara.api.cars.update({ id, price: 45_000 });
    await timePasses(site, id);
    await mara.api.cars.update({ id, price: 38_000 });
    await mara.api.cars.update({ id, price: 38_000, mileage: 19_000 });
    expect(await shown(id)).toEqual({ price: 38_000, original_price: 45_000, history: [40_000, 45_000, 38_000] });
    expect(await lowerings(id)).toEqual([[45_000, 38_000]]);
  });

  test('a price that was public for less than a day does not make the next one a discount', async () => {
    const id = await listed(mara, { price: 90_000 });
    await timePasses(site, id, '23 hours 59 minutes');
    await mara.api.cars.update({ id, price: 40_000 });
    expect(await shown(id)).toEqual({ price: 40_000, original_price: 40_000, history: [40_000] });
    // Raised briefly and then lowered to the old price.
    await timePasses(site, id);
    await mara.api.cars.update({ id, price: 90_000 });
    await mara.api.cars.update({ id, price: 40_000 });
    expect(await shown(id)).toEqual({ price: 40_000, original_price: 40_000, history: [40_000, 40_000] });
    expect(await lowerings(id)).toEqual([]);
    const { cars } = await site.visitor().api.cars.list({ priceLowered: true });
    expect(cars.map((car) => car.id)).not.toContain(id);
  });

  test('a reduction is measured from the last price that counts, not from a short-lived one', async () => {
    const id = await listed(mara, { price: 50_000 });
    await timePasses(site, id);
    await mara.api.cars.update({ id, price: 60_000 });
    await mara.api.cars.update({ id, price: 55_000 });
    expect(await lowerings(id)).toEqual([]);
    await mara.api.cars.update({ id, price: 45_000 });
    expect(await shown(id)).toEqual({ price: 45_000, original_price: 50_000, history: [50_000, 45_000] });
    expect(await lowerings(id)).toEqual([[50_000, 45_000]]);
  });

  test('time while flagged, deleted, hidden or expired is not public time', async () => {
    const outOfSight: [hide: (id: number) => Promise<unknown>, show: (id: number) => Promise<unknown>][] = [
      [
        (id) => sql`update cars set status = 'flagged', status_before = 'active' where id = ${id}`.execute(site.db),
        (id) => sql`update cars set status = 'active', status_before = null where id = ${id}`.execute(site.db),
      ],
      [
        (id) => mara.api.cars.change({ id, transition: 'delete' }),
        (id) => mara.api.cars.change({ id, transition: 'restore' }),
      ],
      [
        (id) => sql`update cars set is_hidden = true where id = ${id}`.execute(site.db),
        (id) => sql`update cars set is_hidden = false where id = ${id}`.execute(site.db),
      ],
      [
        (id) => sql`update cars set status = 'expired' where id = ${id}`.execute(site.db),
        (id) => sql`update cars set status = 'active' where id = ${id}`.execute(site.db),
      ],
    ];
    for (const [hide, show] of outOfSight) {
      const id = await listed(mara, { price: 90_000 });
      await timePasses(site, id, '13 hours');
      await hide(id);
      await timePasses(site, id, '2 days');
      await show(id);
      await mara.api.cars.update({ id, price: 40_000 });
      expect(await shown(id)).toMatchObject({ original_price: 40_000, history: [40_000] });
      await mara.api.cars.change({ id, transition: 'delete' });
    }
  });

  test('public time adds up across breaks, and a reserved car is public', async () => {
    const id = await listed(mara, { price: 90_000 });
    await timePasses(site, id, '13 hours');
    await mara.api.cars.change({ id, transition: 'delete' });
    await mara.api.cars.change({ id, transition: 'restore' });
    await mara.api.cars.change({ id, transition: 'reserve' });
    await timePasses(site, id, '13 hours');
    await mara.api.cars.change({ id, transition: 'release' });
    await mara.api.cars.update({ id, price: 40_000 });
    expect(await shown(id)).toMatchObject({ original_price: 90_000, history: [90_000, 40_000] });
  });

  test('a lower price is announced only while the car is on sale', async () => {
    for (const status of ['reserved', 'expired'] as const) {
      const id = await listed(mara, { price: 90_000 });
      await timePasses(site, id);
      await sql`update cars set status = ${status} where id = ${id}`.execute(site.db);
      await mara.api.cars.update({ id, price: 40_000 });
      expect([status, await lowerings(id)]).toEqual([status, []]);
      await mara.api.cars.change({ id, transition: 'delete' });
    }
  });

  test('required fields cannot be emptied', async () => {
    const id = await listed(mara);
    await expect(mara.api.cars.update({ id, description: ' ' })).rejects.toMatchObject({
      fields: { description: ['Please enter a Description before proceeding.'] },
    });
    expect((await site.visitor().api.cars.get({ id }))?.description).toBe(goodFacts.description);
  });

  test('is not possible after the sale', async () => {
    const id = await listed(mara);
    await sell(mara, id);
    await expect(mara.api.cars.update({ id, price: 1 })).rejects.toMatchObject({
      code: 'not_editable_now',
      message: 'This listing is sold and can’t be changed',
    });
  });
});

describe('the listing life cycle', () => {
  test.each(carStatuses.flatMap((status) => listingTransitions.map((transition) => ({ status, transition }))))(
    '$transition from $status responds as the table says',
    async ({ status, transition }) => {
      const id = await listed(mara);
      await sql`
        update cars set status = ${status}, expires_at = now() + interval '1 day',
          removed_at = case when ${status} = 'removed' then now() end,
          removed_by = case when ${status} = 'removed' then 'seller' end,
          status_before = case when ${status} = 'removed' then 'active' end
        where id = ${id}`.execute(site.db);
      const outcome = await mara.api.cars
        .change({ id, transition })
        .catch((error: unknown) => (error as ApiError).code);
      // Restored to its earlier status, since its time isn't over.
      const reached = transition === 'restore' ? 'active' : carFlow.after(transition, status);
      expect([typeof outcome === 'string' ? outcome : 'done', await statusOf(id)]).toEqual(
        carFlow.may(transition, status) ? ['done', reached] : ['not_possible_now', status],
      );
    },
  );

  test('restoring undoes deleting and brings back the earlier status', async () => {
    const id = await listed(mara);
    await mara.api.cars.change({ id, transition: 'reserve' });
    await mara.api.cars.remove({ id });
    await expect(site.visitor().api.cars.get({ id })).rejects.toMatchObject({ code: 'car_removed' });
    expect((await mara.api.cars.get({ id }))?.own).toMatchObject({ removed_by: 'seller', transitions: ['restore'] });
    expect((await mara.api.cars.mine({})).listings).toEqual([]);
    await mara.api.cars.change({ id, transition: 'restore' });
    expect(await statusOf(id)).toBe('reserved');
  });

  test('undoing a change puts the listing back in its place in the list', async () => {
    const ids = [await listed(mara), await draft(mara), await listed(mara)];
    const order = async () => (await mara.api.cars.mine({})).listings.map(({ id }) => id);
    const before = await order();
    expect(before).toEqual(ids.toReversed());
    for (const id of ids) {
      await mara.api.cars.remove({ id });
      await mara.api.cars.change({ id, transition: 'restore' });
    }
    await sell(mara, ids[0]!);
    await relist(mara, ids[0]!);
    await mara.api.cars.change({ id: ids[0]!, transition: 'reserve' });
    await mara.api.cars.change({ id: ids[0]!, transition: 'release' });
    await mara.api.cars.update({ id: ids[1]!, price: 12_000 });
    expect(await order()).toEqual(before);
  });

  test('an owner cannot restore what staff removed', async () => {
    const id = await listed(mara);
    await sql`
      update cars set status = 'removed', removed_at = now(), removed_by = 'staff', status_before = 'active'
      where id = ${id}`.execute(site.db);
    await expect(mara.api.cars.change({ id, transition: 'restore' })).rejects.toMatchObject({
      code: 'not_possible_now',
    });
    expect((await mara.api.cars.get({ id }))?.own).toMatchObject({ removed_by: 'staff', transitions: [] });
  });

  test('only a live listing shows as featured, and the paid time keeps running', async () => {
    const id = await listed(mara);
    await sql`update cars set is_featured = true, featured_until = now() + interval '2 days' where id = ${id}`.execute(
      site.db,
    );
    const shown = async () => {
      const [own] = (await mara.api.cars.mine({ status: (await statusOf(id)) as 'active' })).listings;
      return [(await mara.api.cars.get({ id }))?.featured_status, own?.featured_status];
    };
    const publicPage = () =>
      site
        .visitor()
        .api.cars.get({ id })
        .then(
          (car) => car?.featured_status,
          (failure: unknown) => (failure as { code: string }).code,
        );
    expect(await shown()).toEqual(['active', 'active']);
    for (const [transition, back] of [
      ['reserve', 'release'],
      ['delete', 'restore'],
    ] as const) {
      const { listing } = await mara.api.cars.change({ id, transition });
      expect([transition, listing.featured_status, ...(await shown())]).toEqual([transition, 'none', 'none', 'none']);
      expect(await publicPage()).toBe(transition === 'delete' ? 'car_removed' : 'none');
      await mara.api.cars.change({ id, transition: back });
      expect(await shown()).toEqual(['active', 'active']);
    }
    await sell(mara, id);
    expect([...(await shown()), await publicPage()]).toEqual(['none', 'none', 'none']);
    await relist(mara, id);
    expect(await shown()).toEqual(['active', 'active']);
  });

  test('the seller’s side sees the number shown to callers, and no one else does', async () => {
    const id = await listed(mara);
    const { phone_number } = await site.db
      .selectFrom('users')
      .select('phone_number')
      .where('id', '=', mara.id)
      .executeTakeFirstOrThrow();
    expect((await mara.api.cars.get({ id }))?.own?.callers_get).toBe(phone_number);
    await mara.api.cars.update({ id, contactPhone: '(555) 01-99' });
    expect((await mara.api.cars.get({ id }))?.own?.callers_get).toBe('5550199');
    expect(JSON.stringify(await site.visitor().api.cars.get({ id }))).not.toContain('5550199');
  });

  test('a live listing can only be renewed near its end', async () => {
    const id = await listed(mara);
    await expect(mara.api.cars.change({ id, transition: 'renew' })).rejects.toMatchObject({ code: 'not_possible_now' });
    await sql`update cars set expires_at = now() + interval '2 days' where id = ${id}`.execute(site.db);
    const { listing } = await mara.api.cars.change({ id, transition: 'renew' });
    expect(Date.parse(listing.expires_at!)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  test('a listing restored after its end is expired, whatever hid it', async () => {
    const [deleted, sold] = [await listed(mara), await listed(mara)];
    await mara.api.cars.remove({ id: deleted });
    await sell(mara, sold);
    await sql`update cars set expires_at = now() - interval '1 day'`.execute(site.db);
    await mara.api.cars.change({ id: deleted, transition: 'restore' });
    await relist(mara, sold);
    expect([await statusOf(deleted), await statusOf(sold)]).toEqual(['expired', 'expired']);
  });

  test('a reserved listing can be renewed near its end and stays reserved', async () => {
    const id = await listed(mara);
    await mara.api.cars.change({ id, transition: 'reserve' });
    await sql`update cars set expires_at = now() + interval '1 day'`.execute(site.db);
    const { listing } = await mara.api.cars.change({ id, transition: 'renew' });
    expect([listing.status, listing.transitions]).toEqual(['reserved', ['release', 'mark_sold', 'delete']]);
  });

  test('restoring deleted drafts never exceeds the limit of twenty', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 25; made++) {
      const { id } = await mara.api.cars.create({});
      await mara.api.cars.remove({ id });
      ids.push(id);
    }
    const outcomes = await Promise.allSettled(ids.map((id) => mara.api.cars.change({ id, transition: 'restore' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  test('concurrent price changes are recorded in the order they happened', async () => {
    const id = await listed(mara);
    await Promise.all(Array.from({ length: 8 }, (_, index) => mara.api.cars.update({ id, price: 1000 + index })));
    const car = await site.visitor().api.cars.get({ id });
    expect(car?.price_history.at(-1)?.price).toBe(car?.price);
  });
});

describe('hidden from the public', () => {
  const everywhere = async (id: number) => {
    const { api } = site.visitor();
    const kenji = await site.as('otherMember');
    return {
      get: (await api.cars.get({ id })) !== null,
      list: (await api.cars.list({ counts: true })).total,
      search: (await api.cars.list({ search: 'sultan' })).total,
      dealer: (await api.cars.list({ sellerType: 'dealer' })).total,
      call: await kenji.api.cars.callSeller({ id }).then(
        () => true,
        () => false,
      ),
      favourite: await kenji.api.favourites.add({ car_id: id }).then(
        () => true,
        () => false,
      ),
    };
  };
  const gone = { get: false, list: 0, search: 0, dealer: 0, call: false, favourite: false };

  test('are a banned seller’s cars until the ban is lifted', async () => {
    const id = await listed(mara);
    await sql`update users set standing = 'banned', standing_reason = 'x' where id = ${mara.id}`.execute(site.db);
    expect(await everywhere(id)).toEqual(gone);
    await sql`update users set standing = 'active', standing_reason = null where id = ${mara.id}`.execute(site.db);
    expect(await everywhere(id)).toMatchObject({ get: true, list: 1, search: 1, call: true });
  });

  test('are the cars of an inactive dealer, and no new ones go live', async () => {
    const grace = await site.as('dealerOwner');
    const id = await listed(grace);
    const waiting = await draft(grace);
    await sql`update dealer_accounts set status = 'suspended' where company_name = 'Eclipse Motors'`.execute(site.db);
    expect(await everywhere(id)).toEqual(gone);
    const submit = () => grace.api.cars.change({ id: waiting, transition: 'submit' });
    await expect(submit()).rejects.toMatchObject({ code: 'not_allowed' });
    await sql`update dealer_accounts set status = 'active'`.execute(site.db);
    expect(await everywhere(id)).toMatchObject({ get: true, list: 1, dealer: 1 });
  });

  test('a removed car only shows that it was removed', async () => {
    const id = await listed(mara, { plate: 'SECRET', title: 'Fine car' });
    await listed(mara);
    await mara.api.cars.remove({ id });
    for (const { browser } of [site.visitor(), await site.as('otherMember')]) {
      const response = await browser.fetch(`/api/cars.php?id=${id}`);
      expect(response.status).toBe(410);
      expect(await response.json()).toEqual({
        success: false,
        code: 'car_removed',
        error: 'This listing has been removed',
      });
    }
    expect((await site.visitor().api.cars.similar({ id })).cars).toEqual([]);
    expect(await mara.api.cars.get({ id })).toMatchObject({
      title: 'Fine car',
      plate: 'SECRET',
      description: goodFacts.description,
    });
  });

  test('similar cars reveal nothing about a draft', async () => {
    await listed(mara);
    const id = await draft(mara);
    expect((await site.visitor().api.cars.similar({ id })).cars).toEqual([]);
  });
});
