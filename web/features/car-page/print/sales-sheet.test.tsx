import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownZentorno, photosOf, zentorno } from '../../../testing/a-car.ts';
import { button, carHeading, openCar } from '../../../testing/open-car.tsx';
import { movableTime } from '../../../testing/movable-time.ts';
import { johnny, maria, signedIn } from '../../../testing/people.ts';

const sheet = () =>
  waitFor(() => {
    const found = document.querySelector('.sales-sheet');
    if (!found) throw new Error('There is no sheet');
    return found;
  });

test('the sheet shows the car, its price, the seller and its address, with a code to scan', async () => {
  openCar({ ...zentorno, images: photosOf(20), image_count: 20 });
  const { textContent } = await sheet();
  for (const words of [
    '2022 Pegassi Zentorno',
    '$184,000',
    '4,200 mi',
    'For sale',
    'Second line',
    'Dashcam',
    'Eclipse Motors',
    'Verified dealer. Your contact: Maria Lopez',
    `${location.host}/car/7`,
    'Scan for all 20 photos and the full listing',
  ])
    expect(textContent).toContain(words);
  expect((await sheet()).querySelector('svg path')?.getAttribute('d')).toMatch(/^M0 0h1v1h-1z/);
  expect((await sheet()).querySelectorAll('img')).toHaveLength(5);
});

test('fetches its pictures for paper only', async () => {
  openCar(zentorno);
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.sales-sheet img')];
  await sheet();
  expect(pictures().map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy']);
  dispatchEvent(new Event('beforeprint'));
  expect(pictures().map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager']);
});

test('shows the number only once the reader has seen it', async () => {
  const { user } = openCar(zentorno, {
    ...signedIn(johnny),
    'cars.callSeller': { success: true, name: 'Maria Lopez', phone_number: '5550140' },
  });
  await carHeading();
  expect((await sheet()).textContent).not.toContain('555-0140');
  await user.click(button('Call Seller'));
  await waitFor(async () => expect((await sheet()).textContent).toContain('555-0140'));
});

test('the seller’s own sheet has the number callers get', async () => {
  openCar(ownZentorno, signedIn(maria));
  await waitFor(async () => expect((await sheet()).textContent).toContain('555-0188'));
});

test('a car that isn’t for sale says so on paper too', async () => {
  openCar({ ...zentorno, status: 'sold' });
  const { textContent } = await sheet();
  expect(textContent).toContain('Sold');
  expect(textContent).not.toContain('For sale');
});

/** Opens the sheet with pictures that the test decodes. `printed` is the browser's own Print. */
async function pressPrint() {
  const held = Promise.withResolvers<void>();
  const decode = vi.fn(() => held.promise);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode);
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  const { user } = openCar(zentorno);
  await sheet();
  const move = movableTime();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(decode).toHaveBeenCalledTimes(3);
  return { held, printed, move };
}

test('Print waits for the pictures and prints once', async () => {
  const { held, printed } = await pressPrint();
  const isBusy = () => screen.getByRole('button', { name: 'Print' }).getAttribute('aria-busy') === 'true';
  expect(isBusy()).toBe(true);
  expect(printed).not.toHaveBeenCalled();
  held.resolve();
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(printed).toHaveBeenCalledTimes(1);
});

test('a picture that fails to load doesn’t stop the printing', async () => {
  const { held, printed } = await pressPrint();
  held.reject(new DOMException('The source image cannot be decoded', 'EncodingError'));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
});

test('a picture that never loads delays printing by ten seconds at most, and doesn’t print again if it arrives later', async () => {
  const { held, printed, move } = await pressPrint();
  await move(10_000);
  expect(printed).toHaveBeenCalledTimes(1);
  held.resolve();
  await move(60_000);
  expect(printed).toHaveBeenCalledTimes(1);
});
