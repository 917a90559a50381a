import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepReturnAddress } from '../lib/return-address.ts';
import { site } from '../lib/site.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, kenji, signedIn, signedOut } from '../testing/people.ts';

const one = { id: 501, name: 'Johnny Pearson', avatar_url: null };
const two = { id: 502, name: 'Kenji Sato', avatar_url: null };
const answering = (characters: (typeof one)[]) => ({
  ...signedOut,
  exchangeToken: { access_token: 'opaque', token_type: 'Bearer' as const, expires_in: 600 },
  gameUser: { user: { id: 5, username: 'jp' } },
  characters: { characters },
  authenticate: { success: true as const, user: johnny },
});

let code = 0;
// Each test has its own code, because a code works once.
const back = () => `/auth/callback?code=c${(code += 1)}&state=s`;

test('a single character is logged in automatically and returns to the previous page', async () => {
  keepReturnAddress('/browse?search=karin');
  const { asked, here } = openApp(back(), answering([one]));
  await waitFor(() => expect(here()).toBe('/browse?search=karin'));
  expect(asked.find(({ name }) => name === 'authenticate')).toMatchObject({
    body: { gta_world_user: { id: 5, username: 'jp' }, selected_character: one },
    bearer: 'Bearer opaque',
  });
  expect(sessionStorage.getItem('forecourt.return')).toBeNull();
});

test('strict mode exchanges the code only once, and it’s removed from the address bar', async () => {
  const { asked, here } = openApp(back(), answering([one, two]));
  expect(await screen.findByRole('heading', { name: 'Select Your Character' })).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'exchangeToken')).toHaveLength(1);
  expect(here()).toBe('/auth/callback');
});

test('one of several characters is selected, then the account is set up', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: true; user: typeof kenji }>();
  const { user, here, asked } = openApp(back(), { ...answering([one, two]), authenticate: () => promise });
  await user.click(await screen.findByRole('button', { name: /Kenji Sato.*Character ID 502/ }));
  expect(await screen.findByText('Setting up your account...')).toBeTruthy();
  resolve({ success: true, user: kenji });
  await waitFor(() => expect(here()).toBe('/'));
  expect(asked.filter(({ name }) => name === 'authenticate')).toHaveLength(1);
});

test('no characters', async () => {
  openApp(back(), answering([]));
  expect(await screen.findByText('No characters found for this account')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Authentication Failed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('a failed login says how to reach our staff without an account', async () => {
  Object.assign(site, { phone: '555-0100', contact: 'Ask for Sam at the town hall.' });
  openApp('/auth/callback', signedOut);
  await screen.findByRole('heading', { name: 'Authentication Failed' });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Ask for Sam at the town hall.')).toBeTruthy();
  expect(main.getByRole('link', { name: '555-0100' }).getAttribute('href')).toBe('tel:555-0100');
  expect(main.getByRole('link', { name: 'Help with logging in' }).getAttribute('href')).toBe('/help/locked-out');
  Object.assign(site, { phone: '', contact: '' });
});

test('no code', async () => {
  const { asked } = openApp('/auth/callback', signedOut);
  expect(await screen.findByText('No authorization code received')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'exchangeToken')).toBe(false);
});

test('a member who declines while switching characters stays logged in, and the page says so', async () => {
  openApp('/auth/callback?error=access_denied&state=s', signedIn(johnny));
  expect(await screen.findByRole('heading', { name: 'You didn’t switch' })).toBeTruthy();
  expect(screen.getByText('You’re still logged in as Johnny Pearson.')).toBeTruthy();
});

test('switching characters starts at the provider although someone is logged in', async () => {
  const leave = vi.spyOn(location, 'replace').mockReturnValue();
  const startSignIn = { authorize_url: 'https://provider.example/authorize' };
  openApp('/login?switch=1&returnUrl=/profile', { ...signedIn(johnny), startSignIn });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://provider.example/authorize'));
  expect(sessionStorage.getItem('forecourt.return')).toBe('/profile');
});

test('if the user declines, nothing fails and nothing is exchanged', async () => {
  const { asked } = openApp('/auth/callback?error=access_denied&state=s', signedOut);
  expect(await screen.findByRole('heading', { name: 'You’re not logged in' })).toBeTruthy();
  expect(screen.queryByText('Authentication Failed')).toBeNull();
  expect(asked.some(({ name }) => name === 'exchangeToken')).toBe(false);
});

test('a suspended user reads what it means, until when in local time, why, and who to contact', async () => {
  const restriction = { reason: 'Real-money trading', until: '2026-12-01T17:30:00.000Z', appeal_token: 'sealed' };
  openApp(back(), { ...answering([one]), authenticate: { fails: 'account_suspended', restriction } });
  expect(await screen.findByRole('heading', { name: 'Johnny Pearson is suspended' })).toBeTruthy();
  const until = screen.getByText((_, element) => element?.tagName === 'TIME');
  expect(until.getAttribute('datetime')).toBe(restriction.until);
  const here = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  expect(until.textContent).toContain('2026');
  expect(until.textContent).toContain(here.format(new Date(restriction.until)));
  expect(screen.getByText('Real-money trading')).toBeTruthy();
  expect(screen.getByText('Questions').nextElementSibling?.textContent).toMatch(/\w/);
  expect(screen.queryByText('Authentication Failed')).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select another character' })).toBeNull();
});

test('if one of several characters is refused, another can be selected', async () => {
  const restriction = { reason: 'Scamming', until: null, appeal_token: 'sealed' };
  const { user, answers, here } = openApp(back(), {
    ...answering([one, two]),
    authenticate: { fails: 'account_banned', restriction },
  });
  await user.click(await screen.findByRole('button', { name: /Kenji Sato/ }));
  expect(await screen.findByRole('heading', { name: 'Kenji Sato is banned' })).toBeTruthy();
  expect(screen.getByText('Scamming')).toBeTruthy();
  expect(screen.queryByText('Until')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select another character' }));
  answers.authenticate = { success: true, user: johnny };
  await user.click(await screen.findByRole('button', { name: /Johnny Pearson/ }));
  await waitFor(() => expect(here()).toBe('/'));
});

test('a reload during selection fetches the characters again, and nothing is stored after login', async () => {
  openApp(back(), answering([one, two]));
  expect(await screen.findByRole('heading', { name: 'Select Your Character' })).toBeTruthy();
  cleanup();
  const { user, asked, here } = openApp('/auth/callback', answering([one, two]));
  await user.click(await screen.findByRole('button', { name: /Johnny Pearson/ }));
  await waitFor(() => expect(here()).toBe('/'));
  expect(asked.some(({ name }) => name === 'exchangeToken')).toBe(false);
  expect(asked.find(({ name }) => name === 'authenticate')?.bearer).toBe('Bearer opaque');
  expect(JSON.stringify(sessionStorage)).not.toContain('opaque');
});

test('a reload that comes too late says that it took too long', async () => {
  openApp(back(), answering([one, two]));
  expect(await screen.findByRole('heading', { name: 'Select Your Character' })).toBeTruthy();
  cleanup();
  openApp('/auth/callback', { ...signedOut, gameUser: { fails: 'no_sign_in_token' } });
  expect(await screen.findByText(/took too long\. Please start again/)).toBeTruthy();
  cleanup();
  openApp('/auth/callback', signedOut);
  expect(await screen.findByText('No authorization code received')).toBeTruthy();
});

test('the selection gets the focus, and the selected card keeps it during setup', async () => {
  const { user } = openApp(back(), { ...answering([one, two]), authenticate: () => new Promise(() => {}) });
  const heading = await screen.findByRole('heading', { name: 'Select Your Character' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const card = screen.getByRole('button', { name: /Kenji Sato/ });
  await user.click(card);
  expect(await screen.findByText('Setting up your account...')).toBeTruthy();
  expect(document.activeElement).toBe(card);
  expect(card.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: /Johnny Pearson/ }).getAttribute('aria-disabled')).toBe('true');
});

test('the title names the provider', async () => {
  openApp(back(), answering([one, two]));
  expect(await screen.findByRole('heading', { name: 'Select Your Character' })).toBeTruthy();
  expect(document.title).toBe('Logging in with GTA World · Forecourt');
});

test('a slow provider is explained', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openApp(back(), { ...answering([one]), gameUser: () => new Promise(() => {}) });
  expect(await screen.findByText('Checking your characters...')).toBeTruthy();
  expect(screen.queryByText(/slow today/)).toBeNull();
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByText(/GTA World is slow today.*half a minute/)).toBeTruthy();
  vi.useRealTimers();
});

test('a failed exchange says so, and a new attempt keeps the return address', async () => {
  keepReturnAddress('/sell');
  openApp(back(), { ...signedOut, exchangeToken: { fails: 'token_exchange_failed' } });
  expect(await screen.findByText('Failed to exchange code for token')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/login?returnUrl=%2Fsell');
});

test('the alternative return address redirects here with its query', async () => {
  const { here } = openApp('/oauth/callback?error=access_denied', signedOut);
  expect(await screen.findByRole('heading', { name: 'You’re not logged in' })).toBeTruthy();
  expect(here()).toBe('/auth/callback');
});
