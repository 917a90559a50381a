import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { shell } from './shell.ts';

/** By what is seen, not by how it is marked: whether the page's own background is dark. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const paper = document.createElement('canvas').getContext('2d')!;
    for (const element of [document.documentElement, document.body]) {
      if (!element) continue;
      paper.fillStyle = getComputedStyle(element).backgroundColor;
      paper.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 200;
  });

for (const system of ['light', 'dark'] as const) {
  test(`until something is chosen the ${system} system is followed, also when it changes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/terms');
    await expect.poll(() => isDark(page)).toBe(system === 'dark');
    await page.emulateMedia({ colorScheme: system === 'dark' ? 'light' : 'dark' });
    await expect.poll(() => isDark(page)).toBe(system !== 'dark');
  });
}

test('the choice is remembered on this device, against the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(true);
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(false);
});

test('a chosen theme is there before any of our scripts has run, so nothing flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(true);
  // Scripts that never arrive: only the first HTML and its styles are there.
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null && document.styleSheets.length > 0);
  await expect(page.locator('#root')).toBeEmpty();
  expect(await isDark(page)).toBe(true);
});
