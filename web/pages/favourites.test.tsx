import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, favouriteOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';

const [firstName, secondName] = ['2022 Pegassi Zentorno', '2022 Pegassi Tempesta'];
const done = { success: true } as const;
const first = favouriteOf(cardOf(zentorno, { id: 7, title: 'First car' }));
const second = favouriteOf(cardOf(zentorno, { id: 8, title: 'Second car', model: 'Tempesta', status: 'sold' }));

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

const third = favouriteOf(cardOf(zentorno, { id: 9, title: 'Third car', model: 'Osiris', price: 90_000 }), {
  saved_price: 92_000,
});

const withThird: Answers = {
  'favourites.list': { success: true, cars: [first, second, third] },
  'favourites.ids': { success: true, car_ids: [7, 8, 9] },
};

test('says by how much a car has dropped since it was saved, and sorts by it', async () => {
  const { user, here } = open(withThird);
  expect(await screen.findByText('Dropped $2,000 since you saved it')).toBeTruthy();
  expect(screen.getAllByText(/since you saved it/)).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Biggest price drop');
  await waitFor(() => expect(titles()[0]).toBe('2022 Pegassi Osiris'));
  expect(here()).toBe('/saved?sort=drop');
});

test('offers to compare those that are for sale, in the order shown', async () => {
  open(withThird);
  const link = await screen.findByRole('link', { name: 'Compare all 2' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/compare?cars=7,9');
});

test('a note is written, too long ones are refused at the field, and the focus returns', async () => {
  const { user, asked, answers } = open({ 'favourites.saveNote': done });
  await user.click(await screen.findByRole('button', { name: `Add note for ${firstName}` }));
  const box = screen.getByRole('textbox', { name: 'Your note' });
  expect(document.activeElement).toBe(box);
  expect(screen.getByText('Only you can see it.')).toBeTruthy();
  await user.click(box);
  await user.paste('x'.repeat(501));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Please enter at most 500 characters')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'favourites.saveNote')).toBe(false);
  await user.clear(box);
  await user.type(box, 'Ask for the papers');
  answers['favourites.list'] = { success: true, cars: [{ ...first, note: 'Ask for the papers' }, second] };
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  const edit = await screen.findByRole('button', { name: `Edit note for ${firstName}` });
  expect(screen.getByText('Ask for the papers')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(edit));
  expect(asked.find(({ name }) => name === 'favourites.saveNote')?.body).toEqual({
    car_id: 7,
    note: 'Ask for the papers',
  });
});

test('a note that couldn’t be saved stays in its field', async () => {
  const { user } = open({ 'favourites.saveNote': { fails: 'internal' } });
  await user.click(await screen.findByRole('button', { name: `Add note for ${firstName}` }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
  await user.type(box, 'Ask');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(box.value).toBe('Ask');
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

test('a target price is set, refused at its field if it isn’t below the price, and removed', async () => {
  const { user, asked, answers } = open({ 'favourites.setTarget': done });
  await user.click(await screen.findByRole('button', { name: `Set target price for ${firstName}` }));
  const box = await screen.findByRole('textbox', { name: /^Target price/ });
  expect(document.activeElement).toBe(box);
  expect(screen.getByText('We’ll notify you once when the price reaches it. Only you can see it.')).toBeTruthy();
  await user.type(box, 'cheap');
  await user.click(screen.getByRole('button', { name: 'Save target price' }));
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(asked.some(({ name }) => name === 'favourites.setTarget')).toBe(false);
  await user.clear(box);
  await user.type(box, '$170,000');
  answers['favourites.list'] = { success: true, cars: [{ ...first, target_price: 170_000 }, second] };
  await user.click(screen.getByRole('button', { name: 'Save target price' }));
  expect(await screen.findByText('Target price $170,000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Change target price for ${firstName}` }));
  answers['favourites.list'] = { success: true, cars: [first, second] };
  await user.click(await screen.findByRole('button', { name: 'Remove target price' }));
  await waitFor(() => expect(screen.queryByText('Target price $170,000')).toBeNull());
  const sent = asked.filter(({ name }) => name === 'favourites.setTarget').map(({ body }) => body);
  expect(sent).toEqual([
    { car_id: 7, target_price: 170_000 },
    { car_id: 7, target_price: null },
  ]);
});

test('a reached target price says so, and a sold car has none', async () => {
  open({
    'favourites.list': { success: true, cars: [{ ...first, target_price: 190_000, is_target_reached: true }, second] },
  });
  expect(await screen.findByText('Reached your target price of $190,000')).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Set target price for ${secondName}` })).toBeNull();
});
