import type { Page } from '@playwright/test';
import { bank } from './bank.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

/** The demo world's live listing that is about to end. */
async function endingListing(page: Page): Promise<number> {
  const { listings } = await calls(page).cars.mine({ status: 'active' });
  const ending = listings.find(({ transitions }) => transitions.includes('renew'));
  if (!ending) throw new Error('No listing is about to end.');
  return ending.id;
}

test('renewing a listing changes nothing if declined, adds a month if paid, and is undone by a refund', async ({
  page,
  become,
}) => {
  await become(personas.oneCharacter);
  const id = await endingListing(page);
  const strip = page.getByRole('region', { name: 'Your listing' });
  await page.goto(`/car/${id}`);
  const before = await strip.getByText(/^Ends .+ left\)$/).innerText();
  await strip.getByRole('button', { name: 'Renew' }).click();
  const checkout = page.getByRole('dialog', { name: 'Renew your listing' });
  await expect(checkout).toContainText('Listed for another 30 days');
  await checkout.getByRole('button', { name: 'Pay $1,500 and renew' }).click();
  await bank(page).decline();
  await expect(page.getByRole('heading', { name: 'Your payment failed' })).toBeVisible();
  await page.goto(`/car/${id}`);
  await expect(strip).toContainText(before);

  await page.goto('/my-listings');
  const rows = page.getByRole('list', { name: 'Listings' }).getByRole('listitem');
  const row = rows.filter({ has: page.locator(`a[href="/car/${id}"]`) });
  await row.getByRole('button', { name: /^Renew / }).click();
  await page.getByRole('button', { name: 'Pay $1,500 and renew' }).click();
  await bank(page).approve();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  const receipt = await page.getByRole('link', { name: 'Receipt' }).getAttribute('href');
  await page.getByRole('link', { name: 'View your listing' }).click();
  await expect(strip).toContainText(/\(3[0-3] days left\)/);
  await expect(strip.getByRole('button', { name: 'Renew' })).toHaveCount(0);

  await become(personas.admin);
  const paymentId = Number(receipt?.split('/').at(-1));
  await calls(page).payments.refund({ payment_id: paymentId, reason: 'Renewed by mistake' });
  await become(personas.oneCharacter);
  await page.goto(`/car/${id}`);
  await expect(strip).toContainText(before);
});
