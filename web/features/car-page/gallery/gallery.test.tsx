import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photosOf, zentorno } from '../../../testing/a-car.ts';
import { button, carHeading, openCar } from '../../../testing/open-car.tsx';

test('pictures cycle in both directions, by button, key and thumbnail', async () => {
  const { user } = openCar({ ...zentorno, images: photosOf(3) });
  await carHeading();
  const shown = () => screen.getByRole('img', { name: /photo \d of 3/ }).getAttribute('alt');
  expect(shown()).toContain('photo 1 of 3');
  await user.click(button('Previous photo'));
  expect(shown()).toContain('photo 3 of 3');
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await user.click(button('Next photo'));
  expect(shown()).toContain('photo 1 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toContain('photo 3 of 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toContain('photo 2 of 3');
  await user.click(button('Photo 3'));
  expect(shown()).toContain('photo 3 of 3');
  expect(button('Photo 3').getAttribute('aria-current')).toBe('true');
});

test('full screen shows every picture once, in order, with the loaded size until the large one arrives', async () => {
  const { user } = openCar({ ...zentorno, images: photosOf(4) });
  await carHeading();
  await user.click(screen.getByRole('button', { name: /View full screen$/ }));
  const full = await screen.findByRole('dialog', { name: `Photos of ${zentorno.title}` });
  const strip = within(within(full).getByRole('group', { name: 'All photos' })).getAllByRole('button');
  expect(strip.map((one) => one.getAttribute('aria-label'))).toEqual(['Photo 1', 'Photo 2', 'Photo 3', 'Photo 4']);
  expect(strip[0]?.getAttribute('aria-current')).toBe('true');
  expect(full.querySelector(`img[src="${photosOf(4)[0]?.src}-960.webp"]`)).toBeTruthy();
});

test('Back closes full screen and stays on the car’s page', async () => {
  const { user, here } = openCar({ ...zentorno, images: photosOf(2) });
  await carHeading();
  await user.click(screen.getByRole('button', { name: /View full screen$/ }));
  await screen.findByRole('dialog', { name: `Photos of ${zentorno.title}` });
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `Photos of ${zentorno.title}` })).toBeNull());
  expect(here()).toBe('/car/7');
});

test('a single picture has no buttons to turn, and a car without any says so', async () => {
  openCar({ ...zentorno, images: photosOf(1) });
  await carHeading();
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(screen.getByText('1 / 1')).toBeTruthy();
});

test('a car without pictures says so', async () => {
  openCar({ ...zentorno, images: [] });
  expect(await screen.findByText('The seller hasn’t added any photos')).toBeTruthy();
});
