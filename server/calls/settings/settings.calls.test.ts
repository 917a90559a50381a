import type { ApiError } from '@forecourt/contract/kit/client.ts';
import { settingKeys } from '@forecourt/contract/settings/setting-definitions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  ada = await site.as('admin');
});
afterAll(() => site.close());

const valueOf = async (key: string) => {
  const { settings } = await ada.api.settings.list({});
  return settings.find(({ setting_key }) => setting_key === key)?.setting_value;
};

test('every setting is listed with its value, bounds and purpose', async () => {
  const { settings } = await ada.api.settings.list({});
  expect(settings.map(({ setting_key }) => setting_key)).toEqual(settingKeys);
  expect(settings).toContainEqual({
    setting_key: 'listing_duration_days',
    setting_value: '30',
    setting_type: 'number',
    is_editable: true,
    description: 'How long a listing stays live, in days',
    section: 'Timing & Duration',
    default_value: '30',
    min: 1,
    max: 365,
    is_advanced: false,
    updated_at: null,
    updated_by_name: null,
  });
});

test('a change is saved, returned and logged', async () => {
  const { settings } = await ada.api.settings.list({});
  const before = Object.fromEntries(settings.map(({ setting_key, setting_value }) => [setting_key, setting_value]));
  const { setting } = await ada.api.settings.update({ setting_key: 'featured_car_price', setting_value: '3000' });
  expect(setting).toMatchObject({
    setting_value: '3000',
    updated_at: expect.any(String),
    updated_by_name: 'Ada Brandt',
  });
  const action = await site.db
    .selectFrom('staff_actions')
    .select(['actor_id', 'action', 'before', 'after'])
    .executeTakeFirstOrThrow();
  expect(before.featured_car_price).toBe('2500');
  expect(action).toEqual({
    actor_id: ada.id,
    action: 'change_settings',
    before,
    after: { ...before, featured_car_price: '3000' },
  });
});

test('a value out of bounds is refused with the specified sentence and changes nothing', async () => {
  await expect(
    ada.api.settings.update({ setting_key: 'listing_duration_days', setting_value: '400' }),
  ).rejects.toMatchObject({
    code: 'bad_input',
    fields: { setting_value: ['Listing duration must be between 1 and 365 days'] },
  });
  expect(await valueOf('listing_duration_days')).toBe('30');
});

test('several settings are changed together or not at all', async () => {
  const outcome = await ada.api.settings
    .updateAll({
      settings: [
        { setting_key: 'introductory_rate', setting_value: '2000' },
        { setting_key: 'max_listings_per_dealer', setting_value: '5' },
      ],
    })
    .catch((error: unknown) => (error as ApiError).fields);
  expect(outcome).toEqual({ max_listings_per_dealer: ['Maximum listings per dealer must be between 10 and 200'] });
  expect(await valueOf('introductory_rate')).toBe('0');
  await ada.api.settings.updateAll({
    settings: [
      { setting_key: 'introductory_rate', setting_value: '2000' },
      { setting_key: 'max_listings_per_dealer', setting_value: '60' },
    ],
  });
  expect([await valueOf('introductory_rate'), await valueOf('max_listings_per_dealer')]).toEqual(['2000', '60']);
});

test('errors are named by their setting, even for a single one', async () => {
  const settings = [{ setting_key: 'listing_duration_days' as const, setting_value: '400' }];
  await expect(ada.api.settings.updateAll({ settings })).rejects.toMatchObject({
    fields: { listing_duration_days: ['Listing duration must be between 1 and 365 days'] },
  });
});

test('a setting changed by another admin is not overwritten, and nothing else is saved either', async () => {
  const price = { setting_key: 'dealer_membership_price' as const, was: '25000' };
  const phone = { setting_key: 'site_phone' as const, setting_value: '555-0177' };
  await ada.api.settings.update({ setting_key: price.setting_key, setting_value: '26000' });
  const before = await valueOf('site_phone');
  await expect(
    ada.api.settings.updateAll({ settings: [{ ...price, setting_value: '20000' }, phone] }),
  ).rejects.toMatchObject({
    code: 'settings_changed',
    fields: { dealer_membership_price: ['Someone else has changed this setting'] },
  });
  expect(await valueOf('dealer_membership_price')).toBe('26000');
  expect(await valueOf('site_phone')).toBe(before);
  await ada.api.settings.updateAll({ settings: [{ ...price, was: '26000', setting_value: '25000' }] });
  expect(await valueOf('dealer_membership_price')).toBe('25000');
});

test('of many concurrent changes of one setting from the same value, one succeeds', async () => {
  const from = (await valueOf('introductory_rate'))!;
  const tries = Array.from({ length: 10 }, (_, n) =>
    ada.api.settings.updateAll({
      settings: [{ setting_key: 'introductory_rate', was: from, setting_value: String(600 + n) }],
    }),
  );
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
});

test('a change applies in every process right away', async () => {
  const other = await startSite({ on: site.database });
  try {
    const kenji = await other.as('otherMember');
    await listed(kenji);
    expect((await kenji.api.cars.mine({})).slots.of).toBe(5);
    await ada.api.settings.update({ setting_key: 'max_listings_per_user', setting_value: '1' });
    await expect.poll(async () => (await kenji.api.cars.mine({})).slots.of).toBe(1);
    const id = await draft(kenji);
    await expect(kenji.api.cars.change({ id, transition: 'submit' })).rejects.toMatchObject({ code: 'no_slot_left' });
  } finally {
    await other.close();
  }
});
