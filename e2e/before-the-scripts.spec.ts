import { firstCar } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { delayScripts, delayPageEnd } from './delay-scripts.ts';
import { personas } from './personas.ts';
import { hydrated } from './hydrated.ts';

test('a search sent before the scripts load waits for them', async ({ page }) => {
  const scripts = await delayScripts(page);
  // Until it has loaded completely, it's a page without scripts.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('combobox', { name: 'Search cars' });
  await search.fill('sultan');
  await search.press('Enter');
  await page.evaluate(() => Object.assign(globalThis, { isOnePage: true }));
  expect(new URL(page.url()).pathname).toBe('/');
  scripts.resolve();
  await expect(page).toHaveURL(/\/browse\?search=sultan/);
  expect(await page.evaluate(() => 'isOnePage' in globalThis)).toBe(true);
});

test('text typed before the page has loaded completely isn’t lost', async ({ page }) => {
  const rest = await delayPageEnd(page);
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search cars' });
  await search.fill('sultan');
  rest.resolve();
  await expect(page.getByRole('option', { name: /Sultan/ }).first()).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/browse\?search=sultan/);
});

test('filters selected before the page has loaded completely aren’t lost', async ({ page }) => {
  const rest = await delayPageEnd(page);
  await page.goto('/', { waitUntil: 'commit' });
  const seller = page.getByLabel('Seller');
  await seller.focus();
  await seller.selectOption('Private sellers');
  rest.resolve();
  await hydrated(seller);
  await expect(seller).toHaveValue('private');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(/\/browse\?sellerType=private$/);
});

test('field values restored by the browser don’t count, only the address does', async ({ page }) => {
  for (const [path, restore] of [
    ['/', `document.querySelectorAll('select').forEach((select) => { select.selectedIndex = 2; });`],
    [
      '/browse',
      `for (const field of document.querySelectorAll('[type=checkbox]')) field.checked = true;
      document.querySelector('[type=radio]:not(:checked)').checked = true;
      document.querySelector('[aria-label="Sort by"]').selectedIndex = 3;`,
    ],
  ] as const) {
    const rest = await delayPageEnd(page, path, restore);
    rest.resolve();
    await page.goto(path);
    await hydrated(page.locator('main select').first());
    const left = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('main input')];
      const options = [...document.querySelectorAll<HTMLOptionElement>('main option')];
      return [
        ...fields.filter(({ checked, defaultChecked }) => checked !== defaultChecked),
        ...options.filter(({ selected, defaultSelected }) => selected !== defaultSelected),
      ].map(({ outerHTML }) => outerHTML);
    });
    expect(left).toEqual([]);
    await expect(page).toHaveURL(path);
  }
});

test('without scripts, a search is sent as a plain form', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource: .*404/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search cars' });
  await search.fill('sultan');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/browse\?search=sultan/);
});

test('a page left before its scripts loaded has them when the user returns', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  const path = await firstCar(page);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(path);
  await failed;
  await page.unroute(scripts);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await hydrated(page.getByRole('button', { name: 'Send Message' }).first());
});

test('a heart selected before the scripts load is filled once for a logged-in user', async ({ page, become }) => {
  await become(personas.oneCharacter);
  const scripts = await delayScripts(page);
  await page.goto(await firstCar(page), { waitUntil: 'commit' });
  const kept: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /favou?rite/.test(request.url())) kept.push(request.url());
  });
  const heart = page.getByRole('button', { name: /favou?rites/ }).first();
  const before = await heart.getAttribute('aria-pressed');
  await heart.click();
  const saved = page.waitForResponse((response) => kept.includes(response.url()));
  scripts.resolve();
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await saved;
  expect(kept).toHaveLength(1);
});
