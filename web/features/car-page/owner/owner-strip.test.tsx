import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { listingOf, ownZentorno, zentorno } from '../../../testing/a-car.ts';
import { button, carHeading, openCar } from '../../../testing/open-car.tsx';
import { johnny, maria, signedIn } from '../../../testing/people.ts';
import { bankLink, listingQuote, openListing, quoted, toBank, watchLeaving } from '../../../testing/quotes.ts';

const removed = (car: Car, own: Partial<NonNullable<Car['own']>>): Car => ({
  ...car,
  status: 'removed',
  own: car.own && { ...car.own, may_edit: false, ...own },
});

test('only the seller’s side sees the stats and the transitions', async () => {
  openCar(zentorno, signedIn(johnny));
  await carHeading();
  expect(screen.queryByRole('region', { name: 'Your listing' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as Sold' })).toBeNull();
});

test('the owner sees the stats, the allowed transitions and Edit, but can’t call or report themselves', async () => {
  openCar(ownZentorno, signedIn(maria));
  const strip = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(strip.getByText('1,204').parentElement?.textContent).toBe('1,204 views');
  expect(strip.getByText('1').parentElement?.textContent).toBe('1 inquiry');
  expect(strip.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/sell/7');
  expect(strip.queryByRole('button', { name: 'List again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Call Seller' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull();
});

test.each(['active', 'reserved'] as const)('featuring is offered where it is sold: %s', async (status) => {
  openCar({ ...ownZentorno, status, featured_status: 'none' }, signedIn(maria));
  const strip = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(strip.queryByRole('button', { name: 'Feature' }) !== null).toBe(status === 'active');
});

test('a deleted listing stays on the page and Undo restores it', async () => {
  const gone = removed(ownZentorno, { removed_by: 'seller', transitions: ['restore'] });
  const { user, answers, asked } = openCar(ownZentorno, {
    ...signedIn(maria),
    'cars.change': { success: true, listing: listingOf(gone, {}) },
  });
  await screen.findByRole('region', { name: 'Your listing' });
  answers['cars.get'] = gone;
  await user.click(button('Delete'));
  expect(await screen.findByText('Your team deleted this listing')).toBeTruthy();
  answers['cars.get'] = ownZentorno;
  answers['cars.change'] = { success: true, listing: listingOf(ownZentorno, {}) };
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Your team deleted this listing')).toBeNull());
  const transitions = asked.filter(({ name }) => name === 'cars.change').map(({ body }) => body);
  expect(transitions).toEqual([
    { id: 7, transition: 'delete' },
    { id: 7, transition: 'restore' },
  ]);
});

test('a listing the seller deleted says so, hides an earlier staff reason and can be restored', async () => {
  const { user, asked } = openCar(
    removed(
      { ...ownZentorno, dealer_id: null },
      { removed_by: 'seller', transitions: ['restore'], status_reason: 'Stolen photos' },
    ),
    { ...signedIn(maria), 'cars.change': { success: true, listing: listingOf(ownZentorno, {}) } },
  );
  expect(await screen.findByText('You deleted this listing')).toBeTruthy();
  expect(screen.getByText('Deleted')).toBeTruthy();
  expect(screen.queryByText(/removed|Stolen photos/i)).toBeNull();
  await user.click(button('Restore'));
  await waitFor(() => expect(asked.some(({ name }) => name === 'cars.change')).toBe(true));
  expect(asked.find(({ name }) => name === 'cars.change')?.body).toEqual({ id: 7, transition: 'restore' });
});

test('a listing removed by staff shows the reason and can’t be restored', async () => {
  openCar(
    removed(ownZentorno, { removed_by: 'staff', transitions: [], status_reason: 'Stolen photos' }),
    signedIn(maria),
  );
  expect(await screen.findByText('Our staff removed this listing')).toBeTruthy();
  expect(screen.getByText('Reason: Stolen photos')).toBeTruthy();
  expect(screen.getByText('Removed by staff')).toBeTruthy();
  expect(screen.queryByText(/deleted/i)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('a refused transition says why and changes nothing', async () => {
  const { user } = openCar(ownZentorno, {
    ...signedIn(maria),
    'cars.change': { fails: 'payment_open' },
  });
  await screen.findByRole('region', { name: 'Your listing' });
  await user.click(button('Delete'));
  expect(await screen.findByText(/A payment for this listing is still open/)).toBeTruthy();
  expect(button('Mark as Sold')).toBeTruthy();
});

test('Renew and Feature show their price first and lead to the checkout', async () => {
  const leaving = watchLeaving();
  const { user, asked } = openCar(ownZentorno, {
    ...signedIn(maria),
    ...quoted(listingQuote),
    'payments.open': { success: true, payments: [] },
    'payments.purchaseListing': toBank,
  });
  await screen.findByRole('region', { name: 'Your listing' });
  expect(button('Feature')).toBeTruthy();
  await user.click(button('Renew'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew your listing' }));
  await user.click(await dialog.findByRole('button', { name: 'Pay $500 and renew' }));
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(bankLink));
  expect(asked.some(({ name }) => name === 'cars.change')).toBe(false);
});

test('an open payment is shown in the strip, to the seller’s side only', async () => {
  openCar(ownZentorno, { ...signedIn(maria), 'payments.open': { success: true, payments: [openListing] } });
  const strip = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(await strip.findByText('Awaiting payment of $1,500')).toBeTruthy();
});

test('others never fetch payments', async () => {
  const { asked } = openCar(zentorno, signedIn(johnny));
  await carHeading();
  expect(asked.some(({ name }) => name.startsWith('payments.'))).toBe(false);
});
