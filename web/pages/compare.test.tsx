import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carList, sultan, zentorno } from '../testing/cars.ts';
import { compared } from '../testing/compared.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, kenji, signedIn, signedOut } from '../testing/people.ts';

const cars = [compared({ id: 7 }), compared({ ...zentorno, id: 8, status: 'sold' })];
const open = (address: string, answers: Answers = {}) =>
  openApp(address, { ...signedOut, 'cars.compare': { success: true, cars, removed: [] }, ...answers });

test('cars from the link are compared, with differences in words and sold ones marked', async () => {
  open('/compare?cars=7,8');
  const table = within(await screen.findByRole('table', { name: /^Cars compared/ }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '2020 Karin Sultan RS$39,900',
    '2022 Pegassi Zentorno$184,000Sold',
  ]);
  expect(table.getByRole('rowheader', { name: 'Mileage (different)' })).toBeTruthy();
  expect(table.getByRole('rowheader', { name: 'Fuel' })).toBeTruthy();
});

test('offers to view each car and to message the sellers of those for sale', async () => {
  const { user, asked } = open('/compare?cars=7,8', {
    ...signedIn(kenji),
    'messaging.create': { success: true, id: 5, is_new: true },
  });
  expect((await screen.findByRole('link', { name: 'View 2022 Pegassi Zentorno' })).getAttribute('href')).toBe('/car/8');
  expect(screen.queryByRole('button', { name: 'Message the seller of 2022 Pegassi Zentorno' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Message the seller of 2020 Karin Sultan RS' }));
  await waitFor(() => expect(asked.find(({ name }) => name === 'messaging.create')?.body).toEqual({ car_id: 7 }));
});

test('a member isn’t offered to message themselves', async () => {
  open('/compare?cars=7', {
    ...signedIn(johnny),
    'cars.compare': { success: true, cars: [{ ...cars[0]!, seller_id: johnny.id, dealer_id: null }], removed: [] },
  });
  expect(await screen.findByRole('link', { name: 'View 2020 Karin Sultan RS' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Message the seller/ })).toBeNull());
});

test('shows only the differences on request', async () => {
  const { user } = open('/compare?cars=7,8');
  await user.click(await screen.findByRole('checkbox', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: 'Fuel' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /^Mileage/ })).toBeTruthy();
});

test('removing a car removes it from the address and from this browser’s selection', async () => {
  localStorage.setItem('forecourt.compare', JSON.stringify([{ id: 8, name: 'Zentorno', src: null }]));
  const { user, here } = open('/compare?cars=7,8');
  await user.click(await screen.findByRole('button', { name: 'Remove 2022 Pegassi Zentorno from the comparison' }));
  await waitFor(() => expect(here()).toBe('/compare?cars=7'));
  expect(await screen.findByText('Add at least one more car to see how they differ.')).toBeTruthy();
  expect(localStorage.getItem('forecourt.compare')).toBeNull();
});

test('a comparison from a link can be continued, and an added car joins those shown', async () => {
  localStorage.setItem('forecourt.compare', JSON.stringify([{ id: 5, name: 'Another', src: null }]));
  const { user, here } = open('/compare?cars=7,8', { 'cars.list': carList([{ ...sultan, id: 9 }]) });
  await user.click(await screen.findByRole('link', { name: 'Add a car' }));
  await user.click(await screen.findByRole('button', { name: 'Compare 2020 Karin Sultan RS' }));
  await user.click(await screen.findByRole('link', { name: 'Compare 3 cars' }));
  await waitFor(() => expect(here()).toBe('/compare?cars=7,8,9'));
});

test('says which cars in the address don’t exist', async () => {
  open('/compare?cars=7,9,10,x', { 'cars.compare': { success: true, cars: cars.slice(0, 1), removed: [9] } });
  expect(await screen.findByText('One of these cars has been taken off the market.')).toBeTruthy();
  expect(screen.getByText('We couldn’t find a car with the number 10.')).toBeTruthy();
  expect(screen.getByText(/“x” isn’t a car number/)).toBeTruthy();
});

test('without an address it compares the selection, and fetches nothing if that’s empty', async () => {
  const { asked, router } = open('/compare');
  await screen.findByRole('heading', { name: 'Nothing to compare yet' });
  expect(asked.some(({ name }) => name === 'cars.compare')).toBe(false);
  localStorage.setItem('forecourt.compare', JSON.stringify([7, 8].map((id) => ({ id, name: `Car ${id}`, src: null }))));
  await router.navigate({ to: '/browse' });
  await router.navigate({ to: '/compare' });
  await waitFor(() => expect(router.state.location.href).toBe('/compare?cars=7,8'));
});

test('a failure says so, and Try again loads the cars', async () => {
  const { user, answers } = open('/compare?cars=7,8', { 'cars.compare': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'We couldn’t load the cars' });
  answers['cars.compare'] = { success: true, cars, removed: [] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
