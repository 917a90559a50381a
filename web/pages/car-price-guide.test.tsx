import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zentorno } from '../testing/a-car.ts';
import { carHeading, openCar } from '../testing/open-car.tsx';
import { signedOut } from '../testing/people.ts';
import { anEstimate } from '../testing/worth.ts';

const guide = async () => within(await screen.findByRole('region', { name: 'Price guide' }));

test('the price guide shows the range, the rating, the explanation and the closest sales', async () => {
  openCar(zentorno, {
    ...signedOut,
    'guide.estimate': {
      success: true,
      estimate: anEstimate,
      deal: 'great',
      closest: [{ car_name: '2019 Pegassi Zentorno', mileage: null, month: '2026-10', amount: 39_000 }],
      explanation: ['Half of the sales are in the range.', 'Based on 31 sales.', 'It’s 10% below the middle.'],
    },
  });
  await carHeading();
  const shown = await guide();
  for (const text of ['Great deal', '$36,000 to $44,000', 'Half of them sold within 9 days.', 'The closest sale'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByText(/^Half of the sales are in the range\. Based on 31 sales\./)).toBeTruthy();
  const sale = within(shown.getByRole('table', { name: /^Verified sales most like this car/, hidden: true }));
  expect(sale.getByText('Mileage unknown · Oct 2026')).toBeTruthy();
  expect(sale.getByText('$39,000')).toBeTruthy();
  expect(shown.getByRole('link', { name: /^Market prices of the/ }).getAttribute('href')).toBe(
    '/market/Pegassi/Zentorno',
  );
});

test('without enough sales it says so, and rates nothing', async () => {
  openCar(zentorno);
  const shown = await guide();
  expect(shown.getByText('Not enough sales yet')).toBeTruthy();
  expect(shown.queryByRole('table', { hidden: true })).toBeNull();
});

test('a price guide that can’t be loaded is left out', async () => {
  const { asked } = openCar(zentorno, { ...signedOut, 'guide.estimate': { fails: 'internal' } });
  await carHeading();
  await expect.poll(() => asked.some(({ name }) => name === 'guide.estimate')).toBe(true);
  expect(screen.queryByRole('region', { name: 'Price guide' })).toBeNull();
});
