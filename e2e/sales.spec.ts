import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';
import type { Page } from '@playwright/test';

/** The dealer marks a car as sold on its page, to a member found by name. */
async function sellTo(dealer: Page, carId: number, buyer: string): Promise<void> {
  await dealer.goto(`/car/${carId}`);
  await dealer.getByRole('button', { name: 'Mark as Sold' }).click();
  const dialog = dealer.getByRole('dialog', { name: 'Complete Sale' });
  await expect(dialog.getByLabel('Sale price')).toHaveValue('21,500');
  await dialog.getByLabel('Buyer', { exact: true }).fill(buyer);
  await dialog.getByRole('button', { name: buyer }).click();
  await dialog.getByLabel('Sale price').fill('21000');
  await expectNoFindings(dealer, 'Complete Sale');
  await dialog.getByRole('button', { name: 'Complete Sale' }).click();
  await expect(
    dealer.getByText('Sale completed successfully! You can now edit the sale amount in your sales history.'),
  ).toBeVisible();
  await expect(dealer).toHaveURL(`/car/${carId}`);
}

const card = (page: Page, title: string, list = 'Sales') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: title });

test('a car is marked as sold to a member, who confirms it in the conversation, and both see it verified', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dealer = await anotherPerson(browser, site, await sessionOf(personas.dealerOwner));
  const car = await liveListing(dealer, 'Sultan that was sold');
  await sellTo(dealer, car, 'Yuki Tanaka');

  await become(personas.privateSeller);
  await page.goto('/messages');
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Sultan that was sold/ })
    .click();
  // The seller corrects the amount while the buyer has the page open, so that no one confirms an amount they haven't seen.
  await expect(page.getByText(/for \$21,000/)).toBeVisible();
  await dealer.goto('/sales?search=that+was+sold');
  await card(dealer, 'Sultan that was sold')
    .getByRole('button', { name: /^Edit sale amount/ })
    .click();
  await dealer.getByLabel('Sale amount', { exact: true }).fill('20500');
  await dealer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(dealer, 'Sultan that was sold').getByText('$1,000 below the listed price')).toBeVisible();
  await expect(page.getByText(/for \$20,500/)).toBeVisible();
  await expectNoFindings(page, 'a purchase to confirm');
  await page.getByRole('button', { name: 'Confirm purchase' }).click();
  await expect(page.getByText('You’ve confirmed this purchase')).toBeVisible();

  await dealer.reload();
  await expect(card(dealer, 'Sultan that was sold').getByText('Verified')).toBeVisible();
  await page.goto('/sales?side=bought');
  await expect(card(page, 'Sultan that was sold', 'Purchases').getByText('Verified')).toBeVisible();

  // Printed, it's a list without the page around it.
  const sheet = dealer.locator('.list-sheet');
  await expect(sheet).toBeHidden();
  await dealer.emulateMedia({ media: 'print' });
  await dealer.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(sheet.getByText('Sultan that was sold')).toBeVisible();
  await expect(dealer.getByRole('heading', { name: 'My Sales History' })).toBeHidden();
  await dealer.context().close();
});

test('a buyer disputes a sale in a ticket that both sides read, and staff decide', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const dealer = await anotherPerson(browser, site, await sessionOf(personas.dealerOwner));
  const car = await liveListing(dealer, 'Sultan of the dispute');
  await sellTo(dealer, car, 'Yuki Tanaka');

  await become(personas.privateSeller);
  await page.goto('/sales?side=bought');
  await card(page, 'Sultan of the dispute', 'Purchases').getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute this sale' });
  await dialog.getByLabel('What’s wrong?').fill('I never bought this car');
  await dialog.getByRole('button', { name: 'Dispute this sale' }).click();
  await expect(page).toHaveURL(/\/support\/\d+$/);
  await expect(page.getByText('I never bought this car')).toBeVisible();
  const ticket = new URL(page.url()).pathname;

  await dealer.goto('/sales?state=disputed&search=of+the+dispute');
  await card(dealer, 'Sultan of the dispute').getByRole('link', { name: 'Open ticket' }).click();
  await expect(dealer).toHaveURL(ticket);
  await expect(dealer.getByText('I never bought this car')).toBeVisible();

  const moderator = await anotherPerson(browser, site, await sessionOf(personas.moderator));
  await moderator.goto(`/staff/tickets?ticket=${ticket.split('/').at(-1)}`);
  await moderator.getByRole('button', { name: 'Annul sale' }).click();
  const word = moderator.getByRole('dialog', { name: 'Annul sale' });
  await word.getByLabel('Reason').fill('The car never changed hands');
  await word.getByRole('button', { name: 'Annul sale' }).click();
  for (const side of [page, dealer]) await expect(side.getByText(/The car never changed hands/)).toBeVisible();
  await moderator.context().close();
  await dealer.context().close();
});
