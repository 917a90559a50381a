import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria, signedIn, signedOut } from '../testing/people.ts';
import { eclipsePage } from '../testing/profiles.ts';
import { aReview, reviewPage } from '../testing/reviews.ts';

const noCars = {
  success: true as const,
  cars: [],
  total: 0,
  total_is_capped: false,
  featured_total: 0,
  page: 1,
  pages: 0,
  counts: null,
  searched_for: null,
  featured_above: [],
  understood: [],
};

const open = (answers: Partial<Answers> = {}, path = '/dealer/3') =>
  openApp(path, {
    ...signedOut,
    'dealers.get': { success: true, dealer: eclipsePage },
    'cars.list': noCars,
    ...answers,
  });

test('shows the company, its hours in city time, its team and its location', async () => {
  const { asked } = open();
  expect(await screen.findByRole('heading', { name: 'Eclipse Motors', level: 1 })).toBeTruthy();
  expect(screen.getByText('Sports cars by the pier.')).toBeTruthy();
  const hours = within(screen.getByRole('region', { name: 'Opening hours' }));
  expect(hours.getAllByText('Closed')).toHaveLength(2);
  expect(hours.getByText('City time (UTC)')).toBeTruthy();
  const team = within(screen.getByRole('region', { name: 'Team' }));
  expect(team.getByRole('link', { name: 'Maria Lopez Owner' }).getAttribute('href')).toBe('/user/12');
  expect(screen.getByRole('link', { name: /eclipse\.example/ }).getAttribute('rel')).toBe(
    'nofollow noopener noreferrer ugc',
  );
  expect(screen.getByText('Usually replies within an hour')).toBeTruthy();
  await waitFor(() => expect(asked.find(({ name }) => name === 'cars.list')?.query.dealerId).toBe('3'));
});

test('the number is only for logged-in users, others are asked to log in', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Log in to see the number' })).toBeTruthy();
});

test('logged-in users see the number and can message the dealer', async () => {
  const { user, asked } = open({
    ...signedIn(johnny),
    'dealers.get': { success: true, dealer: { ...eclipsePage, phone: '5550123' } },
    'messaging.create': { fails: 'blocked' },
  });
  expect(await screen.findByText('555-0123')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText(/one of you has blocked the other/);
  expect(asked.find(({ name }) => name === 'messaging.create')?.body).toMatchObject({ dealer_id: 3 });
});

test('the team gets a link to the portal and can’t message itself', async () => {
  open(signedIn(maria));
  const portal = await screen.findAllByRole('link', { name: 'Dealer Portal' });
  expect(portal.some((link) => link.closest('main') && link.getAttribute('href') === '/dealer')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});

test('a dealer that isn’t trading is marked, unverified, and can’t be messaged', async () => {
  open({ 'dealers.get': { success: true, dealer: { ...eclipsePage, is_trading: false, active_cars: 0 } } });
  expect(await screen.findByText('Not trading right now')).toBeTruthy();
  expect(screen.queryByText('Verified Dealer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});

test('reviews have their own address', async () => {
  open({ 'reviews.ofDealer': reviewPage([aReview]) }, '/dealer/3?tab=reviews');
  expect(await screen.findByText(aReview.comment)).toBeTruthy();
});

test.each(['/dealer/999', '/dealer/abc'])('%s: a dealer that doesn’t exist says so', async (path) => {
  open({ 'dealers.get': null }, path);
  expect(await screen.findByRole('heading', { name: 'Dealer not found' })).toBeTruthy();
  const all = screen.getByRole('link', { name: 'All dealers' });
  expect(all.getAttribute('href')).toBe('/dealers');
});

test('if loading fails it says so and offers Try again', async () => {
  const { user, answers } = open({ 'dealers.get': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'Failed to load the dealer' });
  answers['dealers.get'] = { success: true, dealer: eclipsePage };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Eclipse Motors', level: 1 })).toBeTruthy();
});
