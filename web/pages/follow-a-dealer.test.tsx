import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FollowedDealer } from '@forecourt/contract/follows/follows.ts';
import { cardOf, zentorno } from '../testing/a-car.ts';
import { carList } from '../testing/cars.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';
import { eclipsePage } from '../testing/profiles.ts';

const done = { success: true } as const;
const eclipse: FollowedDealer = {
  dealer_id: 3,
  company_name: 'Eclipse Motors',
  logo_url: null,
  is_trading: true,
  active_cars: 14,
  newest: [cardOf(zentorno)],
  followed_at: '2026-11-01T10:00:00Z',
};
const followed = (...dealers: FollowedDealer[]) => ({ success: true, dealers }) as const;
const open = (answers: Answers = {}, path = '/dealer/3') =>
  openApp(path, {
    ...signedIn(johnny),
    'dealers.get': { success: true, dealer: eclipsePage },
    'cars.list': carList([]),
    'favourites.ids': { success: true, car_ids: [] },
    'follows.list': followed(),
    'follows.follow': done,
    'follows.unfollow': done,
    ...answers,
  });
const button = (name: string) => screen.findByRole('button', { name });

test('a member follows a dealer from its page and stops again, with Undo', async () => {
  const { user, asked, answers } = open();
  const follow = await button('Follow Eclipse Motors');
  // Until the list is loaded, the button only looks as if they followed no one.
  await waitFor(() => expect(follow.getAttribute('aria-busy')).not.toBe('true'));
  expect(follow.getAttribute('aria-pressed')).toBe('false');
  answers['follows.list'] = followed(eclipse);
  await user.click(follow);
  expect((await button('Following Eclipse Motors')).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('We’ll notify you of new cars, at most once an hour.')).toBeTruthy();
  answers['follows.list'] = followed();
  await user.click(await button('Following Eclipse Motors'));
  expect(await screen.findByText('You no longer follow Eclipse Motors')).toBeTruthy();
  answers['follows.list'] = followed(eclipse);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await button('Following Eclipse Motors')).toBeTruthy();
  const sent = asked.filter(({ name }) => name === 'follows.follow' || name === 'follows.unfollow');
  expect(sent.map(({ name }) => name)).toEqual(['follows.follow', 'follows.unfollow', 'follows.follow']);
});

test('a refusal says why, and the button stays as it was', async () => {
  const { user } = open({ 'follows.follow': { fails: 'own_dealer' } });
  await user.click(await button('Follow Eclipse Motors'));
  expect(await screen.findByText('We couldn’t follow Eclipse Motors')).toBeTruthy();
  expect(await button('Follow Eclipse Motors')).toBeTruthy();
});

test('a visitor is asked to log in', async () => {
  const { user, asked, here } = open(signedOut);
  await user.click(await button('Follow Eclipse Motors'));
  await waitFor(() => expect(here()).toMatch(/^\/login/));
  expect(asked.some(({ name }) => name.startsWith('follows.'))).toBe(false);
});

test('the dealers a member follows have a list of their own', async () => {
  const { user, asked, answers } = open(
    {
      'follows.list': followed(eclipse, {
        ...eclipse,
        dealer_id: 4,
        company_name: 'Rockford Autos',
        is_trading: false,
        newest: [],
      }),
    },
    '/saved/dealers',
  );
  const link = await screen.findByRole('link', { name: 'Eclipse Motors' });
  expect(link.getAttribute('href')).toBe('/dealer/3');
  expect(screen.getByText(/14 cars for sale/)).toBeTruthy();
  expect(screen.getByText('Not trading')).toBeTruthy();
  const [car] = within(screen.getByRole('list', { name: 'Newest cars' })).getAllByRole('link');
  expect(car!.getAttribute('href')).toBe(`/car/${zentorno.id}`);
  answers['follows.list'] = followed();
  await user.click(await button('Unfollow Rockford Autos'));
  expect(await screen.findByRole('heading', { name: 'No dealers followed yet' })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'follows.unfollow')?.query).toMatchObject({ dealer_id: '4' });
});
