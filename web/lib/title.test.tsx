import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { movableTime } from '../testing/movable-time.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn, signedOut } from '../testing/people.ts';
import { publicMaria } from '../testing/profiles.ts';

const settled = (router: ReturnType<typeof openApp>['router']) =>
  waitFor(() => expect(router.state.status).toBe('idle'));

test('an unknown address says so in the title', async () => {
  const { router } = openApp('/nope', signedOut);
  expect(await screen.findByRole('heading', { name: 'This page is not on the lot' })).toBeTruthy();
  await settled(router);
  expect(document.title).toBe('Page not found · Forecourt');
  await router.navigate({ to: '/terms' });
  await waitFor(() => expect(document.title).toBe('Terms · Forecourt'));
});

test('an admin sees “Admin Portal”', async () => {
  const { router } = openApp('/staff', signedIn(ada));
  expect(await screen.findByRole('heading', { name: 'Admin Portal' })).toBeTruthy();
  await settled(router);
  expect(document.title).toBe('Admin Portal · Forecourt');
});

test('a user’s page keeps their name in the title, even when it’s cached', async () => {
  const later = movableTime();
  const { router } = openApp('/user/12', { ...signedOut, user: publicMaria });
  await waitFor(() => expect(document.title).toBe('Maria Lopez · Forecourt'));
  await router.navigate({ to: '/terms' });
  await waitFor(() => expect(document.title).toBe('Terms · Forecourt'));
  await router.navigate({ to: '/user/$userId', params: { userId: '12' } });
  expect(await screen.findByRole('heading', { name: 'Maria Lopez' })).toBeTruthy();
  await settled(router);
  await later(1_000);
  expect(document.title).toBe('Maria Lopez · Forecourt');
});
