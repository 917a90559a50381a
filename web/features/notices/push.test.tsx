import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { johnny, signedIn } from '../../testing/people.ts';

const choices = [{ group: 'favourites' as const, title: 'Favourites', text: 'When one is sold.', is_wanted: true }];
const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'secret' } }),
};
const subscribe = vi.fn(async () => subscription);
const requestPermission = vi.fn(async () => 'granted');

beforeEach(() => {
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission });
  const registration = { pushManager: { subscribe, getSubscription: async () => null } };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () =>
  openApp('/profile/notifications', {
    ...signedIn(johnny),
    'notices.choices': { success: true, choices },
    'push.state': { success: true, push: { key: 'site-key', groups: null } },
    'push.subscribe': { success: true },
    'push.choose': { success: true },
  });
const box = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: /^Also notify me in this browser.*Favourites$/ });

test('permission is only requested after a click, then this browser is subscribed', async () => {
  const { user, asked, answers } = open();
  expect((await box()).checked).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await box());
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'push.choose')?.body).toEqual({ group: 'favourites', is_wanted: true }),
  );
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'site-key' });
  expect(asked.find(({ name }) => name === 'push.subscribe')?.body).toEqual({
    endpoint: 'https://push.example.com/1',
    p256dh: 'key',
    auth: 'secret',
  });
  expect(answers).toBeTruthy();
});

test('if the browser refuses, nothing is saved and a message says how to allow it', async () => {
  requestPermission.mockResolvedValueOnce('denied');
  const { user, asked } = open();
  await user.click(await box());
  expect(await screen.findByText('Your browser blocks notifications')).toBeTruthy();
  await waitFor(async () => expect((await box()).checked).toBe(false));
  expect(asked.some(({ name }) => name === 'push.subscribe' || name === 'push.choose')).toBe(false);
});
