import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';

interface Answer {
  total: number;
  counts: Record<'area' | 'region', Record<string, number>>;
}

const desert = 'Blaine County – Desert';

test('a buyer filters by a region, narrows it to one area, and removes the chip', async ({ page, request }) => {
  const ask = async (query: string): Promise<Answer> =>
    (await request.get(`/api/cars.php?counts=true&${query}`)).json() as Promise<Answer>;
  const { counts } = await ask('');
  await page.goto('/browse');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Area', { exact: true }).click();
  await filters.getByRole('checkbox', { name: new RegExp(`^${desert}`) }).check();
  await expect(page.getByText(`Showing ${counts.region[desert]} cars`)).toBeVisible();
  await filters.getByRole('button', { name: `Areas of ${desert}` }).click();
  await filters.getByRole('checkbox', { name: /^Sandy Shores ?,/ }).check();
  await expect(page).toHaveURL('/browse?area=Sandy+Shores');
  await expect(page.getByText(`Showing ${counts.area['Sandy Shores']} cars`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('article').first()).toContainText('Sandy Shores');
  await expectNoFindings(page, 'Browse with an area');
  await page.getByRole('button', { name: 'Remove filter: Sandy Shores' }).click();
  await expect(page).toHaveURL('/browse');
});

test('“sandy shores pickup” is understood, and each part can be taken literally', async ({ page }) => {
  await page.goto('/browse?search=sandy+shores+pickup');
  const cards = page.getByRole('list', { name: 'Cars' }).getByRole('article');
  await expect(cards.first()).toContainText('Sandy Shores');
  const [cars, inArea] = [await cards.count(), await cards.filter({ hasText: 'Sandy Shores' }).count()];
  expect(inArea).toBe(cars);
  await page.getByRole('button', { name: 'Search for the exact words instead of Sandy Shores' }).click();
  await expect(page).toHaveURL(/literally=sandy\+shores/);
});
