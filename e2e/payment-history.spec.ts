import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Payment History' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by type or reference' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });

test('payments are filtered and searched through the address, counted and exported', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await page.goto('/payment-history');
  await status(page).selectOption('Completed');
  await expect(page).toHaveURL('/payment-history?status=completed');
  await expect(rows(page).filter({ hasNotText: 'Completed' })).toHaveCount(0);
  await search(page).fill('featured');
  await expect(page).toHaveURL('/payment-history?status=completed&search=featured');
  // Some rows and no others. While they load there are none at all.
  await expect(async () => {
    expect(await rows(page).count()).toBeGreaterThan(0);
    expect(await rows(page).filter({ hasNotText: 'Featured Car' }).count()).toBe(0);
  }).toPass();
  const shown = await rows(page).count();
  await expect(page.getByText(new RegExp(`^Showing ${shown} of \\d+ transactions$`))).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^payment_history_\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...payments] = (await readFile(await download.path(), 'utf8')).trimEnd().split(/\r?\n/);
  expect(head).toBe('\uFEFFDate,Type,Amount,Status,Reference ID');
  expect(payments).toHaveLength(shown);
  const spent = payments.reduce((sum, line) => sum + Number(line.split(',')[2]), 0);
  await expect(page.locator('dl', { hasText: 'Total Spent' })).toHaveText(
    `Total Spent$${spent.toLocaleString('en-US')}`,
  );

  await page.reload();
  await expect(status(page)).toHaveValue('completed');
  await expect(search(page)).toHaveValue('featured');
  await expect(rows(page)).toHaveCount(shown);
  await search(page).fill('a bus');
  await expect(page.getByRole('heading', { name: 'No transactions match your filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all transactions' }).click();
  await expect(page).toHaveURL('/payment-history');
  await expect(rows(page).filter({ hasText: 'Refunded' })).not.toHaveCount(0);
});

test('a receipt opens from its row and prints only the sheet', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await page.goto('/payment-history?status=refunded');
  const short = rows(page).first().getByRole('cell').nth(4).locator('[title]');
  const reference = (await short.getAttribute('title')) ?? 'the whole reference';
  await expect(short).toContainText(`${reference.slice(0, 8)}…`);
  await rows(page)
    .first()
    .getByRole('link', { name: /^Receipt/ })
    .click();
  await expect(page).toHaveURL(/\/payment-history\/\d+$/);
  const sheet = page.locator('.receipt-sheet');
  await expect(sheet.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  for (const text of [reference, 'Mara Quinn', 'Car featured', 'Refunded in full.'])
    await expect(sheet).toContainText(text);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button'),
    page.getByRole('link', { name: 'Payment History' }),
  ])
    await expect(around).toHaveCount(0);
  const outside = await sheet.evaluate((kept) => {
    const seen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1;
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.contains(kept) && !kept.contains(element) && element.textContent.trim() && seen(element),
    );
    return texts.map((element) => element.outerHTML.slice(0, 120));
  });
  expect(outside, 'printed in addition to the sheet').toEqual([]);
});

test('on a phone the payments are accessible cards', async ({ page, become }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await become(personas.oneCharacter);
  await page.goto('/payment-history');
  const cards = page.getByRole('list', { name: 'Payment History' }).getByRole('listitem');
  await expect(cards.first()).toContainText(/Reference: /);
  await expect(table(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectNoFindings(page, 'cards');
});
