import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storedUserKey } from '../features/accounts/stored-user.ts';
import { openApp } from '../testing/open-app.tsx';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { todaysPrices } from '../testing/plans.ts';
import { ada, johnny, kenji, maria, signedIn, signedOut } from '../testing/people.ts';

const goAway = { startSignIn: { authorize_url: 'https://provider.example/authorize' } };

test('a visitor is sent to the login, which remembers the page and its query', async () => {
  const leave = vi.spyOn(location, 'replace').mockReturnValue();
  openApp('/payment-history?status=failed', { ...signedOut, ...goAway });
  expect(await screen.findByText('Redirecting to GTA World...')).toBeTruthy();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://provider.example/authorize'));
  expect(sessionStorage.getItem('forecourt.return')).toBe('/payment-history?status=failed');
});

test.each([
  ['/sell', 'Sell Your Car', ['$1,500', '$500', '$2,500', '$47,500']],
  ['/become-dealer', 'Become a Dealer', ['$25,000', '$1,250', '$30,000', '50 active listings']],
  ['/support', 'Support', ['Please log in to access the support center.', 'I can’t log in']],
])('%s introduces itself to visitors and offers a login that returns to it', async (address, title, facts) => {
  const { asked } = openApp(address, { ...signedOut, ...todaysPrices });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Please Log In' })).toBeTruthy();
  const logIn = within(screen.getByRole('main')).getByRole('link', { name: 'Log In' });
  expect(logIn.getAttribute('href')).toBe(`/login?returnUrl=${encodeURIComponent(address)}`);
  for (const fact of facts) await waitFor(() => expect(screen.getByRole('main').textContent).toContain(fact));
  expect(asked.filter(({ name }) => /mine|tickets|inventory/.test(name))).toEqual([]);
});

test('an incomplete profile is completed first, and the return address is kept', async () => {
  const { here } = openApp('/sell', signedIn(kenji));
  expect(await screen.findByRole('button', { name: 'Complete Profile' })).toBeTruthy();
  expect(here()).toBe('/complete-profile?returnUrl=%2Fsell');
});

test('a user who isn’t a dealer sees that they have no access', async () => {
  openApp('/dealer', signedIn(johnny));
  expect(await screen.findByText('You are not authorized to access the dealer portal.')).toBeTruthy();
});

test('a dealer can’t apply to become one', async () => {
  const { here } = openApp('/become-dealer', signedIn(maria));
  await waitFor(() => expect(here()).toBe('/dealer'));
});

test('a staff page is “not found” for others and the Admin Portal for an admin', async () => {
  openApp('/staff', signedIn(johnny));
  expect(await screen.findByRole('heading', { name: 'This page is not on the lot' })).toBeTruthy();
  openApp('/staff', signedIn(ada));
  expect(await screen.findByRole('heading', { name: 'Admin Portal' })).toBeTruthy();
});

test('nothing of the page is shown while the session is being verified', async () => {
  const { promise, resolve } = Promise.withResolvers<{ authenticated: true; user: typeof johnny }>();
  openApp('/profile', { checkSession: () => promise });
  expect((await screen.findAllByLabelText('Loading')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Phone Number')).toBeNull();
  await act(async () => resolve({ authenticated: true, user: johnny }));
  expect(await screen.findByText('555-0188')).toBeTruthy();
});

test('if the server doesn’t respond, the page says so and can try again', async () => {
  const { answers, user } = openApp('/profile', { checkSession: 'offline' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.checkSession = { authenticated: true, user: johnny };
  await user.click(again);
  expect(await screen.findByText('555-0188')).toBeTruthy();
});

test('when signed out elsewhere, the page stays and offers to log in', async () => {
  const { answers, here } = openApp('/profile', signedIn(johnny));
  expect(await screen.findByText('555-0188')).toBeTruthy();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers.checkSession = { authenticated: false, user: null };
  act(() => FakeEventSource.opened[0]?.say({ kind: 'session_changed' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy();
  expect(screen.queryByText('555-0188')).toBeNull();
  expect(here()).toBe('/profile');
});

test('a visitor who follows a link to a members’ page is sent to the login and doesn’t see that a session ended', async () => {
  vi.spyOn(location, 'replace').mockReturnValue();
  const { router, here } = openApp('/terms', { ...signedOut, ...goAway });
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  await act(async () => void router.navigate({ to: '/payment-history', search: { status: 'failed' } as never }));
  expect(await screen.findByText('Redirecting to GTA World...')).toBeTruthy();
  expect(here()).toBe('/login?returnUrl=%2Fpayment-history%3Fstatus%3Dfailed');
  expect(screen.queryByText('You are signed out')).toBeNull();
});

test('when another tab switches users, nothing of the first stays in the form and the second is named', async () => {
  const { answers, user } = openApp('/profile', signedIn(johnny));
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await user.type(await screen.findByLabelText('Phone Number'), '99');
  answers.checkSession = { authenticated: true, user: { ...maria, phone_number: '777' } };
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedUserKey })));
  expect(await screen.findByText('You’re now logged in as Maria Lopez')).toBeTruthy();
  expect(await screen.findByText('777')).toBeTruthy();
  expect(screen.queryByLabelText('Phone Number')).toBeNull();
});
