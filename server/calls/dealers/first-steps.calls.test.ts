import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn, dev: SignedIn, pia: SignedIn;
let dealer_account_id: number;
beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia] = (await Promise.all(
    (['dealerOwner', 'dealerManager', 'dealerStaff'] as const).map((name) => site.as(name)),
  )) as [SignedIn, SignedIn, SignedIn];
  dealer_account_id = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`update dealer_accounts set first_steps_dismissed_at = null, logo_key = null, opening_hours = null, status = 'active'
    where id = ${dealer_account_id}`.execute(site.db);
});

const stepsOf = async (one: SignedIn) => (await one.api.dealers.firstSteps({ dealer_id: dealer_account_id })).steps;
const undone = async (one: SignedIn) =>
  (await stepsOf(one))?.filter(({ is_done }) => !is_done).map(({ step }) => step) ?? null;

test('each role sees the steps it may take', async () => {
  const steps = async (one: SignedIn) => (await stepsOf(one))?.map(({ step }) => step);
  expect(await steps(grace)).toEqual(['membership', 'logo', 'hours', 'car', 'team']);
  expect(await steps(dev)).toEqual(['car', 'team']);
  expect(await steps(pia)).toEqual(['car']);
});

test('a step is done when the data says so, and the list ends with the last one', async () => {
  expect(await undone(grace)).toEqual(['logo', 'hours', 'car']);
  await draft(pia);
  expect(await undone(pia)).toEqual(['car']);
  await listed(pia);
  expect(await stepsOf(pia)).toBeNull();
  await grace.api.dealers.setLogo({
    dealer_account_id,
    files: { logo: [asFile(await picture('jpeg', 300, 300), 'logo.jpg')] },
  });
  const day = { from: '09:00', to: '18:00' };
  await grace.api.dealers.update({ id: dealer_account_id, opening_hours: [day, day, day, day, day, null, null] });
  expect(await stepsOf(grace)).toBeNull();
});

test('dismissing hides the list for the whole team, and only those who run the dealership can', async () => {
  for (const one of [dev, pia])
    await expect(one.api.dealers.dismissFirstSteps({ dealer_account_id })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  expect(await undone(pia)).toEqual(['car']);
  for (let times = 0; times < 2; times++) await grace.api.dealers.dismissFirstSteps({ dealer_account_id });
  for (const one of [grace, dev, pia]) expect(await stepsOf(one)).toBeNull();
});

test('a suspended dealer is shown no steps, because its team can’t take them', async () => {
  await sql`update dealer_accounts set status = 'suspended' where id = ${dealer_account_id}`.execute(site.db);
  expect(await stepsOf(grace)).toBeNull();
});
