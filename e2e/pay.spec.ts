import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { bank } from './bank.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { beginPaying, readyDraft, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';

const payAndList = (page: Page) => page.getByRole('button', { name: /^Pay \$[\d,]+ and list$/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Listings' }).getByRole('listitem').filter({ hasText: title });

const statusOf = async (page: Page, carId: number) => (await calls(page).cars.get({ id: carId }))?.status;

test('a payment is declined, tried again and paid, and only then is the listing live', async ({ page, become }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(personas.privateSeller);
  const carId = await readyDraft(page, 'Second try');
  await page.goto(`/sell/${carId}?step=review`);
  await payAndList(page).click();
  await bank(page).expectToAsk(/^\$[\d,]+$/);
  await expectNoFindings(page, 'the bank');
  await bank(page).decline();
  await expect(heading(page, 'Your payment failed')).toBeFocused();
  await expect(
    page.getByText(/^The bank declined \$[\d,]+ for listing Second try\. You weren’t charged\.$/),
  ).toBeVisible();
  expect(await statusOf(page, carId)).toBe('draft');

  await page.getByRole('button', { name: 'Try again' }).click();
  const again = page.getByRole('dialog', { name: 'List your car' });
  await expect(again).toContainText('Second try');
  await expectNoFindings(page, 'trying again');
  await payAndList(page).click();
  await bank(page).approve();
  await expect(heading(page, 'Payment received')).toBeFocused();
  await page.getByRole('link', { name: 'View your listing' }).click();
  await expect(page).toHaveURL(`/car/${carId}`);
  expect(await statusOf(page, carId)).toBe('active');
  await takeDown(page, carId);
});

test('a payment left at the bank is found in My Listings, continued and paid', async ({ page, become }) => {
  await become(personas.privateSeller);
  const carId = await readyDraft(page, 'Left open');
  await page.goto(`/sell/${carId}?step=review`);
  await payAndList(page).click();
  await bank(page).closeTheTab();

  await page.goto('/my-listings');
  const row = rowOf(page, 'Left open');
  await expect(row).toContainText(/Awaiting payment of \$[\d,]+/);
  await row.getByRole('button', { name: 'Pay for Left open' }).click();
  await bank(page).approve();
  await expect(heading(page, 'Payment received')).toBeFocused();
  await page.goto('/my-listings');
  await expect(row).toContainText('Active');
  await expect(row).not.toContainText('Awaiting payment');
  await takeDown(page, carId);
});

test('a cancelled payment leaves the draft unchanged', async ({ page, become }) => {
  await become(personas.privateSeller);
  const carId = await readyDraft(page, 'Thought better of');
  await beginPaying(page, carId);
  await page.goto('/my-listings');
  const row = rowOf(page, 'Thought better of');
  await row.getByRole('button', { name: 'Cancel payment for Thought better of' }).click();
  await expect(page.getByText('Payment cancelled')).toBeVisible();
  await expect(row).toContainText('Draft');
  await expect(row).not.toContainText('Awaiting payment');
  await row.getByRole('link', { name: 'Continue Thought better of' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Well kept, one owner.');
  await takeDown(page, carId);
});

test('a payment of the wrong amount never counts as paid', async ({ page, become }) => {
  await become(personas.otherPrivateSeller);
  const carId = await readyDraft(page, 'A dollar too much');
  const { id, link } = await beginPaying(page, carId);
  await page.goto(link);
  await bank(page).makeItDifficult('The wrong amount');
  await bank(page).approve();
  await expect(heading(page, 'We’re looking into your payment')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Please don’t pay again.');
  await expect(page.getByRole('main')).not.toContainText(/Payment received|Your payment failed/);
  expect(await statusOf(page, carId)).toBe('pending');

  await page.goto('/my-listings');
  const row = rowOf(page, 'A dollar too much').first();
  await expect(row.getByRole('link', { name: 'Our staff are looking into it' })).toBeVisible();
  await expect(row.getByRole('button', { name: /^(Pay|Cancel payment)/ })).toHaveCount(0);
  await page.goto(`/payment-history/${id}`);
  await expect(page.getByRole('main')).toContainText('Under review');
});

test('open pages update automatically when it’s paid in another tab', async ({ page, become }) => {
  await become(personas.privateSeller);
  const carId = await readyDraft(page, 'In two tabs');
  const { reference, link } = await beginPaying(page, carId);
  const [mine, atBank] = [await page.context().newPage(), await page.context().newPage()];
  await mine.goto('/my-listings');
  await expect(rowOf(mine, 'In two tabs')).toContainText(/Awaiting payment of/);
  await page.goto(`/payment/return?payment_id=${reference}`);
  await expect(heading(page, 'Waiting for the bank')).toBeVisible();

  await atBank.goto(link);
  await bank(atBank).approve();
  await expect(heading(page, 'Payment received')).toBeVisible();
  await expect(rowOf(mine, 'In two tabs')).toContainText('Active');
  await takeDown(page, carId);
});

test('someone else’s payment isn’t found by either id', async ({ page, become, complaints }) => {
  complaints.allow(/404.*payments\.php/);
  await become(personas.privateSeller);
  const carId = await readyDraft(page, 'Nobody else’s');
  const { id, reference } = await beginPaying(page, carId);
  await become(personas.otherPrivateSeller);
  for (const address of [
    `/payment/return?payment_id=${reference}`,
    `/payment/return?payment_id=${id}`,
    `/payment-history/${id}`,
  ]) {
    await page.goto(address);
    await expect(heading(page, 'Payment not found'), address).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Nobody else’s');
  }
  await become(personas.privateSeller);
  await calls(page).payments.cancel({ payment_id: id });
  await takeDown(page, carId);
});
