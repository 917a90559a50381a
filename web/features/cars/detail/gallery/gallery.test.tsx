import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photosOf, zentorno } from '../../../../testing/a-car.ts';
import { button, carHeading, openCar } from '../../../../testing/open-car.tsx';

test('pictures go round in both directions, by button, key and thumbnail', async () => {
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

test('one picture has nothing to turn, and a car without any says so', async () => {
  openCar({ ...zentorno, images: photosOf(1) });
  await carHeading();
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(screen.getByText('1 / 1')).toBeTruthy();
});

test('a car without pictures says so', async () => {
  openCar({ ...zentorno, images: [] });
  expect(await screen.findByText('The seller has added no photos')).toBeTruthy();
});
