import type { Page } from '@playwright/test';

interface Card {
  id: number;
  year: number;
  make: string;
  model: string;
  title: string;
  image_count: number;
  dealer_id: number | null;
}

/** A car from the demo world as the site lists it, so that the stories work in every world. */
export async function aCar(page: Page, query: string, is: (car: Card) => boolean = () => true): Promise<Card> {
  const answer = await page.request.get(`/api/cars.php?limit=100&${query}`);
  const { cars } = (await answer.json()) as { cars: Card[] };
  const found = cars.find(is);
  if (!found) throw new Error(`The demo world has no such car: ${query}`);
  return found;
}

/** The title on cards and on its page. */
export const nameOf = ({ year, make, model }: Pick<Card, 'year' | 'make' | 'model'>) => `${year} ${make} ${model}`;

export const withPhotos = ({ image_count }: Card) => image_count >= 3;

/** Elements of a car's page that stories use. */
export const detail = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  counter: page.getByText(/^\d+ \/ \d+$/),
  callSeller: page.getByRole('button', { name: 'Call Seller' }),
  number: page.getByRole('link', { name: /^Call \d+/ }),
  listing: page.getByRole('region', { name: 'Your listing' }),
});

/** The address of some car's page. */
export const firstCar = async (page: Page): Promise<string> => `/car/${(await aCar(page, '')).id}`;
