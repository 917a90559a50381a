import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedUserKey, storeUser } from '../../features/accounts/stored-user.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { openApp } from '../../testing/open-app.tsx';
import { johnny, kenji, maria, signedIn, signedOut } from '../../testing/people.ts';

test('the stored user is greeted at once and dropped when the server does not know them', async () => {
  storeUser(johnny);
  const { promise, resolve } = Promise.withResolvers<{ authenticated: false; user: null }>();
  openApp('/', { checkSession: () => promise });
  expect((await screen.findAllByText('Hi, Johnny Pearson')).length).toBeGreaterThan(0);
  await act(async () => resolve({ authenticated: false, user: null }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(localStorage.getItem(storedUserKey)).toBeNull();
});

test('a verified user is stored', async () => {
  openApp('/', signedIn(johnny));
  await waitFor(() => expect(localStorage.getItem(storedUserKey)).toContain('Johnny Pearson'));
});

test('the account menu holds what this person may use', async () => {
  const { user } = openApp('/', signedIn(maria));
  await user.click(await screen.findByRole('button', { name: /Hi, Maria Lopez/ }));
  const entries = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Profile',
    'Dealer Portal',
    'My Tickets',
    'Payment History',
    'Sign Out',
  ]);
});

test('signing out ends the session, forgets the person and goes home', async () => {
  const { user, asked, here } = openApp('/profile', { ...signedIn(johnny), logout: { success: true } });
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(here()).toBe('/');
  expect(localStorage.getItem(storedUserKey)).toBeNull();
  expect(asked.filter(({ name }) => name === 'logout')).toHaveLength(1);
});

test('a failed logout forgets the person here all the same, and says that it failed', async () => {
  const { user } = openApp('/', { ...signedIn(johnny), logout: 'offline' });
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByText('Logout failed')).toBeTruthy();
  expect(localStorage.getItem(storedUserKey)).toBeNull();
});

test('another tab that signs in is noticed', async () => {
  const { answers } = openApp('/', signedOut);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  answers.checkSession = { authenticated: true, user: johnny };
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedUserKey })));
  expect(await screen.findByRole('button', { name: /Hi, Johnny/ })).toBeTruthy();
});

test('the first word of the stream asks nothing, a later one reads the session again', async () => {
  const { asked } = openApp('/', signedIn(johnny));
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const checks = () => asked.filter(({ name }) => name === 'checkSession').length;
  const before = checks();
  act(() => FakeEventSource.opened[0]?.say({ kind: 'connected' }));
  expect(checks()).toBe(before);
  act(() => FakeEventSource.opened[0]?.say({ kind: 'connected' }));
  await waitFor(() => expect(checks()).toBe(before + 1));
});

test('the banner urges an incomplete profile until dismissed for this visit', async () => {
  const { user } = openApp('/', signedIn(kenji));
  const banner = await screen.findByRole('complementary', { name: 'Complete your profile' });
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/complete-profile');
  await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('complementary', { name: 'Complete your profile' })).toBeNull();
  expect(sessionStorage.getItem('forecourt.profile-banner')).toBe('13');
});
