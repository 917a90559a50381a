import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { storedUserKey, storeUser } from '../features/accounts/stored-user.ts';
import { zentorno } from '../testing/a-car.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { liveListing } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { carHeading, openCar } from '../testing/open-car.tsx';
import { johnny, maria, signedIn } from '../testing/people.ts';
import { dismissToasts } from '../ui/toast-list.ts';

// Toasts outlive the page and would show up in the next test.
afterEach(() => act(dismissToasts));

/** Switches this browser to Maria in another tab. */
const becomeMaria = (answers: Answers) => void (answers.checkSession = { authenticated: true, user: maria });
const hearStorage = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedUserKey })));
const isNamed = () => screen.findByText('You’re now logged in as Maria Lopez');

test('the first response for another user switches the open page to them and sends nothing more for the previous one', async () => {
  let present = johnny;
  const { asked } = openApp('/terms', {
    checkSession: async () => ({ authenticated: true, user: present }),
    'messaging.unreadCount': async ({ actingAs }: Asked) =>
      actingAs === String(present.id) ? { success: true, unread_count: 0 } : { fails: 'another_person' },
  });
  const counts = () => asked.filter(({ name }) => name === 'messaging.unreadCount');
  await waitFor(() => expect(counts().length).toBeGreaterThan(0));
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));

  const before = counts().length;
  present = maria;
  act(() => FakeEventSource.opened[0]?.say({ kind: 'read', conversation_id: 5, user_id: johnny.id, sequence: 3 }));
  expect(await isNamed()).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Hi, Maria Lopez/ })).toBeTruthy();
  await waitFor(() => expect(counts().at(-1)?.query.user_id).toBe(String(maria.id)));
  const since = counts().slice(before);
  expect(since.filter(({ query, actingAs }) => actingAs !== query.user_id)).toEqual([]);
  expect(since.filter(({ actingAs }) => actingAs === String(johnny.id))).toHaveLength(1);
});

test('data fetched for the previous user is never shown to the next, not even briefly', async () => {
  const { answers } = openApp('/my-listings', {
    ...signedIn(johnny),
    'payments.open': { success: true, payments: [] },
    'cars.mine': {
      success: true,
      listings: [liveListing],
      page: 1,
      pages: 1,
      by_status: { active: 1 },
      slots: { used: 1, of: 5 },
    },
  });
  const list = await screen.findByRole('list', { name: 'Listings' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  answers['cars.mine'] = () => new Promise(() => {});
  let wasShown = false;
  const watch = new MutationObserver(() => {
    const isHers = screen.queryByRole('button', { name: /Hi, Maria Lopez/ });
    wasShown ||= isHers !== null && screen.queryByRole('list', { name: 'Listings' }) !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  becomeMaria(answers);
  hearStorage();
  expect(await isNamed()).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Listings' })).toBeNull();
  expect(wasShown).toBe(false);
  watch.disconnect();
});

test('text typed by one user on a public page isn’t shown to the next', async () => {
  const { answers, user } = openCar(zentorno, signedIn(johnny));
  await carHeading();
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }));
  await user.type(await dialog.findByRole('textbox'), 'The seller is my neighbour');
  becomeMaria(answers);
  hearStorage();
  expect(await isNamed()).toBeTruthy();
  await carHeading();
  expect(screen.queryByRole('dialog', { name: 'Report this listing' })).toBeNull();
  expect(screen.queryByDisplayValue('The seller is my neighbour')).toBeNull();
});

test('the session is checked again when the user returns to this tab', async () => {
  const { answers } = openApp('/terms', signedIn(johnny));
  await screen.findByRole('button', { name: /Hi, Johnny/ });
  becomeMaria(answers);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await isNamed()).toBeTruthy();
});

test('a visitor who logs in elsewhere keeps their page', async () => {
  const { answers, user } = openApp('/browse', {
    checkSession: { authenticated: false, user: null },
    'cars.list': () => new Promise(() => {}),
    'cars.suggest': () => new Promise(() => {}),
  });
  const field = await screen.findByRole('combobox', { name: 'Search cars' });
  await user.type(field, 'karin');
  becomeMaria(answers);
  hearStorage();
  expect(await screen.findByRole('button', { name: /Hi, Maria Lopez/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Search cars' })).toBe(field);
  expect(screen.queryByText('You’re now logged in as Maria Lopez')).toBeNull();
});

/** Ends the session only of the user the page shows, as the server does. */
const logoutOf =
  (present: () => SessionUser) =>
  async ({ actingAs }: Asked) =>
    actingAs === String(present().id) ? { success: true as const } : { fails: 'another_person' as const };

test('signing out on the previous user’s page leaves the next one logged in and switches to their page', async () => {
  let present = johnny;
  const { asked, user } = openApp('/terms', {
    checkSession: async () => ({ authenticated: true, user: present }),
    logout: logoutOf(() => present),
  });
  await user.click(await screen.findByRole('button', { name: /Hi, Johnny/ }));
  // Maria logs in in another tab, and this one doesn't know yet.
  present = maria;
  storeUser(maria);
  const [hers, his] = [`forecourt.draft.${maria.id}.5`, `forecourt.draft.${johnny.id}.5`];
  for (const key of [hers, his]) localStorage.setItem(key, 'Not sent yet');
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: /Hi, Maria Lopez/ })).toBeTruthy();
  expect(await isNamed()).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'logout').map(({ actingAs }) => actingAs)).toEqual([String(johnny.id)]);
  expect(screen.queryByText('Logout failed')).toBeNull();
  expect([localStorage.getItem(hers), localStorage.getItem(his)]).toEqual(['Not sent yet', null]);
});

test('a pending logout for one user doesn’t end the next user’s session', async () => {
  const first = openApp('/', { ...signedIn(johnny), logout: 'offline' });
  await first.user.click(await screen.findByRole('button', { name: /Hi, / }));
  await first.user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByText('Logout failed')).toBeTruthy();
  act(dismissToasts);
  cleanup();
  const { asked } = openApp('/terms', {
    ...signedIn(maria),
    logout: logoutOf(() => maria),
  });
  expect(await screen.findByRole('button', { name: /Hi, Maria Lopez/ })).toBeTruthy();
  expect(asked.map(({ name }) => name).slice(0, 2)).toEqual(['logout', 'checkSession']);
  expect(screen.queryByText('Logout failed')).toBeNull();
});
