import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readStoredUser, storedUserKey, storeUser } from '../../features/accounts/stored-user.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { openApp } from '../../testing/open-app.tsx';
import { johnny, kenji, maria, signedIn, signedOut } from '../../testing/people.ts';

// Failure toasts stay until dismissed, so they would still be there in the next test.
afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
});

test('the stored user is greeted immediately and dropped if the server doesn’t know them', async () => {
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

test('the account menu lists what this user can use', async () => {
  const { user } = openApp('/', signedIn(maria));
  await user.click(await screen.findByRole('button', { name: /Hi, Maria Lopez/ }));
  const entries = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Profile',
    'My Listings',
    'Offers',
    'Sales History',
    'Saved',
    'Messages',
    'Notifications',
    'Dealer Portal',
    'My Tickets',
    'Payment History',
    'Help',
    'Sign Out',
  ]);
});

test('only people with several characters can switch, and they return to a page that is anyone’s', async () => {
  const { user } = openApp('/terms', signedIn({ ...johnny, may_switch_character: true }));
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  const entry = screen.getByRole('menuitem', { name: 'Switch character' });
  expect(entry.getAttribute('href')).toBe('/login?switch=1&returnUrl=%2Fterms');
});

test('signing out ends the session, forgets the user and goes to the home page', async () => {
  const { user, asked, here } = openApp('/profile', { ...signedIn(johnny), logout: { success: true } });
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(here()).toBe('/');
  expect(localStorage.getItem(storedUserKey)).toBeNull();
  expect(asked.filter(({ name }) => name === 'logout')).toHaveLength(1);
});

test('a failed logout still forgets the user here, and says that it failed', async () => {
  const { user } = openApp('/', { ...signedIn(johnny), logout: 'offline' });
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByText('Logout failed')).toBeTruthy();
  expect(localStorage.getItem(storedUserKey)).toBeNull();
});

test('a failed logout is completed before the session is checked again, even after a reload', async () => {
  const first = openApp('/', { ...signedIn(johnny), logout: 'offline' });
  await first.user.click(await screen.findByRole('button', { name: /Hi, / }));
  await first.user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  cleanup();

  const stillOffline = openApp('/terms', { ...signedIn(johnny), logout: 'offline' });
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(stillOffline.asked.map(({ name }) => name)).toEqual(['logout']);
  cleanup();

  const back = openApp('/terms', { ...signedOut, logout: { success: true } });
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  await waitFor(() => expect(back.asked.map(({ name }) => name)).toEqual(['logout', 'checkSession']));
});

test('a logout without a response times out, and no one waits for it', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const { user, here } = openApp('/profile', { ...signedIn(johnny), logout: () => new Promise(() => {}) });
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(here()).toBe('/');
  act(() => patience.abort());
  expect(await screen.findByText('Logout failed')).toBeTruthy();
});

test('after signing out, the focus is on the heading', async () => {
  const { user } = openApp('/', { ...signedIn(johnny), logout: { success: true } });
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a successful login isn’t undone by an older session check that responds late', async () => {
  const { promise, resolve } = Promise.withResolvers<{ authenticated: false; user: null }>();
  const { here } = openApp('/auth/callback?code=late&state=s', {
    checkSession: () => promise,
    exchangeToken: { access_token: 'opaque', token_type: 'Bearer', expires_in: 600 },
    gameUser: { user: { id: 5, username: 'jp' } },
    characters: { characters: [{ id: 501, name: 'Johnny Pearson', avatar_url: null }] },
    authenticate: { success: true, user: johnny },
  });
  await waitFor(() => expect(here()).toBe('/'));
  await act(async () => resolve({ authenticated: false, user: null }));
  expect(await screen.findByRole('button', { name: /Hi, Johnny/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('Login on a login page keeps the original return address', async () => {
  sessionStorage.setItem('forecourt.return', '/sell');
  openApp('/auth/callback', signedOut);
  const login = await screen.findByRole('link', { name: 'Login' });
  expect(login.getAttribute('href')).toBe('/login?returnUrl=%2Fsell');
  cleanup();
  openApp('/login?returnUrl=/browse', { ...signedOut, startSignIn: { fails: 'internal' } });
  const second = await screen.findByRole('link', { name: 'Login' });
  expect(second.getAttribute('href')).toBe('/login?returnUrl=%2Fbrowse');
});

test('a login in another tab is noticed', async () => {
  const { answers } = openApp('/', signedOut);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  answers.checkSession = { authenticated: true, user: johnny };
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedUserKey })));
  expect(await screen.findByRole('button', { name: /Hi, Johnny/ })).toBeTruthy();
});

test('the first event of the stream fetches nothing, later ones check the session again', async () => {
  const { asked } = openApp('/', signedIn(johnny));
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const checks = () => asked.filter(({ name }) => name === 'checkSession').length;
  const before = checks();
  act(() => FakeEventSource.opened[0]?.say({ kind: 'connected' }));
  expect(checks()).toBe(before);
  act(() => FakeEventSource.opened[0]?.say({ kind: 'connected' }));
  await waitFor(() => expect(checks()).toBe(before + 1));
});

test('the banner asks for an incomplete profile until dismissed for this visit', async () => {
  const { user } = openApp('/terms', signedIn(kenji));
  const banner = await screen.findByRole('complementary', { name: 'Complete your profile' });
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/complete-profile?returnUrl=%2Fterms');
  await user.click(await screen.findByRole('button', { name: /Hi, / }));
  const prompt = screen.getByRole('menuitem', { name: 'Complete your profile' });
  expect(prompt.getAttribute('href')).toBe('/complete-profile?returnUrl=%2Fterms');
  await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('complementary', { name: 'Complete your profile' })).toBeNull();
  expect(sessionStorage.getItem('forecourt.profile-banner')).toBe('13');
});

test('signing out deletes the user’s unsent texts from the device, but not another user’s', async () => {
  const [own, others] = [`forecourt.draft.${johnny.id}.5`, `forecourt.draft.${johnny.id}9.5`];
  for (const key of [own, `forecourt.outbox.${johnny.id}.5`, `forecourt.ticket-draft.${johnny.id}.new`, others])
    localStorage.setItem(key, 'private');
  const { user } = openApp('/terms', { ...signedIn(johnny), logout: { success: true } });
  await user.click(await screen.findByRole('button', { name: /Johnny Pearson/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await screen.findByRole('link', { name: 'Login' });
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key) === 'private')).toEqual([others]);
});

test('a session that has only expired keeps unsent texts', async () => {
  localStorage.setItem(`forecourt.draft.${johnny.id}.5`, 'Not finished');
  storeUser(johnny);
  openApp('/terms', { checkSession: { authenticated: false, user: null } });
  await waitFor(() => expect(readStoredUser()).toBeNull());
  expect(localStorage.getItem(`forecourt.draft.${johnny.id}.5`)).toBe('Not finished');
});
