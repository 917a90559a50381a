import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a car opened from Browse leads back to the same results at the same place', async ({ page }) => {
  await page.goto('/browse?sort=price_low');
  const cars = page.getByRole('list', { name: 'Cars', exact: true });
  await page.getByRole('button', { name: /^Show more/ }).click();
  await expect(page).toHaveURL(/page=2/);
  const address = page.url();
  const car = cars.getByRole('article').nth(30);
  await car.scrollIntoViewIfNeeded();
  const name = await car.getByRole('heading').innerText();
  const top = await page.evaluate(() => scrollY);
  await car.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expectNoFindings(page, 'the breadcrumb');

  const opened = page.url();
  // Through a similar car and a reload, too.
  await page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(opened);
  await page.reload();
  await breadcrumb.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(address);
  await expect(cars.getByRole('article').nth(30)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('a car opened from its address has no results to return to', async ({ page }) => {
  const { cars } = (await (await page.request.get('/api/cars.php?limit=1')).json()) as { cars: { id: number }[] };
  await page.goto(`/car/${cars[0]!.id}`);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Browse Cars']);
});
