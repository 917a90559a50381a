import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { nameOf } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { withoutSsr } from './without-ssr.ts';

interface Answer {
  total: number;
  pages: number;
  cars: { year: number; make: string; model: string }[];
  counts: Record<'make' | 'bodyClass' | 'priceBand', Record<string, number>>;
}

/** The site's own data, so that the stories work in every demo world. */
const ask = async (request: APIRequestContext, query: string): Promise<Answer> =>
  (await request.get(`/api/cars.php?counts=true&${query}`)).json();

const browse = (page: Page) => ({
  filters: page.getByRole('complementary', { name: 'Filters' }),
  results: page.getByRole('list', { name: 'Cars' }),
  cards: page.getByRole('list', { name: 'Cars' }).getByRole('article'),
  search: page.getByRole('combobox', { name: 'Search cars' }),
  pages: page.getByRole('navigation', { name: 'Pages' }),
  chip: (text: string) => page.getByRole('button', { name: `Remove filter: ${text}` }),
});

const showing = (total: number) => (total === 1 ? 'Showing 1 car' : `Showing ${total.toLocaleString('en-US')} cars`);

test('filters narrow the cars, chips widen them again, and the address contains the state', async ({
  page,
  request,
}) => {
  const all = await ask(request, '');
  await page.goto('/browse');
  await expect(page.getByText(showing(all.total), { exact: true })).toBeVisible();

  const { filters, cards, chip } = browse(page);
  await filters.getByText('Body class').click();
  await filters.getByRole('checkbox', { name: /^Sedans/ }).check();
  const sedans = await ask(request, 'bodyClass=Sedans');
  await expect(page.getByText(showing(sedans.total), { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/browse?bodyClass=Sedans');

  await filters.getByLabel('Highest price').fill('60000');
  const cheap = await ask(request, 'bodyClass=Sedans&maxPrice=60000');
  await expect(page).toHaveURL(/maxPrice=60000/);
  await expect(page.getByText(showing(cheap.total), { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(Math.min(cheap.total, 24));

  await chip('Up to $60,000').click();
  await expect(page.getByText(showing(sedans.total), { exact: true })).toBeVisible();
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(page.getByText(showing(all.total), { exact: true })).toBeVisible();
});

test('the number next to an option is how many cars it shows', async ({ page, request }) => {
  const { counts } = await ask(request, 'sellerType=private');
  const [make = '', number = 0] = Object.entries(counts.make).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  await page.goto('/browse?sellerType=private');
  const choice = browse(page).filters.getByRole('checkbox', { name: new RegExp(`^${make}\\s*, ${number} car`) });
  await choice.check();
  await expect(page.getByText(showing(number), { exact: true })).toBeVisible();
});

test('Back from a car restores filters, page and scroll position, and Back again removes the last filter', async ({
  page,
}) => {
  await page.goto('/browse');
  const { filters, cards, results } = browse(page);
  await filters.getByRole('radio', { name: /^Private seller/ }).check();
  await expect(page).toHaveURL('/browse?sellerType=private');
  await expect(results).not.toHaveAttribute('aria-busy', 'true');
  const card = cards.nth(10);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const title = await card.getByRole('link').innerText();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/car\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/browse?sellerType=private');
  await expect(cards.nth(10).getByRole('link')).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 60);

  await page.goBack();
  await expect(page).toHaveURL('/browse');
  await expect(filters.getByRole('radio', { name: 'Any seller' })).toBeChecked();
});

test('the next page starts at the top and keeps the filters', async ({ page, request }) => {
  const second = await ask(request, 'sellerType=private&sort=newest&page=2');
  await page.goto('/browse?sellerType=private');
  const { pages, cards } = browse(page);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/browse?sellerType=private&page=2');
  await expect(cards.first().getByRole('link')).toHaveText(second.cars.slice(0, 1).map(nameOf));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('a typo is corrected, and the page says so', async ({ page, request }) => {
  const meant = await ask(request, 'search=benefactor');
  await page.goto('/');
  await browse(page).search.fill('benefacter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browse?search=benefacter');
  await expect(page.getByText('Showing results for benefactor')).toBeVisible();
  await expect(page.getByText(showing(meant.total), { exact: true })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('best_match');
});

test('suggestions can be reached by keyboard and become filters', async ({ page }) => {
  await page.goto('/browse?model=zzzz');
  const { search, chip, cards } = browse(page);
  await search.pressSequentially('karin');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectNoFindings(page, 'open suggestions');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chip('Karin')).toBeVisible();
  await expect(page).toHaveURL(/make=Karin/);
  await expect(page).not.toHaveURL(/search=|zzzz/);
  await expect(cards.first()).toBeVisible();
});

test('an empty result says so and offers help', async ({ page, request }) => {
  const all = await ask(request, '');
  await page.goto('/browse?make=Karin&model=zzzz');
  await expect(page.getByRole('heading', { name: 'No cars match your current filters' })).toBeVisible();
  await expectNoFindings(page, 'no match');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText(showing(all.total), { exact: true })).toBeVisible();
});

test('invalid parts of an address are ignored', async ({ page, request }) => {
  const sedans = await ask(request, 'bodyClass=Sedans');
  await page.goto('/browse?bodyClass=Sedans&year=soon&page=-3&sort=wild&paint=red');
  await expect(page.getByText(showing(sedans.total), { exact: true })).toBeVisible();
});

test('a failed load says so and works on retry', async ({ page, complaints }) => {
  complaints.allow(/500|Failed to load/);
  await withoutSsr(page);
  const failure = { success: false, code: 'internal', error: 'Something went wrong on our side. Please try again.' };
  await page.route('**/api/cars.php?*counts=*', (route) => route.fulfill({ status: 500, json: failure }));
  await page.goto('/browse');
  await expect(page.getByRole('alert')).toContainText('Failed to get cars');
  await expect(page.getByText(/No cars/)).toHaveCount(0);
  await page.unroute('**/api/cars.php?*counts=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(browse(page).cards.first()).toBeVisible();
});

test('the list view is remembered on this device', async ({ page }) => {
  await page.goto('/browse?make=Karin&bodyClass=Sports');
  const list = page.getByRole('button', { name: 'List' });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(browse(page).cards.first()).toContainText('Listed');
  await expectNoFindings(page, 'list');
});

test('on a phone the filters slide in, apply right away and show the number of cars', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browse');
  const { results } = browse(page);
  await expect(results).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expectNoFindings(page, 'open filters');
  await drawer.getByText('Seller type').click();
  await drawer.getByRole('radio', { name: /^Dealer/ }).check();
  const { total } = await ask(request, 'sellerType=dealer');
  await drawer.getByRole('button', { name: `Show ${total} cars` }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/browse?sellerType=dealer');
  await expect(page.getByText(showing(total), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a phone Back closes the filters and keeps the selection, and Back again removes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'View all cars' }).first().click();
  await expect(browse(page).results).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await drawer.getByText('Seller type').click();
  await drawer.getByRole('radio', { name: /^Dealer/ }).check();
  await expect(page).toHaveURL('/browse?sellerType=dealer');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/browse?sellerType=dealer');
  await page.goBack();
  await expect(page).toHaveURL('/browse');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a user can search for exactly what they typed', async ({ page }) => {
  await page.goto('/browse?search=benefacter');
  await page.getByRole('link', { name: 'Search for “benefacter” instead' }).click();
  await expect(page.getByRole('heading', { name: 'No cars match your current filters' })).toBeVisible();
  await expect(page.getByText(/^Showing results for/)).toBeHidden();
});

test('text typed last in the drawer counts, even if it’s closed right away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browse');
  await expect(browse(page).results).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('Highest price').fill('30000');
  await drawer.getByRole('button', { name: /^Show \d+ car/ }).click();
  await expect(page).toHaveURL('/browse?maxPrice=30000');
});

test('the home page links to the cars', async ({ page, request }) => {
  const all = await ask(request, '');
  await page.goto('/');
  await page.getByRole('link', { name: /^Sedans/ }).click();
  await expect(page).toHaveURL('/browse?bodyClass=Sedans');
  await page.goBack();
  await page.getByRole('link', { name: 'View all cars' }).first().click();
  await expect(page.getByText(showing(all.total), { exact: true })).toBeVisible();
});
