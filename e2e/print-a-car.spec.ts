import { features as fullList } from '@forecourt/contract/cars/car-facts.ts';
import { aCar, detail, withPhotos } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { printedPages } from './printed-pages.ts';
import { withoutSsr } from './without-ssr.ts';

test('a car prints on one page, black on white, with its address and the seller’s contact', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const car = await aCar(page, '', withPhotos);
  await withoutSsr(page);
  await page.route(`**/api/cars.php?id=${car.id}`, async (route) => {
    const response = await route.fetch();
    const { images, ...known } = (await response.json()) as { images: { id: number }[] };
    const long = {
      title: 'W'.repeat(80),
      price: 1_000_000_000,
      description: `${'Every word of it is true. '.repeat(120)}\n\n\n`.repeat(4),
      condition_note: 'Not a scratch. '.repeat(60),
      features: fullList,
      images: Array.from({ length: 20 }, (_, at) => ({ ...images[at % images.length], id: at + 1 })),
    };
    await route.fulfill({ response, json: { ...known, ...long } });
  });
  await page.goto(`/car/${car.id}`);
  await expect(detail(page).heading).toBeVisible();
  const sheet = page.locator('.sales-sheet');
  await expect(sheet).toBeAttached();
  for (const format of ['A4', 'Letter']) expect(await printedPages(page, format), format).toBe(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toContainText(`${site.replace('http://', '')}/car/${car.id}`);
  await expect(sheet.locator('svg path')).toBeVisible();
  await expect(sheet.locator('img:visible')).toHaveCount(3);
  expect((await sheet.locator('img').first().boundingBox())?.height).toBeGreaterThan(150);
  await expect(page.getByRole('button')).toHaveCount(0);
  const ground = await sheet.evaluate((one) =>
    [getComputedStyle(document.body), getComputedStyle(one)].map(
      ({ backgroundColor, color }) => `${backgroundColor} ${color}`,
    ),
  );
  expect(ground[0]).toContain('rgb(255, 255, 255)');
  expect(ground[1]).toContain('rgb(0, 0, 0)');
  const cut = await sheet.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(cut, 'overflow of the printed page').toBeLessThanOrEqual(0);
});

test('printing from the browser’s own menu, without notice, also gives the one sheet', async ({ page }) => {
  const car = await aCar(page, '', withPhotos);
  await page.goto(`/car/${car.id}`);
  await expect(page.locator('.sales-sheet')).toBeAttached();
  expect(await printedPages(page)).toBe(1);
});
