import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carList, zentorno } from '../testing/cars.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';

const added = (was_saved = false) => ({ success: true, id: 4, name: 'Pegassi from $100,000', was_saved }) as const;
const open = (answers: Answers = {}, list = carList([zentorno])) =>
  openApp('/browse?make=Pegassi&minPrice=100000&sort=price_low&page=1', {
    ...signedIn(johnny),
    'cars.suggest': { success: true, suggestions: [] },
    'cars.list': list,
    'favourites.ids': { success: true, car_ids: [] },
    'searches.add': added(),
    ...answers,
  });
const openDialog = async (user: ReturnType<typeof open>['user']) => {
  await user.click((await screen.findAllByRole('button', { name: 'Save search' }))[0]!);
  return within(await screen.findByRole('dialog', { name: 'Save search' }));
};

test('the search is saved as the address has it, with a suggested name, and the button says so', async () => {
  const { user, asked } = open();
  const dialog = await openDialog(user);
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(name.value).toMatch(/Pegassi/);
  await user.clear(name);
  await user.type(name, 'Fast ones');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Alerts' }), 'Alerts once a day');
  await user.click(dialog.getByRole('checkbox', { name: 'Also send alerts to my webhook' }));
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByText('We’ll notify you once a day of matching cars.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findAllByRole('button', { name: 'Search saved' })).length).toBeGreaterThan(0);
  expect(asked.find(({ name }) => name === 'searches.add')?.body).toEqual({
    name: 'Fast ones',
    filters: { make: 'Pegassi', minPrice: 100_000, sort: 'price_low' },
    frequency: 'daily',
    by_push: false,
    by_webhook: true,
  });
});

test('a search that is saved already says under which name', async () => {
  const { user } = open({ 'searches.add': added(true) });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByText('You already saved this search')).toBeTruthy();
  expect(screen.getByText('It’s called Pegassi from $100,000.')).toBeTruthy();
});

test('without a name it isn’t sent, and a refusal keeps the dialog open', async () => {
  const { user, asked } = open({ 'searches.add': { fails: 'too_many_searches', words: { max: '50' } } });
  const dialog = await openDialog(user);
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await dialog.findByText('Please enter a name')).toBeTruthy();
  expect(asked.some(({ name: call }) => call === 'searches.add')).toBe(false);
  await user.type(name, 'One more');
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/50/);
  expect(name.value).toBe('One more');
});

test('a search without results can be saved too', async () => {
  const { user, asked } = open({}, carList([]));
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'searches.add')).toBe(true));
});

test('a visitor is asked to log in instead, and nothing is sent', async () => {
  const { user, asked, here } = open(signedOut);
  await user.click((await screen.findAllByRole('button', { name: 'Save search' }))[0]!);
  await waitFor(() => expect(here()).toMatch(/^\/login/));
  expect(asked.some(({ name }) => name === 'searches.add')).toBe(false);
});

test('a saved search without results offers a wanted ad, and not to save it again', async () => {
  openApp('/browse?make=Pegassi&saved=4', {
    ...signedIn(johnny),
    'cars.suggest': { success: true, suggestions: [] },
    'cars.list': carList([]),
    'favourites.ids': { success: true, car_ids: [] },
    'searches.open': { success: true, name: 'Pegassi', since: '2026-11-16T12:00:00.000Z', new_car_ids: [] },
  });
  expect(await screen.findByText(/^Nothing new/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post as wanted ad' }).getAttribute('href')).toBe('/wanted/new?make=Pegassi');
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
});
