import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedSearch } from '@forecourt/contract/searches/searches.ts';
import { cardOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';

const done = { success: true } as const;
const search: SavedSearch = {
  id: 4,
  name: 'Fast Pegassis',
  filters: { make: 'Pegassi', minPrice: 100_000 },
  frequency: 'instant',
  by_push: false,
  by_webhook: true,
  is_paused: false,
  created_at: '2026-11-01T10:00:00Z',
  total: 12,
  total_is_capped: false,
  new_count: 3,
  newest: [cardOf(zentorno)],
};
const listOf = (...searches: SavedSearch[]) => ({ success: true, searches }) as const;
const open = (answers: Answers = {}) =>
  openApp('/saved/searches', { ...signedIn(johnny), 'searches.list': listOf(search), ...answers });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('each search has its filters, results, new cars and channels, and opens Browse with them', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Fast Pegassis' });
  expect(link.getAttribute('href')).toBe('/browse?make=Pegassi&minPrice=100000&saved=4');
  expect(screen.getByText('3 new')).toBeTruthy();
  expect(screen.getByText('12 cars now · Alerts right away · to your webhook')).toBeTruthy();
  const filters = within(screen.getByRole('list', { name: 'Filters' }));
  const chips = filters.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chips).toEqual(['From $100,000', 'Pegassi']);
  const newest = within(screen.getByRole('list', { name: 'Newest cars' })).getByRole('link');
  expect(newest.getAttribute('href')).toBe(`/car/${zentorno.id}`);
  expect(newest.textContent).toContain('Pegassi Zentorno');
});

test('without a search it says how to save one, and a failure never looks empty', async () => {
  const { user, answers } = open({ 'searches.list': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your searches' })).toBeTruthy();
  expect(screen.queryByText('No saved searches yet')).toBeNull();
  answers['searches.list'] = listOf();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeTruthy();
});

test('pausing, deleting and Undo are sent, and the list shows them', async () => {
  const { user, asked, answers } = open({
    'searches.update': done,
    'searches.remove': done,
    'searches.restore': done,
  });
  const button = await screen.findByRole('button', { name: 'Pause alerts' });
  answers['searches.list'] = listOf({ ...search, is_paused: true });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Resume alerts' })).toBeTruthy();
  answers['searches.list'] = listOf();
  await user.click(screen.getByRole('button', { name: 'Delete Fast Pegassis' }));
  expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeTruthy();
  answers['searches.list'] = listOf(search);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Fast Pegassis' })).toBeTruthy();
  const sent = asked.filter(({ name }) => name.startsWith('searches.') && name !== 'searches.list');
  expect(sent.map(({ name }) => name)).toEqual(['searches.update', 'searches.remove', 'searches.restore']);
  expect(sent[0]?.body).toEqual({ id: 4, is_paused: true });
});

/** A browser that can show notifications. Returns what it's asked. */
function browserWithPush(permission: 'granted' | 'denied') {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'secret' } }),
  };
  const requestPermission = vi.fn(async () => permission);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission });
  const registration = { pushManager: { subscribe: async () => subscription, getSubscription: async () => null } };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { requestPermission };
}
const withPush: Answers = {
  'push.state': { success: true, push: { key: 'site-key', groups: null } },
  'push.subscribe': done,
  'searches.update': done,
};
const inBrowser = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Also notify me in this browser' });

test('permission is only requested when this browser is selected, and the choice is saved with the search', async () => {
  const { requestPermission } = browserWithPush('granted');
  const { user, asked } = open(withPush);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect((await inBrowser()).checked).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await inBrowser());
  await waitFor(async () => expect((await inBrowser()).checked).toBe(true));
  expect(asked.some(({ name }) => name === 'push.subscribe')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'searches.update')?.body).toMatchObject({ id: 4, by_push: true });
});

test('a browser that refuses stays off, and saving something else leaves other browsers as they were', async () => {
  browserWithPush('denied');
  const { user, asked } = open({ ...withPush, 'searches.list': listOf({ ...search, by_push: true }) });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await inBrowser());
  expect(await screen.findByText('Your browser blocks notifications')).toBeTruthy();
  expect((await inBrowser()).checked).toBe(false);
  expect(asked.some(({ name }) => name === 'push.subscribe')).toBe(false);
});

test('a search that no longer works says what to do, and can be deleted', async () => {
  const { user, asked } = open({
    'searches.list': listOf({ ...search, filters: {}, total: null, new_count: 0, newest: [] }),
    'searches.remove': done,
  });
  expect(await screen.findByText(/^This search no longer works, so it sends no alerts\./)).toBeTruthy();
  expect(screen.queryByText(/cars? now/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Fast Pegassis' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'searches.remove')).toBe(true));
});
