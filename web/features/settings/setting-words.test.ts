import { expect, test } from 'vitest';
import { boundsText, labelOf, valueText } from './setting-words.ts';

test.each([
  ['regular_listing_price', 'Regular listing price'],
  ['max_listings_per_user', 'Maximum listings per user'],
  ['listing_duration_days', 'Listing duration'],
  ['gta_world_api_enabled', 'Payment provider enabled'],
  ['support_hours', 'Support hours'],
  ['urgent_ticket_resolution_hours', 'Urgent ticket resolution'],
] as const)('%s is labelled “%s”', (key, label) => {
  expect(labelOf(key)).toBe(label);
});

test.each([
  ['regular_listing_price', 'number', '1500', '$1,500'],
  ['introductory_rate', 'number', '500', '$500'],
  ['payment_processing_fee', 'number', '2.5', '2.5%'],
  ['new_user_discount_percentage', 'number', '10', '10%'],
  ['featured_duration_hours', 'number', '72', '72 hours'],
  ['max_listings_per_dealer', 'number', '50', '50'],
  ['maintenance_mode', 'boolean', 'false', 'Disabled'],
  ['site_phone', 'text', '555-0142', '“555-0142”'],
  ['site_contact_text', 'text', '', 'Empty'],
] as const)('a %s (%s) of %s reads %s', (setting_key, setting_type, value, text) => {
  expect(valueText({ setting_key, setting_type }, value)).toBe(text);
});

test.each([
  ['featured_duration_hours', 1, 168, '1 to 168 hours'],
  ['regular_listing_price', 0, 1_000_000_000, '$0 to $1,000,000,000'],
  ['payment_processing_fee', 0, 10, '0 to 10%'],
  ['max_listings_per_dealer', 10, 200, '10 to 200'],
  ['maintenance_mode', null, null, null],
] as const)('%s between %s and %s reads %s', (setting_key, min, max, text) => {
  expect(boundsText({ setting_key, min, max })).toBe(text);
});
