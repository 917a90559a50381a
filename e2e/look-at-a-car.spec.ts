import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { aCar, detail, nameOf, withPhotos } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { withoutSsr } from './without-ssr.ts';
import { personas } from './personas.ts';
import { chooseAccount } from './sign-in.ts';
import { hydrated } from './hydrated.ts';

test('a visitor who wants to call logs in, returns to the car and gets the number', async ({ page }) => {
  const car = await aCar(page, '', ({ dealer_id }) => dealer_id !== null);
  await page.goto(`/car/${car.id}`);
  await detail(page).callSeller.click();
  await chooseAccount(page, personas.oneCharacter);
  await expect(page).toHaveURL(`/car/${car.id}`);
  await expect(page.getByText(/^Hi, /).first()).toBeVisible();
  // The action from before the login isn't asked for again.
  await expect(detail(page).number).toHaveAttribute('href', /^tel:\d+$/);
  // Nothing was selected on this page, so the focus starts at its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send Message' }).first()).toBeVisible();
});

test('messaging and calling the seller take one click each', async ({ page, become }) => {
  await become(personas.oneCharacter);
  const car = await aCar(page, '', ({ dealer_id }) => dealer_id !== null);
  await page.goto(`/car/${car.id}`);
  const contact = page.getByRole('region', { name: 'Contact Seller' });
  await contact.getByRole('button', { name: 'Call Seller' }).click();
  await expect(contact.getByRole('link', { name: /^Call \d+/ })).toBeVisible();
  await expectNoFindings(page, 'contact');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
});

test('a car is shared as a link and as text for chats and forums', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const car = await aCar(page, '');
  await page.goto(`/car/${car.id}`);
  const copied = async (way: string) => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: way }).click();
    await expect(page.getByText(/copied$/).last()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Copy link')).toBe(`${site}/car/${car.id}`);
  expect(await copied('Discord text')).toContain('**');
  expect(await copied('BBCode')).toContain(`[url=${site}/car/${car.id}]`);
  expect(await copied('Plain text')).toContain(car.title);
});

test('a member reports a listing', async ({ page, become }) => {
  await become(personas.oneCharacter);
  const car = await aCar(page, '', ({ dealer_id }) => dealer_id !== null);
  await page.goto(`/car/${car.id}`);
  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please select a reason')).toBeVisible();
  await expectNoFindings(page, 'report');
  await dialog.getByRole('radio', { name: 'The details or photos are wrong' }).check();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('The mileage is another one in the photo.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Our staff will review it.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the seller’s side reserves, sells and deletes a listing, and undoes each', async ({ page, become }) => {
  await become(personas.dealerOwner);
  const mine = (await (await page.request.get('/api/cars.php?action=mine&status=active')).json()) as {
    listings: { id: number }[];
  };
  await page.goto(`/car/${mine.listings[0]?.id}`);
  const { listing } = detail(page);
  await expect(listing.getByText(/ views?$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call Seller' })).toHaveCount(0);
  await expectNoFindings(page, 'own listing');
  for (const [transition, banner] of [
    ['Mark as reserved', 'This car is reserved'],
    ['Mark as Sold', 'This car has been sold'],
    ['Delete', 'Your team deleted this listing'],
  ] as const) {
    await listing.getByRole('button', { name: transition }).click();
    if (transition === 'Mark as Sold') await page.getByRole('button', { name: 'Complete Sale' }).click();
    await expect(page.getByText(banner)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(banner)).toBeHidden();
  }
});

test('a sold car’s page still works and offers no call button', async ({ page }) => {
  const car = await aCar(page, 'status=sold');
  await page.goto(`/car/${car.id}`);
  await expect(page.getByText('This car has been sold')).toBeVisible();
  await expect(detail(page).heading).toHaveText(nameOf(car));
  await expect(detail(page).callSeller).toHaveCount(0);
  await page.getByRole('link', { name: /^Find another / }).click();
  await expect(page).toHaveURL(/\/browse\?make=/);
});

/** Amounts on the page that wrap or overflow their container. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: amount, index } of node.textContent?.matchAll(/\$[\d,]+/g) ?? []) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const room = node.parentElement?.closest('p, li, dd, div')?.getBoundingClientRect().right ?? 0;
        if (lines.size > 1 || range.getBoundingClientRect().right > room + 1) broken.push(amount);
      }
    }
    return broken;
  });

test('the highest price doesn’t wrap on the smallest phones', async ({ page }) => {
  const { id } = await aCar(page, '');
  const dearest = { price: 1_000_000_000, original_price: 999_999_999 };
  await withoutSsr(page);
  await page.route(/\/api\/cars\.php/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { id?: number; cars?: object[] };
    const json = answer.cars
      ? { ...answer, cars: answer.cars.map((car) => ({ ...car, ...dearest })) }
      : { ...answer, ...(answer.id === id && dearest) };
    await route.fulfill({ response, json });
  });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/car/${id}`);
    await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Send Message' }).last()).toBeInViewport();
    await page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first().waitFor();
    expect(await brokenAmounts(page), `the car at ${width}`).toEqual([]);
    await page.goto('/browse');
    for (const view of ['Grid', 'List']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await expect(page.getByRole('article').first()).toContainText('$1,000,000,000');
      expect(await brokenAmounts(page), `${view} at ${width}`).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${view} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('endless names don’t make the page wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await aCar(page, 'status=sold');
  const endless = {
    title: 'W'.repeat(80),
    make: 'Kraftwagenwerke'.repeat(2),
    model: 'Sonderausfuehrung '.repeat(3).trim(),
  };
  await withoutSsr(page);
  await page.route(`**/api/cars.php?id=${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...endless } });
  });
  await page.goto(`/car/${id}`);
  await expect(detail(page).heading).toContainText(endless.model);
  await expect(page.getByText(endless.title).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a missing car says so and offers links', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/car/999999999');
  await expect(page.getByRole('heading', { name: 'Car not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Cars' }).click();
  await expect(page).toHaveURL('/browse');
});

test('similar cars and the seller are one click away, and each page starts at its heading', async ({ page }) => {
  const car = await aCar(page, '');
  await page.goto(`/car/${car.id}`);
  const similar = page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first();
  const title = await similar.getByRole('heading').textContent();
  await hydrated(similar.getByRole('link'));
  await similar.getByRole('link').click();
  await expect(detail(page).heading).toHaveText(title ?? '');
  await expect(detail(page).heading).toBeFocused();
  // A dealer's car links to the company first, then to its contact.
  await page.getByRole('region', { name: 'Seller' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(user|dealer)\/\d+/);
  await expect(page.getByRole('region', { name: 'For sale' }).getByRole('article').first()).toBeVisible();
  await expectNoFindings(page, 'the seller’s page');
});

test('the page is accessible in light, in dark and on the smallest phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const car = await aCar(page, '', withPhotos);
  await page.goto(`/car/${car.id}`);
  await page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first().waitFor();
  await expectNoFindings(page, 'light');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectNoFindings(page, 'dark');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoFindings(page, 'phone');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'nothing is wider than the phone').toBeLessThanOrEqual(0);
  await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Send Message' }).last()).toBeInViewport();
});

test('a car listed on a long date fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const car = await aCar(page, '', withPhotos);
  await withoutSsr(page);
  await page.route(`**/api/cars.php?id=${car.id}`, async (route) => {
    const response = await route.fetch();
    const known = (await response.json()) as object;
    await route.fulfill({ response, json: { ...known, published_at: '2025-11-23T12:00:00.000Z' } });
  });
  await page.goto(`/car/${car.id}`);
  await expect(page.getByText('Listed November 23, 2025')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
