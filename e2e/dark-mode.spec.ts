import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { shell } from './shell.ts';

/** Checks the rendered result, not the markup: whether the page's background is dark. */
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
  test(`until a theme is selected the ${system} system setting applies, even when it changes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/terms');
    await expect.poll(() => isDark(page)).toBe(system === 'dark');
    await page.emulateMedia({ colorScheme: system === 'dark' ? 'light' : 'dark' });
    await expect.poll(() => isDark(page)).toBe(system !== 'dark');
  });
}

test('the selected theme is remembered on this device and overrides the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.reload();
  await expect.poll(() => isDark(page)).toBe(true);
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(false);
});

test('a selected theme applies before any of our scripts run, so nothing flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(true);
  // The scripts never arrive, so there is only the first HTML and its styles.
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null && document.styleSheets.length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDark(page)).toBe(true);
});

test('on a slow connection the first HTML alone shows the theme, the bar and the page’s layout', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await shell(page).themeToggle.click();
  await expect.poll(() => isDark(page)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  // Nothing but the HTML arrives.
  await page.route('**/assets/*', () => undefined);
  // Server-rendered content is either fully styled or not shown at all.
  for (const [path, fields] of [
    ['/sell', 8],
    ['/user/1', 0],
    ['/saved', 0],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await isDark(page)).toBe(true);
    const bar = page.locator('#first b');
    await expect(bar).toHaveText('Forecourt');
    await expect(bar).toBeInViewport();
    await expect(page.locator('#first-page [class*="h-[70px]"]')).toHaveCount(fields);
    await expect(page.locator('#first-page .bone').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

/** From 0 for black to 765 for white, on a white page. */
const brightness = (one: Locator, of: 'backgroundColor' | 'stroke') =>
  one.evaluate((element, name) => {
    const paper = document.createElement('canvas').getContext('2d')!;
    for (const colour of ['white', getComputedStyle(element)[name]]) {
      paper.fillStyle = colour;
      paper.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
    return red + green + blue;
  }, of);

test('selected and unselected options differ in a high-contrast system’s few colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/_gallery');
  for (const [chosen, other] of [
    [page.getByRole('checkbox', { name: 'Spoiler' }), page.getByRole('checkbox', { name: 'Underglow' })],
    [page.getByRole('radio', { name: '2' }), page.getByRole('radio', { name: '3' })],
  ] as const) {
    await expect(chosen).toBeChecked();
    const grounds = [chosen, other].map((one) => brightness(one.locator('..'), 'backgroundColor'));
    const [is = 0, isNot = 0] = await Promise.all(grounds);
    expect(Math.abs(is - isNot)).toBeGreaterThan(200);
  }
  const ticked = page.getByRole('checkbox', { name: 'Open to trade' });
  await expect(ticked).toBeChecked();
  const tick = await brightness(ticked.locator('..').locator('svg'), 'stroke');
  expect(Math.abs(tick - (await brightness(ticked, 'backgroundColor')))).toBeGreaterThan(200);
});
