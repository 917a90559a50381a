import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zentorno } from '../testing/a-car.ts';
import { button, carHeading, openCar } from '../testing/open-car.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';
import { aPurchase, mayNothing } from '../testing/sales.ts';

const sold = { ...zentorno, status: 'sold' as const, sold_at: '2026-11-14T10:00:00Z' };
const bought = {
  ...aPurchase,
  status: 'confirmed' as const,
  is_verified: true,
  confirmed_at: '2026-11-15T10:00:00Z',
  may: mayNothing,
};

test('the named buyer confirms the purchase on the car’s page and then reads that she bought it', async () => {
  const { user, answers, asked } = openCar(sold, {
    ...signedIn(johnny),
    'sales.ofCar': { success: true, sale: aPurchase },
  });
  await screen.findByText('Confirm that you bought this car');
  expect(screen.queryByText(/Find another/)).toBeNull();
  answers['sales.confirm'] = { success: true, sale: bought };
  answers['sales.ofCar'] = { success: true, sale: bought };
  await user.click(button('Confirm purchase'));
  const title = await screen.findByText('You bought this car');
  expect(asked.find(({ name }) => name === 'sales.confirm')?.body).toEqual({ id: 32, sale_price: 180_000 });
  // The clicked button is gone, so the page moves the focus to the outcome.
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
  const link = screen.getByRole('link', { name: 'View this purchase' });
  expect(link.getAttribute('href')).toBe('/sales?side=bought');
  expect(screen.queryByText(/Find another/)).toBeNull();
});

test('the named buyer can dispute the sale there', async () => {
  const { user } = openCar(sold, { ...signedIn(johnny), 'sales.ofCar': { success: true, sale: aPurchase } });
  await screen.findByText('Confirm that you bought this car');
  await user.click(button('Dispute'));
  expect(await screen.findByRole('dialog', { name: 'Dispute this sale' })).toBeTruthy();
});

test('a disputed purchase links to its ticket', async () => {
  const disputed = { ...aPurchase, status: 'disputed' as const, ticket_id: 9, may: mayNothing };
  openCar(sold, { ...signedIn(johnny), 'sales.ofCar': { success: true, sale: disputed } });
  await screen.findByText('You disputed this sale');
  expect(screen.getByRole('link', { name: 'Open ticket' }).getAttribute('href')).toBe('/support/9');
});

test('everyone else reads that it was sold, and finds similar cars', async () => {
  openCar(sold, { ...signedIn(johnny), 'sales.ofCar': { success: true, sale: null } });
  await carHeading();
  await screen.findByText('This car has been sold');
  expect(screen.getByRole('link', { name: 'Find another Zentorno' })).toBeTruthy();
});

test('for a visitor nothing about the sale is fetched', async () => {
  const { asked } = openCar(sold, signedOut);
  await screen.findByText('This car has been sold');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find another Zentorno' })).toBeTruthy();
  expect(asked.some(({ name }) => name === 'sales.ofCar')).toBe(false);
});
