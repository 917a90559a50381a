import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

/** Left half red, right half blue. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
    const pen = canvas.getContext('2d')!;
    for (const [colour, left] of [['#f00', 0] as const, ['#00f', 600] as const]) {
      pen.fillStyle = colour;
      pen.fillRect(left, 0, 600, 600);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** Red and blue from left to right in the public picture. */
const coloursOf = (page: Page, src: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 192, height: 192 });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    return [12, 125, 180].map((x) => {
      const [red = 0, , blue = 0] = pen.getImageData(x, 96, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    });
  }, src);

test('a picture is positioned with the mouse, zoomed, saved as shown and removed again', async ({ page, become }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(personas.oneCharacter);
  await page.goto('/profile');
  const camera = page.getByRole('button', { name: 'Change picture' });
  const before = await page.getByRole('main').locator('img').first().getAttribute('src');
  await camera.click();
  const buffer = await redAndBlue(page);
  await page.getByLabel(/^Select/).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const frame = page.getByRole('application');
  await expect(frame).toBeVisible();
  await expectNoFindings(page, 'picture dialog');
  const box = (await frame.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Half and half at first. Dragged to the right by a quarter of the frame, three quarters are red.
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + box.width / 4, middle.y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.wheel(0, 100);
  await frame.press('+');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveAttribute('aria-valuetext', '1.1 times');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const src = (await picture.getAttribute('src')) ?? '';
  expect(await coloursOf(page, src)).toEqual(['red', 'red', 'blue']);
  await expect(camera).toBeFocused();

  await camera.click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect((await page.request.get(src)).status()).toBe(404);
});
