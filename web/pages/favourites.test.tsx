import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';

const [firstName, secondName] = ['2022 Pegassi Zentorno', '2022 Pegassi Tempesta'];
const done = { success: true } as const;
const first = cardOf(zentorno, { id: 7, title: 'First car' });
const second = cardOf(zentorno, { id: 8, title: 'Second car', model: 'Tempesta', status: 'sold' });

const open = (answers: Answers = {}) =>
  openApp('/saved', {
    ...signedIn(johnny),
    'favourites.list': { success: true, cars: [first, second] },
    'favourites.ids': { success: true, car_ids: [7, 8] },
    ...answers,
  });

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).flatMap((one) => one.querySelector('a')?.text ?? []);

test('lists favourites and marks sold ones', async () => {
  open();
  expect(await screen.findByRole('link', { name: firstName })).toBeTruthy();
  expect(screen.getByText('Sold')).toBeTruthy();
});

test('a removed favourite disappears right away, and Undo restores it to its place', async () => {
  const { user, asked } = open({ 'favourites.remove': done, 'favourites.add': done });
  await screen.findByRole('link', { name: firstName });
  await user.click(await screen.findByRole('button', { name: 'Remove First car from favourites' }));
  await waitFor(() => expect(titles()).toEqual([secondName]));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Second car from favourites');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual([firstName, secondName]));
  await waitFor(() => expect(asked.some(({ name }) => name === 'favourites.add')).toBe(true));
});

test('a removal that fails restores the card and says so', async () => {
  const { user } = open({ 'favourites.remove': { fails: 'unavailable' } });
  await user.click(await screen.findByRole('button', { name: 'Remove First car from favourites' }));
  expect(await screen.findByText('We couldn’t remove First car from your favourites')).toBeTruthy();
  expect(titles()).toEqual([firstName, secondName]);
});

test('an empty list says how to start', async () => {
  open({ 'favourites.list': { success: true, cars: [] }, 'favourites.ids': { success: true, car_ids: [] } });
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
});

test('a failure never looks empty, and Try again loads it', async () => {
  const { user, answers } = open({ 'favourites.list': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your favourites' })).toBeTruthy();
  expect(screen.queryByText('No favourites yet')).toBeNull();
  answers['favourites.list'] = { success: true, cars: [first] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: firstName })).toBeTruthy();
});
