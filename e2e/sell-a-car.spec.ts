import type { Page } from '@playwright/test';
import { picture } from '../testing/pictures.ts';
import { expectNoFindings } from './axe.ts';
import { bank } from './bank.ts';
import { expect, test } from './fixtures.ts';
import { readyDraft, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';
import { signInAs } from './sign-in.ts';

const photo = async (name: string, format: 'jpeg' | 'png') => ({
  name,
  mimeType: `image/${format}`,
  buffer: await picture(format, 1200, 800),
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Make').selectOption('Karin');
  await page.getByLabel('Model').selectOption({ index: 2 });
  await page.getByLabel('Year').fill('2021');
  await page.getByLabel('Price').fill('$39,900');
  await page.getByLabel('Mileage').fill('44200');
  await page.getByLabel('Description').fill('Well kept, one owner.');
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');

/** The cover picture, by the id in its address. */
const cover = (page: Page) => photos(page).first().locator('img').getAttribute('src');

test('a listing goes from the first field through a reload and the bank to live, and then to a lower price', async ({
  page,
  become,
  complaints,
}) => {
  complaints.allow(/422.*\/api\/photos\.php/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(personas.oneCharacter);
  await page.goto('/sell?new=1');

  await next(page).click();
  await expect(page.getByLabel('Make')).toBeFocused();
  await expect(page.getByLabel('Price')).toHaveAccessibleDescription('Please enter a Price before proceeding.');
  await fillIn(page);
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'step 1');

  await page.reload();
  await expect(page.getByLabel('Price')).toHaveValue('39,900');
  await expect(page.getByLabel('Description')).toHaveValue('Well kept, one owner.');
  await expect(page.getByText(/This is your draft, saved/)).toBeVisible();

  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Vehicle Photos' })).toBeFocused();
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photo('front.jpg', 'jpeg'), await photo('side.png', 'png'), broken]);
  await expect(page.getByRole('button', { name: /^Photo \d, reorder$/ })).toHaveCount(2);
  await expect(page.getByText(/^broken\.png is not /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove broken.png' }).click();
  await expectNoFindings(page, 'step 2');

  const before = await cover(page);
  await page.getByRole('button', { name: 'Photo 2, reorder' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Picked up, at position 2/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/Moved to position 1/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => cover(page)).not.toBe(before);
  const chosen = await cover(page);

  await next(page).click();
  const costs = page.getByRole('region', { name: 'Cost' });
  await expect(costs).toContainText('Car Listing$1,500');
  await expect(costs).toContainText('Listed for 30 days');
  await expect(page.getByText('$39,900').first()).toBeVisible();
  await expectNoFindings(page, 'review');
  await page.getByRole('button', { name: 'Pay $1,500 and list' }).click();
  await bank(page).expectToAsk('$1,500');
  await bank(page).approve();
  await expect(page).toHaveURL(/\/payment\/return\?payment_id=/);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  await expect(page.getByText(/^Live until /)).toBeVisible();

  await page.getByRole('link', { name: 'View your listing' }).click();
  await expect(page.getByRole('region', { name: 'Your listing' })).toContainText(/(29|30) days left/);
  await page.getByRole('link', { name: 'All my listings' }).click();
  await page
    .getByRole('link', { name: /^Edit 2021 Karin/ })
    .first()
    .click();
  await expect(photos(page)).toHaveCount(2);
  await expect.poll(() => cover(page)).toBe(chosen);
  await page.getByLabel('Price').fill('35,500');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/car\/\d+$/);
  await expect(page.getByText('$35,500').first()).toBeVisible();
  // It was public at the higher price for only a moment, so it doesn't count as a discount.
  await expect(page.getByText(/less than before/)).toHaveCount(0);
  await takeDown(page, Number(page.url().split('/').at(-1)));
});

test('a dealer’s listing is covered by the membership and goes live without the bank', async ({ page, become }) => {
  await become(personas.dealerManager);
  const carId = await readyDraft(page, 'Covered');
  await page.goto(`/sell/${carId}?step=review`);
  const costs = page.getByRole('region', { name: 'Cost' });
  await expect(costs).toContainText('Covered by your membership');
  await expect(costs).toContainText('Total$0');
  await page.getByRole('button', { name: 'List my car' }).click();
  await expect(page.getByRole('heading', { name: 'Your listing is live' })).toBeFocused();
  await expect(page).toHaveURL(`/sell/${carId}?step=review`);
  await expectNoFindings(page, 'listed');
  await page.getByRole('link', { name: 'View your listing' }).click();
  await expect(page.getByRole('region', { name: 'Your listing' })).toContainText(/(29|30) days left/);
  await takeDown(page, carId);
});

test('typed text is restored after signing out and logging in again', async ({ page, become }) => {
  await become(personas.dealerStaff);
  await page.goto('/sell?new=1');
  await expect(page.getByRole('region', { name: 'Seller type' })).toContainText('Eclipse Motors · Staff');
  await page.getByLabel('Description').fill('Half a story');
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await signInAs(page, personas.dealerStaff, '/login?returnUrl=/sell');
  await expect(page.getByLabel('Description')).toHaveValue('Half a story');
});

test('nothing typed offline is lost, and it’s saved when the connection is back', async ({
  page,
  become,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await become(personas.dealerManager);
  await page.goto('/sell?new=1');
  await page.getByLabel('Price').fill('1000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Description').fill('Typed in a tunnel');
  await expect(page.getByText('Not saved, trying again')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Typed in a tunnel');
});

test('on a phone the form fits, and the next button is in reach', async ({ page, become }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await become(personas.dealerOwner);
  await page.goto('/sell?new=1');
  await expect(next(page)).toBeInViewport();
  await page.getByText('More about the car').click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoFindings(page, 'phone');
});
