import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { chooseAccount } from './sign-in.ts';

/** A variable of index.html's script. */
declare const early: { isSessionKnown: boolean };

interface Card {
  id: number;
  title: string;
}

const someCars = async (page: Page): Promise<Card[]> =>
  ((await (await page.request.get('/api/cars.php?limit=3')).json()) as { cars: Card[] }).cars;

/** Removes all of this person's favourites. */
const forgetAll = async ({ request }: Page) => {
  const { car_ids } = (await (await request.get('/api/favourites.php?action=ids')).json()) as { car_ids: number[] };
  for (const id of car_ids) await request.delete(`/api/favourites.php?car_id=${id}`);
};

const keep = (page: Page, { title }: Card) => page.getByRole('button', { name: `Add ${title} to favourites` }).first();
const drop = (page: Page, { title }: Card) =>
  page.getByRole('button', { name: `Remove ${title} from favourites` }).first();
const card = (page: Page, { title }: Card) => page.getByRole('article').filter({ hasText: title });

test('a visitor selects the heart, logs in, returns and has the car as a favourite', async ({ page }) => {
  const [car] = (await someCars(page)) as [Card];
  await page.goto(`/car/${car.id}`);
  await keep(page, car).click();
  await chooseAccount(page, personas.incompleteProfile);
  await expect(page).toHaveURL(`/car/${car.id}`);
  await expect(drop(page, car)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(drop(page, car)).toHaveAttribute('aria-pressed', 'true');
  await forgetAll(page);
});

test('a visitor selects a heart far down the home page, logs in and is back at that car', async ({ page }) => {
  await page.goto('/');
  const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).last();
  await heart.scrollIntoViewIfNeeded();
  const title = /^Add (.*) to favourites$/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await heart.click();
  await chooseAccount(page, personas.incompleteProfile);
  await expect(page.getByText(`${title} is in your favourites.`)).toBeVisible();
  await expect(drop(page, { id: 0, title })).toBeInViewport();
  await expect(page).toHaveURL('/');
  await forgetAll(page);
});

test('favourites are listed, removed with the heart and restored with Undo', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await forgetAll(page);
  const cars = (await someCars(page)) as [Card, Card, Card];
  await page.goto('/browse');
  for (const car of cars) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/favourites.php') && answer.ok());
    await keep(page, car).click();
    await kept;
  }
  await page.goto('/saved');
  await expect(page.getByRole('article')).toHaveCount(3);
  const [first, second, third] = [cars[2], cars[1], cars[0]];
  await expectNoFindings(page, 'favourites');

  await drop(page, second).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, second)).toHaveCount(0);
  await expect(drop(page, third), 'the focus moves to the next heart').toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').nth(1)).toContainText(second.title);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);

  await drop(page, first).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a member who selects a heart before the session is known stays on the page', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await forgetAll(page);
  const [car] = (await someCars(page)) as [Card];
  const session = Promise.withResolvers<void>();
  await page.route('**/api/auth/check-session.php', async (route) => {
    await session.promise;
    await route.continue();
  });
  await page.goto('/browse');
  await keep(page, car).click();
  await page.waitForFunction(() => early.isSessionKnown);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  session.resolve();
  await expect(drop(page, car)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/browse');
  await forgetAll(page);
});

test('a favourite the server rejects is undone with a message', async ({ page, become, complaints }) => {
  complaints.allow(/503/);
  await become(personas.oneCharacter);
  await forgetAll(page);
  const [car] = (await someCars(page)) as [Card];
  await page.goto(`/car/${car.id}`);
  await page.route('**/api/favourites.php', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', error: 'We are back in a moment.' } }),
  );
  await keep(page, car).click();
  await expect(page.getByText(`We couldn’t add ${car.title} to your favourites`)).toBeVisible();
  await expect(keep(page, car)).toHaveAttribute('aria-pressed', 'false');
});

test('the empty favourites page offers help and is accessible, also on a phone', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await forgetAll(page);
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await expectNoFindings(page, 'empty');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoFindings(page, 'empty on a phone');
  await page.getByRole('main').getByRole('link', { name: 'Browse Cars' }).click();
  await expect(page).toHaveURL('/browse');
});
