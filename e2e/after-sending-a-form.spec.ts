import type { Page } from '@playwright/test';
import { anotherPerson } from './another-person.ts';
import { calls, myId } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';

/** The focused element, and whether it is on screen. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'lost';
    const { top, bottom } = activeElement.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? 'on the screen' : 'off the screen';
  });

/** The outcome is on screen, announced to screen readers, and the keyboard continues from there. */
async function expectOutcome(page: Page, form: string, sentence: string): Promise<void> {
  const outcome = page.getByText(sentence).first();
  await expect(outcome).toBeVisible();
  await expect.soft(outcome, `${form}: the outcome is on the screen`).toBeInViewport();
  const isAnnounced = await outcome.evaluate((element) => {
    const announced = '[aria-live], [role=status], [role=alert], output';
    return element.closest(announced) !== null || element === document.activeElement;
  });
  expect.soft(isAnnounced, `${form}: the outcome is announced`).toBe(true);
  await expect.soft.poll(() => focusOf(page), { message: `${form}: the focus` }).toBe('on the screen');
}

test('after any form on a phone, the outcome is shown and announced, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  // Eight forms in one story.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await become(personas.otherPrivateSeller);
  await test.step('Become a Dealer', async () => {
    await page.goto('/become-dealer');
    await page.getByLabel('Company Name').fill('Ortega Classics');
    await page.getByLabel('Business Type').selectOption({ index: 1 });
    await page.getByLabel('Phone').fill('555-0142');
    await page.getByLabel('Business Description').fill('Two of us restore classics in the old tyre shop.');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expectOutcome(page, 'Become a Dealer', 'Application Submitted!');
    const { application } = await calls(page).applications.mine({});
    await calls(page).applications.withdraw({ id: application!.id });
  });

  await test.step('a support ticket', async () => {
    await page.goto('/support');
    await page.getByLabel('Subject').fill('A question about forms');
    await page.getByLabel('Category').selectOption({ label: 'Something else' });
    await page.getByLabel('Description').fill('Where does it go?');
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expectOutcome(page, 'support ticket', 'Ticket created successfully!');
  });

  await test.step('the profile', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit public profile' }).click();
    await page.getByLabel('Bio').fill('Classics only.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectOutcome(page, 'public profile', 'Public profile saved');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Phone').fill('555-0143');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectOutcome(page, 'contact details', 'Changes saved');
  });

  const seller = await anotherPerson(browser, site, await sessionOf(personas.dealerManager));
  await seller.goto('/');
  const carId = await liveListing(seller, 'Reported and reviewed');

  await test.step('a report', async () => {
    await page.goto(`/car/${carId}`);
    await page.getByRole('button', { name: 'Report this listing' }).click();
    await page.getByRole('dialog').locator('label').first().click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expectOutcome(page, 'report', 'Thank you. Our staff will review it.');
  });

  await test.step('a review', async () => {
    const buyer = { buyer_id: await myId(page), sale_price: 20_000 };
    const { sale } = await calls(seller).sales.complete({ car_id: carId, ...buyer });
    await calls(page).sales.confirm({ id: sale.id, sale_price: 20_000 });
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
    await expect.soft.poll(() => focusOf(page), { message: 'review, read again: the focus' }).toBe('on the screen');
  });
  await seller.context().close();

  await become(personas.dealerOwner);
  await test.step('company settings', async () => {
    await page.goto('/dealer/settings');
    await page.getByLabel('Description').fill('Family business since the harbour opened.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectOutcome(page, 'company settings', 'Changes saved');
  });

  await test.step('an invitation', async () => {
    await page.goto('/dealer/team');
    await page.getByLabel('Find a member').fill('Hank Morrow');
    await page.getByRole('list', { name: 'Members found' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Add to Team' }).click();
    await expectOutcome(page, 'invitation', 'Invitation sent successfully!');
  });
});
