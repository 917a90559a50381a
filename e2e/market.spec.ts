import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${device}, the market prices lead to a model, its cars, and the price guide of one of them`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/market');
    const down = page.getByRole('region', { name: 'Prices down' });
    await expect(down.getByRole('listitem').first()).toContainText('−');
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table', { name: 'Prices and verified sales per month' }).getByRole('row')).toHaveCount(
      13,
    );

    const name = (
      await page
        .getByRole('region', { name: 'Best sellers' })
        .getByRole('link')
        .first()
        .locator('span span')
        .first()
        .innerText()
    ).trim();
    await page.getByRole('region', { name: 'Best sellers' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('without upgrades, sells for')).toBeVisible();
    await page.getByText('Show as a table').last().click();
    await expectNoFindings(page, 'a model with its table');

    await page.getByRole('link', { name: /^Show \d+ cars? for sale/ }).click();
    await page.locator('main a[href^="/car/"]').first().click();
    const guide = page.getByRole('region', { name: 'Price guide' });
    await guide.scrollIntoViewIfNeeded();
    await guide.getByText(/closest sales?$/).click();
    await expect(guide.getByRole('row')).not.toHaveCount(0);
    await expectNoFindings(page, 'the price guide of a car');
    await guide.getByRole('link', { name: `Market prices of the ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

test('a model’s page has its own head, also with a slash in its name', async ({ request }) => {
  const found = await request.get('/market/Grotti/Brioso%20R%2FA');
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain('<title>Grotti Brioso R/A prices');
  expect((await request.get('/market/Grotti/Rowing%20boat')).status()).toBe(404);
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain('/market</loc>');
});

test('a moderator excludes a sale from the price guide with a reason, and counts it again', async ({
  page,
  become,
}) => {
  await become(personas.moderator);
  await page.goto('/staff/cars/guide');
  await page.getByRole('table', { name: 'Models in the price guide' }).getByRole('button').first().click();
  const row = page.getByRole('table', { name: 'Sales' }).getByRole('row').filter({ hasText: 'deviations' }).first();
  await row.getByRole('button', { name: 'Exclude' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Reason/).fill('The amount wasn’t paid.');
  await expectNoFindings(page, 'excluding a sale');
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await expect(page.getByText('The sale is excluded from the price guide')).toBeVisible();
  await page.getByLabel('Show').selectOption('Excluded by staff');
  const excluded = page.getByRole('row').filter({ hasText: 'The amount wasn’t paid.' }).first();
  await excluded.getByRole('button', { name: 'Count again' }).click();
  await dialog.getByLabel(/Reason/).fill('It was.');
  await dialog.getByRole('button', { name: 'Count again' }).click();
  await expect(page.getByText('The sale counts in the price guide again')).toBeVisible();
});
