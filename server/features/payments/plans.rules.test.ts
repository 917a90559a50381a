import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { expect, test } from 'vitest';
import { lastsHours, plans } from './plans.rules.ts';

test('purchases last as long as the settings say, a membership 30 days', () => {
  const settings = readSettings({ listing_duration_days: '10', featured_duration_hours: '5' });
  expect(lastsHours(settings, 'listing')).toBe(240);
  expect(lastsHours(settings, 'featured')).toBe(5);
  expect(lastsHours(settings, 'membership')).toBe(720);
  expect(lastsHours(settings, 'renewal')).toBe(720);
});

test('each plan shows its price, duration and reductions', () => {
  const shown = plans(readSettings({})).map(({ type, price, lasts_hours, reductions }) => ({
    type,
    price,
    lasts_hours,
    reductions: reductions.map((one) => one.price),
  }));
  expect(shown).toEqual([
    { type: 'listing', price: 1500, lasts_hours: 720, reductions: [500, 1350, 1350] },
    { type: 'featured', price: 2500, lasts_hours: 72, reductions: [2125] },
    { type: 'membership', price: 25_000, lasts_hours: 720, reductions: [] },
    { type: 'renewal', price: 25_000, lasts_hours: 720, reductions: [22_500] },
  ]);
});

test('reductions that save nothing are not listed', () => {
  const [listing] = plans(
    readSettings({ introductory_rate: '1500', new_user_discount_percentage: '0', bulk_listing_discount: '20' }),
  );
  expect(listing!.reductions).toEqual([{ label: 'With three or more live listings', price: 1200 }]);
});
