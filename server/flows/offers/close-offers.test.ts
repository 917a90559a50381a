import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';
import { runListingSchedule } from '../../jobs/expire-listings.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, mia: SignedIn;
const amount = 40_000;

beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, mia] = [await site.as('dealerOwner'), await site.as('admin')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

/** Kenji's accepted offer on this seller's car, and another buyer's open one behind it. */
async function deals(seller: SignedIn, on: Site = site) {
  const [first, second] = [await on.as('otherMember'), await on.as('otherDealerOwner')];
  const car_id = await listed(seller);
  const { offer: accepted } = await first.api.offers.make({ car_id, amount });
  await seller.api.offers.accept({ id: accepted.id, amount });
  const { offer: open } = await second.api.offers.make({ car_id, amount });
  return { car_id, ids: [accepted.id, open.id] };
}

const rowsOf = async (ids: number[], { db }: Site = site) =>
  (await db.selectFrom('offers').select(['status', 'cause']).where('id', 'in', ids).orderBy('id').execute()).map(
    ({ status, cause }) => `${status}${cause === null ? '' : `: ${cause}`}`,
  );
const carRow = ({ db }: Site, id: number) =>
  db
    .selectFrom('cars')
    .select(['status', 'status_before', 'held_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const reason = 'It breaks the rules of the city';

test('deleting the listing closes its offers, and restoring it doesn’t bring a reservation back', async () => {
  const { car_id, ids } = await deals(mara);
  await mara.api.cars.remove({ id: car_id });
  expect(await rowsOf(ids)).toEqual(['closed: listing_ended', 'closed: listing_ended']);
  expect(await carRow(site, car_id)).toEqual({ status: 'removed', status_before: 'active', held_until: null });
  await mara.api.cars.change({ id: car_id, transition: 'restore' });
  expect((await carRow(site, car_id)).status).toBe('active');
});

test('an expired listing closes its offers', async () => {
  const { car_id, ids } = await deals(mara);
  await site.db
    .updateTable('cars')
    .set({ expires_at: sql`now()` })
    .where('id', '=', car_id)
    .execute();
  // A car that another job has locked expires on the next run.
  await until('the listing has expired', async () => {
    await runListingSchedule(site.db);
    return (await carRow(site, car_id)).status === 'expired';
  });
  expect(await rowsOf(ids)).toEqual(['closed: listing_ended', 'closed: listing_ended']);
  expect(await carRow(site, car_id)).toMatchObject({ status: 'expired', held_until: null });
});

test.each(['flagged', 'removed'] as const)('a listing %s by staff closes its offers', async (status) => {
  const { car_id, ids } = await deals(mara);
  await mia.api.cars.updateStatus({ id: car_id, status, reason });
  expect(await rowsOf(ids)).toEqual(['closed: listing_moderated', 'closed: listing_moderated']);
  expect(await carRow(site, car_id)).toEqual({ status, status_before: 'active', held_until: null });
});

test('a block closes the offers between the two, and the next buyer is asked about', async () => {
  const { car_id, ids } = await deals(mara);
  await mara.api.messaging.block({ user_id: kenji.id });
  expect(await rowsOf(ids)).toEqual(['closed: blocked', 'open']);
  expect(await carRow(site, car_id)).toMatchObject({ status: 'active', held_until: null });
  expect(await kenji.api.offers.make({ car_id, amount }).catch((error: unknown) => error)).toMatchObject({
    code: 'blocked',
  });
  await mara.api.messaging.unblock({ user_id: kenji.id });
});

test('a blocked colleague of a dealer ends the offers to the dealer too', async () => {
  const { ids } = await deals(grace);
  await kenji.api.messaging.block({ user_id: (await site.as('dealerStaff')).id });
  expect(await rowsOf(ids)).toEqual(['closed: blocked', 'open']);
  await kenji.api.messaging.unblock({ user_id: (await site.as('dealerStaff')).id });
});

test.each(['suspended', 'banned'] as const)('a %s buyer or private seller has no offers left', async (status) => {
  for (const who of ['member', 'otherMember'] as const) {
    const own = await siteForThisTest();
    await emptyMarket(own);
    const seller = await own.as('member');
    const { car_id, ids } = await deals(seller, own);
    const user = await own.as(who);
    const until = status === 'suspended' ? new Date(Date.now() + 86_400_000).toISOString() : undefined;
    await (
      await own.as('admin')
    ).api.accounts.updateStatus({ user_id: user.id, status, reason, ...(until && { until }) });
    const left = who === 'member' ? 'closed: restricted' : 'open';
    expect(await rowsOf(ids, own)).toEqual(['closed: restricted', left]);
    expect(await carRow(own, car_id)).toMatchObject({ status: 'active', held_until: null });
  }
});

test('closing an account ends its offers, and closing a dealership those on its cars', async () => {
  const own = await siteForThisTest();
  const buyer = await own.as('otherMember');
  const { ids } = await deals(await own.as('dealerOwner'), own);
  await buyer.api.accounts.closeAccount({ name: 'Kenji Mori' });
  expect(await rowsOf(ids, own)).toEqual(['closed: account_closed', 'open']);
  const owner = await own.as('dealerOwner');
  const dealer_id = await dealerIdOf(own, owner);
  await owner.api.dealers.close({ dealer_account_id: dealer_id, company_name: 'Eclipse Motors' });
  expect(await rowsOf(ids, own)).toEqual(['closed: account_closed', 'closed: account_closed']);
});

test('a suspended dealer has no offers left', async () => {
  const own = await siteForThisTest();
  const owner = await own.as('dealerOwner');
  const { ids, car_id } = await deals(owner, own);
  const dealer_id = await dealerIdOf(own, owner);
  await (await own.as('admin')).api.dealers.updateStatus({ id: dealer_id, status: 'suspended', reason });
  expect(await rowsOf(ids, own)).toEqual(['closed: restricted', 'closed: restricted']);
  expect(await carRow(own, car_id)).toMatchObject({ status: 'active', held_until: null });
});

test('a member who leaves the team takes no offer along: it’s the dealer’s', async () => {
  const own = await siteForThisTest();
  const [pia, dev, buyer] = [await own.as('dealerStaff'), await own.as('dealerManager'), await own.as('otherMember')];
  const car_id = await listed(pia);
  const { offer } = await buyer.api.offers.make({ car_id, amount });
  const dealer_account_id = await dealerIdOf(own, dev);
  await dev.api.dealers.removeTeamMember({ dealer_account_id, user_id: pia.id });
  expect(await pia.api.offers.get({ id: offer.id })).toBeNull();
  expect((await dev.api.offers.accept({ id: offer.id, amount })).offer.status).toBe('accepted');
});
