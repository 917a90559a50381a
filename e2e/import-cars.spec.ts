import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

const lot = `make;model;year;price;mileage;description;plate
karin;SULTAN;2021;$42,000;18,500;From the first row;ZZ 1001
Karrin;Sultan;2021;42000;1;A slip in the make;
Karin;Sultan;2021;dear;1;No price at all;
`;

test('a dealer imports cars from a file: selects it, checks it, imports it and finds the cars', async ({
  page,
  become,
}) => {
  await become(personas.dealerOwner);
  await page.goto('/dealer/inventory');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = { name: 'lot.csv', mimeType: 'text/csv', buffer: Buffer.from(lot) };
  await page.getByLabel('Select a CSV file').setInputFiles(file);
  await expect(page.getByText('“dear” is not a number.')).toBeVisible();
  await page.getByRole('button', { name: 'Use our spelling' }).click();
  await page.getByRole('button', { name: 'Import 2 cars' }).click();
  await expect(page.getByText('2 cars imported as drafts.')).toBeVisible();

  await page.getByRole('link', { name: 'Show drafts' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search your cars' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zz 1001');
  await expect(page.getByRole('link', { name: '2021 Karin Sultan', exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByLabel('Select a CSV file').setInputFiles(file);
  await expect(page.getByText('This row was already imported.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});
