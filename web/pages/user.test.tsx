import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria as owner, signedIn, signedOut } from '../testing/people.ts';

const maria = {
  id: 12,
  name: 'Maria Lopez',
  avatar_url: null,
  is_dealer: true,
  company_name: 'Eclipse Motors',
  is_trading: true,
  is_closed: false,
  logo_url: null,
  member_since: '2026-01-01T10:00:00Z',
};
const none = {
  success: true as const,
  cars: [],
  total: 0,
  total_is_capped: false,
  featured_total: 0,
  page: 1,
  pages: 0,
  counts: null,
  searched_for: null,
};
const sold = cardOf(zentorno, { id: 8, title: 'Sold car', status: 'sold' });

const open = (list: NonNullable<Answers['cars.list']>) =>
  openApp('/user/12', { ...signedOut, user: maria, 'cars.list': list });

test('shows what is for sale and what was sold, of this person only', async () => {
  const { asked } = open(async ({ query }) =>
    query.status === 'sold' ? { ...none, cars: [sold], total: 1 } : { ...none, cars: [cardOf(zentorno)], total: 1 },
  );
  const forSale = within(await screen.findByRole('region', { name: 'For sale' }));
  expect(forSale.getByRole('link', { name: zentorno.title }).getAttribute('href')).toBe('/car/7');
  expect(forSale.getByRole('link', { name: 'All cars of Eclipse Motors' })).toBeTruthy();
  expect(within(await screen.findByRole('region', { name: 'Sold' })).getByText('Sold car')).toBeTruthy();
  const lists = asked.filter(({ name }) => name === 'cars.list');
  expect(lists.every(({ query }) => query.sellerId === '12')).toBe(true);
});

test('somebody who offers nothing has no empty shelves', async () => {
  open(none);
  expect(await screen.findByRole('heading', { name: 'No cars for sale' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Sold' })).toBeNull();
  expect(screen.queryByText(/review/i), 'nobody can write one').toBeNull();
});

test('nobody of that number says so, in the title too', async () => {
  openApp('/user/12', { ...signedOut, user: null });
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
  expect(document.title).toBe('User not found · Forecourt');
});

test('of a closed account the name is left, and nothing to do', async () => {
  openApp('/user/12', { ...signedIn(johnny), user: { ...maria, is_closed: true } });
  expect(await screen.findByRole('heading', { name: maria.name })).toBeTruthy();
  expect(screen.getByText('This account is closed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});

test('a dealer that does not trade is marked, and no verified one', async () => {
  openApp('/user/12', { ...signedOut, user: { ...maria, is_trading: false }, 'cars.list': none });
  expect(await screen.findByText('Not trading at the moment')).toBeTruthy();
  expect(screen.queryByText(/verified/i)).toBeNull();
});

test('cars that do not load never look like none', async () => {
  open({ fails: 'internal' });
  expect(await screen.findByRole('heading', { name: 'The cars did not load' })).toBeTruthy();
  expect(screen.queryByText('No cars for sale')).toBeNull();
});

test('one writes to another person from their page, and not to oneself', async () => {
  const { user, asked } = openApp('/user/12', {
    ...signedIn(johnny),
    user: maria,
    'cars.list': none,
    'messaging.create': { fails: 'blocked' },
  });
  await user.click(await screen.findByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(/one of you has blocked the other/)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'messaging.create')?.body).toMatchObject({ participants: [12] });
});

test('one’s own page offers no message', async () => {
  openApp(`/user/${owner.id}`, { ...signedIn(owner), user: { ...maria, id: owner.id }, 'cars.list': none });
  await screen.findByRole('heading', { name: 'No cars for sale' });
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});
