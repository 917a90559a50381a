import type { Page } from '@playwright/test';
import { anotherPerson } from './another-person.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { expectFocus, expectOutcome, onAPhone } from './outcome.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';

/** Sells a car of this seller to the page's user. */
async function soldTo(page: Page, seller: Page, carId: number): Promise<number> {
  const { sale } = await calls(seller).sales.complete({
    car_id: carId,
    buyer_id: await myId(page),
    sale_price: 20_000,
  });
  return sale.id;
}

test('after a report and a review, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await onAPhone(page);
  await become(personas.otherPrivateSeller);
  const seller = await anotherPerson(browser, site, await sessionOf(personas.dealerManager));
  const carId = await liveListing(seller, 'Reported and reviewed');
  await page.goto(`/car/${carId}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  await page.getByRole('dialog').locator('label').first().click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expectOutcome(page, 'report', 'Thank you. Our staff will review it.');

  await calls(page).sales.confirm({ id: await soldTo(page, seller, carId), sale_price: 20_000 });
  await page.goto('/sales?side=bought');
  await page.getByRole('button', { name: 'Write a review of the sale of Reported and reviewed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.locator('label', { has: page.getByRole('radio', { name: '4 stars, good' }) }).click();
  await dialog.getByLabel('Title').fill('As described');
  await dialog.getByLabel('Comment').fill('Everything was as agreed.');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expectOutcome(page, 'review', 'Thank you for your review');
  // The button that opened the form disappears once the list reloads.
  await expect(page.getByRole('button', { name: 'Write a review of the sale of Reported' })).toHaveCount(0);
  await expectFocus(page, 'review, read again: the focus');
  await seller.context().close();
});

test('after a dispute, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await onAPhone(page);
  await become(personas.otherPrivateSeller);
  const seller = await anotherPerson(browser, site, await sessionOf(personas.dealerManager));
  const carId = await liveListing(seller, 'Disputed on a phone');
  await soldTo(page, seller, carId);
  await seller.context().close();
  await page.goto('/sales?side=bought');
  const purchase = page.getByRole('listitem').filter({ hasText: 'Disputed on a phone' });
  await purchase.getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute this sale' });
  await dialog.getByLabel('What’s wrong?').fill('I never bought this car');
  await dialog.getByRole('button', { name: 'Dispute this sale' }).click();
  await expect(page).toHaveURL(/\/support\/\d+$/);
  await expectOutcome(page, 'dispute', /^Our staff will look into it/);
});
