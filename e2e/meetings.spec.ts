import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';

const card = (page: Page) => page.getByRole('article', { name: 'Test drive' });

/** A day next week, as a date field has it. */
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test('a test drive is agreed across two time zones, kept in the calendar, and moved only with a new yes', async ({
  newPerson,
}) => {
  // Tokyo and Phoenix never change their clocks, so the difference is always 16 hours.
  const seller = await newPerson(personas.otherPrivateSeller, { timezoneId: 'Asia/Tokyo' });
  const buyer = await newPerson(personas.privateSeller, {
    timezoneId: 'America/Phoenix',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const car = await liveListing(seller, 'Sultan of the test drive');
  await buyer.goto(`/car/${car}`);
  await buyer.getByRole('button', { name: 'Send Message' }).first().click();
  const box = buyer.getByRole('textbox', { name: /^Message to/ });
  await box.fill('Could I drive it?');
  await box.press('Enter');
  await expect(buyer.getByText('Could I drive it?').first()).toBeVisible();

  await buyer.getByRole('button', { name: 'Propose a meeting' }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Propose a meeting' });
  await dialog.getByLabel('What for').selectOption('test_drive');
  await dialog.getByLabel('Day').fill(nextWeek);
  await dialog.getByLabel('Time').fill('17:00');
  await dialog.getByLabel('Area').selectOption({ index: 1 });
  await dialog.getByLabel('Where exactly').fill('By the tram');
  await expectNoFindings(buyer, 'the form on a phone');
  await dialog.getByRole('button', { name: 'Propose meeting' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    card(buyer)
      .getByText(/5:00 PM/)
      .first(),
  ).toBeVisible();
  await expect(card(buyer).getByText('Waiting for a reply')).toBeVisible();

  await seller.goto('/messages');
  const upcoming = seller.getByRole('region', { name: 'Meetings', exact: true });
  await upcoming.getByRole('link', { name: /Test drive with Yuki Tanaka/ }).click();
  // The morning after, in Tokyo.
  await expect(
    card(seller)
      .getByText(/9:00 AM/)
      .first(),
  ).toBeVisible();
  await expect(card(seller).getByText(/5:00 PM MST for Yuki/)).toBeVisible();
  await expectNoFindings(seller, 'the card');
  await card(seller).getByRole('button', { name: 'Accept' }).click();
  await expect(card(seller).getByText('Agreed', { exact: true })).toBeVisible();
  await expect(card(buyer).getByText('Agreed', { exact: true })).toBeVisible();
  await expect(card(buyer).getByText(/9:00 AM GMT\+9 for Carmen/)).toBeVisible();

  const [download] = await Promise.all([
    buyer.waitForEvent('download'),
    card(buyer).getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^test-drive-.*\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART:');
  expect(file).toMatch(/DTSTART:\d{8}T000000Z/);

  await card(buyer).getByRole('button', { name: 'Change time or place' }).click();
  const change = buyer.getByRole('dialog', { name: 'Suggest another time or place' });
  await expect(change.getByLabel('Time')).toHaveValue('17:00');
  await change.getByLabel('Time').fill('18:30');
  await change.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(change).toBeHidden();
  await expect(card(seller).getByText('Change proposed')).toBeVisible();
  await expect(
    card(seller)
      .getByText(/9:00 AM/)
      .first(),
  ).toBeVisible();
  await expect(
    card(seller)
      .getByText(/10:30 AM/)
      .first(),
  ).toBeVisible();
  await card(seller).getByRole('button', { name: 'Accept change' }).click();
  await expect(card(seller).getByText('Agreed', { exact: true })).toBeVisible();
  await expect(
    card(buyer)
      .getByText(/6:30 PM/)
      .first(),
  ).toBeVisible();
  await expect(card(buyer).getByText(/5:00 PM/)).toHaveCount(0);

  await takeDown(seller, car);
});
