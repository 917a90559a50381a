import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria as owner, signedIn, signedOut } from '../testing/people.ts';
import { publicMaria as maria } from '../testing/profiles.ts';
import { aReview, firstSale as anAward, reviewPage } from '../testing/reviews.ts';

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
  featured_above: [],
  understood: [],
};
const praised = {
  ...maria,
  rating: 4.6,
  total_reviews: 9,
  total_awards: 1,
  review_stats: { ...maria.review_stats, average_rating: 4.6, total_reviews: 9, total_buyer_reviews: 9 },
  reviews: [aReview],
  awards: [anAward],
  answers_within: 'within_an_hour' as const,
  profile: {
    ...maria.profile,
    bio: 'Sells what she would drive.',
    website: 'https://www.marias.example/cars',
    specialties: ['Classics', 'Manuals'],
    experience_years: 12,
  },
};

const open = (answers: Partial<Answers> = {}, path = '/user/12') =>
  openApp(path, { ...signedOut, user: maria, 'cars.list': none, ...answers });

test('shows who someone is, their reputation and their bio', async () => {
  open({ user: praised });
  expect(await screen.findByText('Sells what she would drive.')).toBeTruthy();
  expect(screen.getByText('Verified Dealer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Eclipse Motors' }).getAttribute('href')).toBe('/dealer/3');
  const site = screen.getByRole('link', { name: /marias\.example\/cars/ });
  expect(site.getAttribute('href')).toBe('https://www.marias.example/cars');
  expect(site.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc');
  expect(screen.getByText('Usually replies within an hour')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Awards' })).getByText(anAward.award.name)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Specialties' })).getAllByRole('listitem')).toHaveLength(2);
  const recent = within(screen.getByRole('region', { name: 'Recent reviews' }));
  expect(recent.getByRole('heading', { name: aReview.title })).toBeTruthy();
  expect(recent.getByText('Buyer Review')).toBeTruthy();
  expect(recent.getByRole('link', { name: 'All reviews' }).getAttribute('href')).toBe('/user/12?tab=reviews');
  expect(screen.getByText('Years of experience').parentElement?.textContent).toContain('12');
});

test('a new user has no empty sections, and zero years', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'No cars for sale' })).toBeTruthy();
  expect(screen.getByText('Years of experience').parentElement?.textContent).toContain('0');
  expect(screen.queryByRole('region', { name: 'Specialties' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Awards' })).toBeNull();
  expect(screen.getAllByText(/No reviews yet/).length).toBeGreaterThan(0);
});

test('shows only this user’s cars for sale', async () => {
  const { asked } = open({ 'cars.list': { ...none, cars: [cardOf(zentorno)], total: 1 } });
  const forSale = within(await screen.findByRole('region', { name: 'For sale' }));
  expect(forSale.getByRole('link', { name: zentorno.title }).getAttribute('href')).toBe('/car/7');
  expect(forSale.getByRole('link', { name: 'All cars from Eclipse Motors' })).toBeTruthy();
  const lists = asked.filter(({ name }) => name === 'cars.list');
  expect(lists.every(({ query }) => query.sellerId === '12' && query.status === 'active')).toBe(true);
});

test('each tab has its own address, and Back returns to the previous one', async () => {
  const { user, router } = open({
    user: praised,
    'reviews.ofUser': reviewPage([aReview]),
    'awards.ofUser': { success: true, awards: [anAward] },
  });
  const tabs = within(await screen.findByRole('navigation', { name: 'Maria Lopez' }));
  await user.click(tabs.getByRole('link', { name: /^Reviews/ }));
  expect(await screen.findByText(aReview.comment)).toBeTruthy();
  expect(router.state.location.search).toEqual({ tab: 'reviews' });
  const current = tabs.getAllByRole('link').filter((link) => link.getAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Reviews9']);
  await user.click(tabs.getByRole('link', { name: /^Awards/ }));
  expect(await screen.findByText(anAward.award.description)).toBeTruthy();
  router.history.back();
  await waitFor(() => expect(tabs.getByRole('link', { name: /^Reviews/ }).getAttribute('aria-current')).toBe('page'));
});

test('an address opens its tab', async () => {
  open({ user: praised, 'awards.ofUser': { success: true, awards: [anAward] } }, '/user/12?tab=awards');
  expect(await screen.findByText(anAward.award.description)).toBeTruthy();
});

test('an unknown tab opens the overview', async () => {
  open({ user: praised }, '/user/12?tab=secrets');
  expect(await screen.findByRole('region', { name: 'Recent reviews' })).toBeTruthy();
});

test('an unknown user id says so, in the title too', async () => {
  open({ user: null });
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('User not found · Forecourt');
});

test('a profile that fails to load says so and offers Try again', async () => {
  const { user, answers } = open({ user: { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'Failed to load user profile' })).toBeTruthy();
  answers.user = maria;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: maria.name })).toBeTruthy();
});

test('a closed account shows only its name, with no actions', async () => {
  open({ ...signedIn(johnny), user: { ...maria, is_closed: true } });
  expect(await screen.findByRole('heading', { name: maria.name })).toBeTruthy();
  expect(screen.getByText('This account is closed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: maria.name })).toBeNull();
});

test('a dealer that isn’t trading is marked, and not shown as verified', async () => {
  open({ user: { ...maria, is_trading: false } });
  expect(await screen.findByText('Not trading right now')).toBeTruthy();
  expect(screen.queryByText('Verified Dealer')).toBeNull();
});

test('cars that fail to load never look like none', async () => {
  open({ 'cars.list': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the cars' })).toBeTruthy();
  expect(screen.queryByText('No cars for sale')).toBeNull();
});

test('another user can be messaged from their page', async () => {
  const { user, asked } = open({ ...signedIn(johnny), 'messaging.create': { fails: 'blocked' } });
  await user.click(await screen.findByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(/one of you has blocked the other/)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'messaging.create')?.body).toMatchObject({ participants: [12] });
});

test('the user’s own page has no message button, but an edit link', async () => {
  open({ ...signedIn(owner), user: { ...maria, id: owner.id } }, `/user/${owner.id}`);
  expect((await screen.findByRole('link', { name: 'Edit Profile' })).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: 'Send Message' })).toBeNull();
});
