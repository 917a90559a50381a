import { aCar, detail, nameOf, withPhotos } from './car-page.ts';
import { expect, test } from './fixtures.ts';

const middleOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);

test('a visitor browses the photos with buttons, keys and thumbnails, wrapping around', async ({ page }) => {
  const car = await aCar(page, '', withPhotos);
  const all = car.image_count;
  await page.goto(`/car/${car.id}`);
  const { counter, heading } = detail(page);
  await expect(heading).toHaveText(nameOf(car));
  await expect(counter).toHaveText(`1 / ${all}`);
  const picture = page.getByRole('img', { name: /photo 1 of/ }).first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect(counter).toHaveText(`${all} / ${all}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(`1 / ${all}`);
  await page.getByRole('button', { name: 'Photo 3', exact: true }).click();
  await expect(counter).toHaveText(`3 / ${all}`);
});

test('full screen opens by keyboard, changes photos, closes with Escape and returns the focus', async ({ page }) => {
  const car = await aCar(page, '', withPhotos);
  await page.goto(`/car/${car.id}`);
  const stage = page.getByRole('button', { name: /View full screen/ });
  await stage.focus();
  await page.keyboard.press('Enter');
  const full = page.getByRole('dialog', { name: `Photos of ${car.title}` });
  await expect(full).toBeVisible();
  await expect(full.getByRole('img', { name: /photo 1 of/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(detail(page).counter).toHaveText(`2 / ${car.image_count}`);
  await expect(stage).toBeFocused();
});

test('a tap opens the photos, and a swipe changes them without opening anything', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const car = await aCar(page, '', withPhotos);
  await page.goto(`/car/${car.id}`);
  const stage = page.getByRole('button', { name: /View full screen/ });
  const full = page.getByRole('dialog', { name: `Photos of ${car.title}` });
  await stage.tap();
  await expect(full).toBeVisible();
  const picture = full.getByRole('img', { name: /photo 1 of/ }).first();
  for (const name of ['Previous', 'Next'])
    await expect
      .poll(async () =>
        Math.abs(
          middleOf(await full.getByRole('button', { name }).boundingBox()) - middleOf(await picture.boundingBox()),
        ),
      )
      .toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();

  // Back closes things on a phone without leaving the car.
  await stage.tap();
  await expect(full).toBeVisible();
  await page.goBack();
  await expect(full).toBeHidden();
  await expect(page).toHaveURL(`/car/${car.id}`);

  const box = await stage.boundingBox();
  if (!box) throw new Error('The picture has no bounding box');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x) => ({ x, y: box.y + box.height / 2 })),
    });
  await touch('touchStart', 320);
  for (const x of [280, 220, 160, 100]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(detail(page).counter).toHaveText(`2 / ${car.image_count}`);
  await expect(full).toBeHidden();
  await context.close();
});
