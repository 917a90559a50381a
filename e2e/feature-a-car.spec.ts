import type { Page } from '@playwright/test';
import { bank } from './bank.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Listings' }).getByRole('listitem').filter({ hasText: title });

test('a private seller pays to feature a car and can then extend it', async ({ page, become }) => {
  await become(personas.privateSeller);
  const carId = await liveListing(page, 'In the light');
  await page.goto('/my-listings');
  const row = rowOf(page, 'In the light');
  await row.getByRole('button', { name: 'Feature In the light' }).click();
  const checkout = page.getByRole('dialog', { name: 'Feature your car' });
  await expect(checkout).toContainText('Featured Car$2,500');
  await expect(checkout).toContainText('Featured for 3 days');
  await checkout.getByRole('button', { name: 'Pay $2,500 and feature' }).click();
  await bank(page).expectToAsk('$2,500');
  await bank(page).approve();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  await expect(page.getByText(/^Featured until /)).toBeVisible();

  await page.goto('/my-listings');
  await expect(row.getByText('Featured', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Feature longer In the light' }).click();
  await expect(page.getByRole('dialog', { name: 'Feature your car for longer' })).toContainText(
    'Featured again discount',
  );
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await takeDown(page, carId);
});

test('a dealer’s free feature applies right away, without the bank', async ({ page, become }) => {
  await become(personas.admin);
  await calls(page).settings.update({ setting_key: 'dealer_free_featured_per_month', setting_value: '20' });
  await become(personas.dealerOwner);
  const carId = await liveListing(page, 'Shop window');
  const quote = async () => (await calls(page).payments.quote({ type: 'featured', car_id: carId })).quote.total;
  await expect.poll(quote, 'the setting applies').toBe(0);
  await page.goto(`/car/${carId}`);
  await page.getByRole('region', { name: 'Your listing' }).getByRole('button', { name: 'Feature' }).click();
  const checkout = page.getByRole('dialog', { name: 'Feature your car' });
  await expect(checkout).toContainText(/Free feature \d+ of 20 this month/);
  await expect(checkout).toContainText('Total$0');
  await checkout.getByRole('button', { name: 'Feature car' }).click();
  await expect(page.getByText('Your car is featured')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feature longer' })).toBeVisible();
  await expect(page).toHaveURL(`/car/${carId}`);
  await takeDown(page, carId);
});
