import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireMemberships } from '../../jobs/expire-memberships.ts';
import { atTheBank, payFor } from '../../../testing/bank.ts';
import { emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';

let site: Site;
let mara: SignedIn;
let grace: SignedIn;
let dealerId: number;
const dayMs = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * dayMs);

beforeAll(async () => {
  site = await startSite();
  [mara, grace] = await Promise.all([site.as('member'), site.as('dealerOwner')]);
  const team = await site.db
    .selectFrom('dealer_team_members')
    .selectAll()
    .where('user_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  dealerId = team.dealer_account_id;
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
});

const feature = ({ api, id }: SignedIn, car_id: number) => api.payments.purchaseFeatured({ car_id, user_id: id });
const carOf = (id: number) => site.db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const membershipEnds = async (ends_at: Date, started_at: Date | null = inDays(-90)) => {
  await site.db
    .insertInto('memberships')
    .values({ dealer_account_id: dealerId, ends_at, started_at })
    .onConflict((known) => known.column('dealer_account_id').doUpdateSet({ ends_at, started_at }))
    .execute();
  await expireMemberships(site.db, async () => readSettings({}), new Date());
};

test('a featured car is shown first for the time bought, and featuring it again is cheaper and adds to it', async () => {
  const id = await listed(mara);
  const { quote } = await mara.api.payments.quote({ type: 'featured', car_id: id });
  expect(quote).toMatchObject({ total: 2500, lasts_hours: 72 });
  await payFor(mara, feature(mara, id));
  const { featured_until } = await carOf(id);
  expect(featured_until!.getTime() - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
  expect((await site.visitor().api.payments.featuredCars({})).cars.map((car) => car.id)).toEqual([id]);
  const again = await mara.api.payments.quote({ type: 'featured', car_id: id });
  expect(again.quote.lines).toEqual([
    { label: 'Featured Car', amount: 2500 },
    { label: 'Featured again discount (15%)', amount: -375 },
  ]);
  await payFor(mara, feature(mara, id));
  expect((await carOf(id)).featured_until).toEqual(new Date(featured_until!.getTime() + 72 * 3_600_000));
});

test('the limit for featured cars includes those being paid for', async () => {
  const [one, two, three] = [await listed(mara), await listed(mara), await listed(mara)];
  await payFor(mara, feature(mara, one));
  const { payment } = await feature(mara, two);
  await expect(feature(mara, three)).rejects.toMatchObject({ code: 'no_feature_left' });
  expect((await mara.api.payments.quote({ type: 'featured', car_id: three })).quote.refusal).toMatchObject({
    code: 'no_feature_left',
  });
  await mara.api.payments.cancel({ payment_id: payment!.id });
  expect((await feature(mara, three)).payment).not.toBeNull();
});

test('a feature for a car sold during payment is refunded', async () => {
  const id = await listed(mara);
  const { payment, payment_link } = await feature(mara, id);
  await sell(mara, id);
  await atTheBank(payment_link, 'approve');
  const { payment: settled } = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(settled).toMatchObject({ status: 'completed', refund_is_due: true });
  expect((await carOf(id)).is_featured).toBe(false);
});

test('a car that is not on sale cannot be featured', async () => {
  const id = await listed(mara);
  await sell(mara, id);
  await expect(feature(mara, id)).rejects.toMatchObject({ code: 'not_possible_now' });
});

test('a reserved car cannot buy a feature, because it would not be visible', async () => {
  const id = await listed(mara);
  await mara.api.cars.change({ id, transition: 'reserve' });
  const { quote } = await mara.api.payments.quote({ type: 'featured', car_id: id });
  expect(quote.refusal).toMatchObject({ code: 'not_possible_now' });
  await expect(feature(mara, id)).rejects.toMatchObject({ code: 'not_possible_now' });
  await mara.api.cars.change({ id, transition: 'release' });
  expect((await feature(mara, id)).payment).toMatchObject({ status: 'pending' });
});

test('a feature being paid for when its car is reserved is delivered, and visible once the car is available', async () => {
  const id = await listed(mara);
  const { payment, payment_link } = await feature(mara, id);
  await mara.api.cars.change({ id, transition: 'reserve' });
  const { quote } = await mara.api.payments.quote({ type: 'featured', car_id: id });
  expect(quote).toMatchObject({ refusal: null, open_payment: { id: payment!.id } });
  expect((await feature(mara, id)).payment!.id).toBe(payment!.id);
  await atTheBank(payment_link, 'approve');
  const { payment: settled } = await mara.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  expect(settled).toMatchObject({ status: 'completed', refund_is_due: false });
  const shown = async () => (await site.visitor().api.cars.get({ id }))!.featured_status;
  expect(await shown()).toBe('none');
  await mara.api.cars.change({ id, transition: 'release' });
  expect(await shown()).toBe('active');
});

test('a dealer’s first features of a month are free, the next one is paid', async () => {
  await site.db.deleteFrom('car_features').execute();
  await membershipEnds(inDays(20));
  const ids = [await listed(grace), await listed(grace), await listed(grace)] as const;
  expect((await feature(grace, ids[0])).payment).toBeNull();
  const { quote } = await grace.api.payments.quote({ type: 'featured', car_id: ids[1] });
  expect(quote.lines[1]).toEqual({ label: 'Free feature 2 of 2 this month', amount: -2500 });
  await feature(grace, ids[1]);
  expect((await feature(grace, ids[2])).payment).toMatchObject({ amount: 2500, status: 'pending' });
  const { subscriptions } = await grace.api.payments.userSubscriptions({ user_id: grace.id });
  expect(subscriptions.filter((one) => one.is_free)).toHaveLength(2);
});

test('a refunded feature ends, and the buyer sees why', async () => {
  const id = await listed(mara);
  const paymentId = await payFor(mara, feature(mara, id));
  const ada = await site.as('admin');
  await expect(mara.api.payments.refund({ payment_id: paymentId, reason: 'I want it' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  const { payment } = await ada.api.payments.refund({ payment_id: paymentId, reason: 'Charged by mistake' });
  expect(payment).toMatchObject({ status: 'refunded', refund_reason: 'Charged by mistake' });
  expect((await carOf(id)).is_featured).toBe(false);
  await expect(ada.api.payments.refund({ payment_id: paymentId, reason: 'Again' })).rejects.toMatchObject({
    code: 'not_refundable',
    message: 'You can’t refund a payment that is refunded',
  });
});

test('a refunded listing ends, and a renewed one keeps the time of the other payment', async () => {
  const ada = await site.as('admin');
  const car = await listed(mara);
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
  await site.db
    .updateTable('cars')
    .set({ expires_at: inDays(2) })
    .where('id', '=', car)
    .execute();
  const buy = () => mara.api.payments.purchaseListing({ car_id: car, user_id: mara.id });
  const renewal = await payFor(mara, buy());
  await ada.api.payments.refund({ payment_id: renewal, reason: 'Charged by mistake' });
  expect((await carOf(car)).status).toBe('active');
  await site.db.updateTable('cars').set({ status: 'expired', expires_at: new Date() }).where('id', '=', car).execute();
  const second = await payFor(mara, buy());
  await ada.api.payments.refund({ payment_id: second, reason: 'Charged by mistake' });
  expect((await carOf(car)).status).toBe('expired');
});

test('a membership is renewed at its end, cheaper a week before, and only by those with the right', async () => {
  await membershipEnds(inDays(20));
  const { membership } = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
  expect(membership).toMatchObject({ status: 'active', next_purchase: 'renewal' });
  const { quote } = await grace.api.payments.quote({ type: 'renewal', dealer_account_id: dealerId });
  expect(quote.lines[1]).toEqual({ label: 'Early bird discount (10%)', amount: -2500 });
  const renew = (who: SignedIn) => who.api.payments.renewMembership({ membership_id: membership!.id, user_id: who.id });
  await expect(renew(mara)).rejects.toMatchObject({ code: 'membership_not_found' });
  await expect(renew(await site.as('dealerManager'))).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(
    grace.api.payments.purchaseMembership({ dealer_account_id: dealerId, user_id: grace.id }),
  ).rejects.toMatchObject({ code: 'membership_runs' });
  await payFor(grace, renew(grace));
  const after = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
  expect(Date.parse(after.membership!.ends_at) - Date.parse(membership!.ends_at)).toBe(30 * dayMs);
});

test('after the grace period a dealer’s cars are hidden, and a longer grace period or a payment restores them', async () => {
  await membershipEnds(inDays(20));
  const id = await listed(grace);
  const isVisible = async () => (await site.visitor().api.cars.get({ id })) !== null;
  await membershipEnds(inDays(-3));
  expect(await isVisible()).toBe(true);
  await membershipEnds(inDays(-10));
  expect(await isVisible()).toBe(false);
  await withSettings(site, { membership_grace_period_days: 20 });
  // A job applies the settings, which may take a while on a busy machine.
  await expect.poll(isVisible).toBe(true);
  await withSettings(site, { membership_grace_period_days: 7 });
  await expect.poll(isVisible).toBe(false);
  await expect(grace.api.payments.purchaseListing({ car_id: id, user_id: grace.id })).rejects.toMatchObject({
    code: 'not_possible_now',
  });
  await payFor(grace, grace.api.payments.purchaseMembership({ dealer_account_id: dealerId, user_id: grace.id }));
  expect(await isVisible()).toBe(true);
  const { membership } = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
  expect(Math.round((Date.parse(membership!.ends_at) - Date.now()) / dayMs)).toBe(30);
});

test('paying does not reactivate a suspended dealer', async () => {
  await membershipEnds(inDays(-3));
  const { membership } = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
  const renewal = { membership_id: membership!.id, user_id: grace.id };
  const { payment, payment_link } = await grace.api.payments.renewMembership(renewal);
  await site.db.updateTable('dealer_accounts').set({ status: 'suspended' }).where('id', '=', dealerId).execute();
  await expect(grace.api.payments.renewMembership(renewal)).rejects.toMatchObject({ code: 'not_allowed' });
  await atTheBank(payment_link, 'approve');
  await grace.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  const after = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
  expect(after.membership!.ends_at).toEqual(membership!.ends_at);
  const paid = site.db.selectFrom('payments').select('refund_due_since').where('id', '=', payment!.id);
  expect((await paid.executeTakeFirstOrThrow()).refund_due_since).not.toBeNull();
  const { status } = await site.db
    .selectFrom('dealer_accounts')
    .select('status')
    .where('id', '=', dealerId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('suspended');
});
