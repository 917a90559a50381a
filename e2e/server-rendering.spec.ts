import { firstCar } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { delayScripts } from './delay-scripts.ts';
import { hydrated } from './hydrated.ts';

test('without JavaScript home, browse and a car page show cars, and the search works', async ({
  browser,
  page,
  site,
}) => {
  const car = await firstCar(page);
  const plain = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const reader = await plain.newPage();

  await reader.goto('/');
  await expect(reader.getByRole('heading', { name: 'Featured cars' })).toBeVisible();
  await expect(reader.getByRole('article').first()).toBeVisible();
  await reader.getByRole('combobox', { name: 'Search cars' }).fill('sultan');
  await reader.getByRole('button', { name: /^Show/ }).click();
  await expect(reader).toHaveURL(/\/browse\?search=sultan/);
  await expect(reader.getByRole('list', { name: 'Cars' }).getByRole('article').first()).toContainText('Sultan');

  await reader.goto(car);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    reader
      .getByRole('region', { name: /^Photos of/ })
      .locator('img')
      .first(),
  ).toBeVisible();
  await plain.close();
});

/** With a different time zone and theme than the server, and the list view instead of the grid. */
test.describe('somewhere else', () => {
  test.use({ timezoneId: 'Pacific/Auckland', colorScheme: 'dark', locale: 'de-DE' });

  test('hydration requests nothing twice and finds no differences', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('forecourt.browse-view', 'list'));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && /cars|makes/.test(pathname)) asked.push(pathname + search);
    });

    // A difference would be a console error, which fails every story (fixtures.ts).
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    await page.goto('/browse');
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^Listed/).first()).toBeVisible();
    await page.goto(await firstCar(page));
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expect(page.getByText(/^Photo 2 of/)).toBeAttached();
    expect(asked).toEqual([]);
  });

  test('clicks and text from before the scripts load aren’t lost', async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto('/browse', { waitUntil: 'commit' });
    const make = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Karin/ });
    await make.check();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    scripts.resolve();
    await expect(page).toHaveURL(/make=Karin/);
    await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(make).toBeChecked();
  });
});

test('a scroll position from before the scripts load is kept', async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  scripts.resolve();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/from=1/);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('nothing moves on a server-rendered page when its scripts load', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const moving = document.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? one.animationName : []));
      Object.assign(globalThis, { moving });
    }),
  );
  for (const path of ['/', '/browse', await firstCar(page)]) {
    await page.goto(path);
    expect(await page.evaluate(() => (globalThis as { moving?: string[] }).moving), path).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filter sidebar isn’t hydrated, and appears when the phone is rotated', async ({ page }) => {
    await page.goto('/browse');
    const beside = page.getByRole('complementary', { name: 'Filters', includeHidden: true });
    await expect(beside).toBeEmpty();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog').getByText('Make', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(beside.getByText('Make', { exact: true })).toBeVisible();
  });

  test('content below the fold is laid out after the first paint, without the scripts', async ({ page }) => {
    await delayScripts(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const laid = [...document.querySelectorAll('.later')].map((part) => getComputedStyle(part).contentVisibility);
        Object.assign(globalThis, { laidAtFirst: [...new Set(laid)] });
      });
      // Not just because time has passed.
      const wait = setTimeout.bind(globalThis) as (action: () => void, ms?: number) => number;
      const isLong = (ms?: number) => ms === 3000;
      Object.assign(globalThis, {
        setTimeout: (action: () => void, ms?: number) => (isLong(ms) ? 0 : wait(action, ms)),
      });
    });
    for (const path of ['/', '/browse', await firstCar(page)]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(() => (globalThis as { laidAtFirst?: string[] }).laidAtFirst)).toEqual(['hidden']);
      await expect(page.locator('.later').last()).toHaveAttribute('data-laid', 'near');
      await expect(page.locator('.later').last()).toHaveCSS('content-visibility', 'auto');
      await expect(page.locator('#scripts')).toBeAttached();
    }
  });

  test('finally the whole list is laid out', async ({ page }) => {
    await page.goto('/browse');
    await expect(page.locator('html')).toHaveAttribute('data-laid', 'out');
    for (const part of await page.locator('.later').all())
      await expect(part).toHaveCSS('content-visibility', 'visible');
  });

  test('a scroll position from before the scripts loaded is restored on return', async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto('/browse', { waitUntil: 'commit' });
    const last = page.getByRole('list', { name: 'Cars' }).getByRole('article').last().getByRole('link');
    await expect(page.locator('.later').last()).toHaveAttribute('data-laid', /near|out/);
    await last.scrollIntoViewIfNeeded();
    scripts.resolve();
    await hydrated(last);
    await last.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(last).toBeInViewport();
  });
});
