import { expect, test } from 'vitest';
import { settingDefinitions, settingKeys, type SettingKey } from './setting-definitions.ts';
import { readSettings, wrongWith } from './setting-rules.ts';

test('every default value can be saved', () => {
  for (const key of settingKeys) expect([key, wrongWith(key, settingDefinitions[key].start)]).toEqual([key, null]);
});

test.each<[SettingKey, string, string | null]>([
  ['featured_duration_hours', '0', 'Featured duration must be between 1 and 168 hours'],
  ['featured_duration_hours', '1', null],
  ['featured_duration_hours', '168', null],
  ['featured_duration_hours', '169', 'Featured duration must be between 1 and 168 hours'],
  ['listing_duration_days', '366', 'Listing duration must be between 1 and 365 days'],
  ['membership_grace_period_days', '91', 'Grace period must be between 0 and 90 days'],
  ['membership_grace_period_days', '0', null],
  ['dealer_free_featured_per_month', '21', 'Free featured cars per month must be between 0 and 20'],
  ['max_featured_cars_per_user', '0', 'Maximum featured cars per user must be between 1 and 20'],
  ['max_featured_cars_per_dealer', '51', 'Maximum featured cars per dealer must be between 1 and 50'],
  ['max_listings_per_user', '21', 'Maximum listings per user must be between 1 and 20'],
  ['max_listings_per_dealer', '9', 'Maximum listings per dealer must be between 10 and 200'],
  ['bulk_listing_discount', '101', 'Discount percentage must be between 0 and 100'],
  ['payment_processing_fee', '10.5', 'Processing fee must be between 0 and 10 percent'],
  ['payment_processing_fee', '2.5', null],
  ['regular_listing_price', '-1', 'regular listing price must be a valid positive number'],
  ['regular_listing_price', '12.50', 'regular listing price must be a valid positive number'],
  ['regular_listing_price', '1e3', 'regular listing price must be a valid positive number'],
  ['regular_listing_price', '', 'regular listing price must be a valid positive number'],
  ['support_hours', '17:00-23:00,closed,closed,closed,closed,closed,20:00-02:00', null],
  ['support_hours', '17:00-23:00', 'Please enter a start and an end for every open day'],
  [
    'support_hours',
    '17:00-,closed,closed,closed,closed,closed,closed',
    'Please enter a start and an end for every open day',
  ],
  [
    'support_hours',
    '25:00-26:00,closed,closed,closed,closed,closed,closed',
    'Please enter a start and an end for every open day',
  ],
  ['support_hours', Array(7).fill('closed').join(','), 'Please open the support desk on at least one day'],
  ['urgent_ticket_first_reply_hours', '0', 'Ticket targets must be between 1 and 200 support hours'],
  ['low_ticket_resolution_hours', '201', 'Ticket targets must be between 1 and 200 support hours'],
  ['maintenance_mode', 'yes', 'maintenance mode must be Enabled or Disabled'],
])('%s = "%s": %s', (key, value, sentence) => {
  expect(wrongWith(key, value)).toBe(sentence);
});

test('stored values are parsed by type, and missing or broken ones fall back to the default', () => {
  expect(
    readSettings({
      maintenance_mode: 'true',
      max_listings_per_user: '7',
      listing_duration_days: 'ages',
      support_hours: 'closed,closed,closed,closed,closed,closed,20:00-02:00',
    }),
  ).toMatchObject({
    maintenance_mode: true,
    max_listings_per_user: 7,
    listing_duration_days: 30,
    regular_listing_price: 1500,
    site_phone: '555-0142',
    support_hours: [null, null, null, null, null, null, { from: '20:00', to: '02:00' }],
    urgent_ticket_first_reply_hours: 1,
  });
});
