import { expectNoFindings } from './axe.ts';
import { nameOf } from './car-page.ts';
import { expect, test } from './fixtures.ts';

test('a visitor selects cars, compares them, shares the address and prints it on one page', async ({
  page,
  browser,
}) => {
  const { cars } = (await (await page.request.get('/api/cars.php?limit=4&sort=price_low')).json()) as {
    cars: { id: number; year: number; make: string; model: string }[];
  };
  await page.goto('/browse?sort=price_low');
  const list = page.getByRole('list', { name: 'Cars', exact: true });
  for (const at of [0, 1])
    await list
      .getByRole('button', { name: /^Compare / })
      .nth(at)
      .click();
  const compare = page.getByRole('region', { name: 'Cars to compare' }).getByRole('link', { name: 'Compare 2 cars' });
  await expect(compare).toBeVisible();
  await page.reload();
  await compare.click();
  await expect(page).toHaveURL(/\/compare\?cars=\d+,\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expectNoFindings(page, 'two cars');

  const address = `/compare?cars=${cars.map(({ id }) => id).join(',')}`;
  const other = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await other.goto(new URL(address, page.url()).href);
  await expect(other.getByRole('columnheader')).toContainText(cars.map(nameOf));
  expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await other.close();

  await page.goto(address);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
});
