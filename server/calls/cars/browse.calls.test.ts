import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let moderator: SignedIn;
beforeAll(async () => {
  site = await startSite();
  moderator = await site.as('moderator');
});
afterAll(() => site.close());

const reversed = {
  price: { minPrice: 50_000, maxPrice: 20_000 },
  year: { minYear: 2020, maxYear: 2010 },
};

test.each(['price', 'year'] as const)('a lowest %s above the highest is refused at its field', async (of) => {
  const { api } = site.visitor();
  const [field] = Object.keys(reversed[of]) as [string];
  const refusal = {
    code: 'bad_input',
    fields: { [field]: [`The lowest ${of} can’t be higher than the highest.`] },
  };
  await expect(api.cars.list(reversed[of])).rejects.toMatchObject(refusal);
  await expect(api.cars.nearest(reversed[of])).rejects.toMatchObject(refusal);
  await expect(moderator.api.cars.staffCars(reversed[of])).rejects.toMatchObject(refusal);
});

test('a lowest value equal to the highest, or with no other end, is accepted', async () => {
  const { api } = site.visitor();
  for (const filters of [
    { minPrice: 20_000, maxPrice: 20_000 },
    { minYear: 2020, maxYear: 2020 },
    { minPrice: 20_000 },
  ])
    expect(await api.cars.list(filters)).toMatchObject({ success: true });
});

test('an unknown field is still refused', async () => {
  const { browser } = site.visitor();
  const response = await browser.fetch('/api/cars.php?minPrice=1&cheap=1');
  expect(response.status).toBe(400);
});
