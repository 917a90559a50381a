import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Listings' }).getByRole('listitem');

/** Creates its own draft, so that no story depends on the demo world. */
async function draft(page: Page, title: string): Promise<void> {
  await page.goto('/sell?new=1');
  await page.getByText('More about the car').click();
  await page.getByLabel('Title').fill(title);
  await expect(page).toHaveURL(/\/sell\/\d+$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/my-listings');
}

test('a deleted listing disappears right away and is restored with Undo', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await draft(page, 'To be or not');
  const row = rows(page).filter({ hasText: 'To be or not' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'More actions for To be or not' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/sell\/\d+$/);
});

test('the tabs count and filter, and Back returns to the previous one', async ({ page, become }) => {
  await become(personas.dealerManager);
  await draft(page, 'Counted');
  await expect(page.getByText(/^\d+ of \d+ listings in use$/)).toBeVisible();
  const drafts = page.getByRole('tab', { name: /^Drafts/ });
  await drafts.click();
  await expect(page).toHaveURL('/my-listings?status=draft');
  await expect(rows(page).filter({ hasText: 'Counted' })).toHaveCount(1);
  await expect(drafts).toHaveText(/[1-9]/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
});

test('is accessible with an open menu and on a phone', async ({ page, become }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(personas.oneCharacter);
  await draft(page, 'Looked at');
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expectNoFindings(page, `${width} px, ${colorScheme}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
