import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serviceNames, type ServiceName } from '@forecourt/contract/services/services.ts';
import { mia } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const check = (service: ServiceName, more = {}) => ({
  service,
  state: 'working' as const,
  said: 'It answers.',
  took_ms: 12,
  looked_at: new Date().toISOString(),
  last_error: null,
  last_error_at: null,
  ...more,
});
const bank = { source: 'demo', host: null, mode: 'live', key_shown: null, saved: null, open_payments: 2 } as const;
const saved = {
  host: 'bank.example.org',
  mode: 'live',
  key_shown: '…4711',
  secret_shown: null,
  saved_at: new Date().toISOString(),
  saved_by_name: 'Ada Moreau',
  is_readable: true,
} as const;
const savedBank = { ...bank, source: 'saved', host: saved.host, key_shown: saved.key_shown, saved } as const;
const status = (more = {}, checks = serviceNames.map((one) => check(one))) => ({
  success: true as const,
  bank: { ...bank, ...more },
  checks,
  build: { version: '1.2.3', commit: 'c0ffee'.padEnd(40, '0') },
});
const open = (answers: Answers = {}, user = ada, address = '/staff/settings/services') =>
  openApp(address, { ...signedIn(user), 'services.status': status(), ...answers });

test('each service shows its state, response time and last error, and Test checks again', async () => {
  const failing = check('bank', { state: 'failing', said: 'The bank does not take the API key.' });
  const checks = [
    check('sign_in', { last_error: 'It was away.', last_error_at: new Date().toISOString() }),
    failing,
    ...serviceNames.slice(2).map((one) => check(one)),
  ];
  const { user, asked } = open(
    {
      'services.status': status({}, checks),
      'services.test': { success: true, check: check('bank', { said: 'It answers, and takes our key.' }) },
    },
    ada,
    '/staff/api',
  );
  const list = within(await screen.findByRole('list', { name: 'Connections to the game' }));
  expect(list.getByText('Failing')).toBeTruthy();
  expect(list.getByText(/It was away/)).toBeTruthy();
  expect(
    asked.some(({ name }) => name === 'services.test'),
    'what was looked at just now is not tested',
  ).toBe(false);
  await user.click(list.getByRole('button', { name: 'Test Bank API' }));
  expect(await list.findByText('It answers, and takes our key.')).toBeTruthy();
  expect(list.queryByText('Failing')).toBeNull();
});

test.each([
  { commit: 'c0ffee'.padEnd(40, '0'), shown: `Version 1.2.3, commit ${'c0ffee'.padEnd(40, '0')}` },
  { commit: null, shown: 'Version 1.2.3' },
])('the running version and, if known, the commit are shown: $shown', async ({ commit, shown }) => {
  open({ 'services.status': { ...status(), build: { version: '1.2.3', commit } } });
  expect((await screen.findByText(/Version 1\.2\.3/)).textContent).toBe(shown);
});

test('services that were never checked are checked when the page opens', async () => {
  const unknown = check('disk', { state: 'unknown', said: null, took_ms: null, looked_at: null });
  open({
    'services.status': status({}, [unknown]),
    'services.test': { success: true, check: check('disk', { said: '5.0 GB of 9.0 GB are free.' }) },
  });
  expect(await screen.findByText('5.0 GB of 9.0 GB are free.')).toBeTruthy();
});

test('keys are typed hidden, saved together, and then no longer on the page', async () => {
  let now: typeof bank | typeof savedBank = bank;
  const { user, asked } = open(
    {
      'services.status': async () => status(now),
      'services.saveBankKeys': async () => {
        now = savedBank;
        return { success: true, bank: savedBank };
      },
    },
    ada,
    '/staff/api',
  );
  expect(await screen.findByText('Demo bank')).toBeTruthy();
  expect(screen.getByText(/2 payments are still open at the bank/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter the bank’s address')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Endpoint/), 'https://bank.example.org/api');
  const key = screen.getByLabelText<HTMLInputElement>(/^API key/);
  expect(key.type).toBe('password');
  await user.type(key, 'the-key-of-our-shop-4711');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('…4711')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^API key/).value).toBe('');
  expect(asked.find(({ name }) => name === 'services.saveBankKeys')?.body).toEqual({
    endpoint: 'https://bank.example.org/api',
    api_key: 'the-key-of-our-shop-4711',
    secret: '',
    mode: 'live',
  });
});

test('a refused address keeps the typed text, with the message at its field', async () => {
  const { user } = open(
    {
      'services.saveBankKeys': {
        fails: 'bad_input',
        fields: { endpoint: ['This address leads into a private network'] },
      },
    },
    ada,
    '/staff/api',
  );
  await user.type(await screen.findByLabelText(/^Endpoint/), 'https://bank.internal');
  await user.type(screen.getByLabelText(/^API key/), 'the-key-of-our-shop-4711');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This address leads into a private network')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^API key/).value).toBe('the-key-of-our-shop-4711');
});

test('values set on the server can’t be changed here, and the page says so', async () => {
  open(
    { 'services.status': status({ source: 'environment', host: 'bank.example.org', key_shown: '…4711' }) },
    ada,
    '/staff/api',
  );
  expect(await screen.findByText('Set on the server')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the API tab has the game’s services and the bank’s keys', async () => {
  open({}, ada, '/staff/api');
  const list = within(await screen.findByRole('list', { name: 'Connections to the game' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByRole('button', { name: 'Test GTA World OAuth' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Bank API' })).toBeTruthy();
});

test('the site’s own services are under Site health, without those of the game', async () => {
  open();
  const own = within(await screen.findByRole('list', { name: 'Site health' }));
  expect(own.getAllByRole('listitem')).toHaveLength(serviceNames.length - 2);
  expect(own.queryByText('Bank API')).toBeNull();
});

test('a failed load says so', async () => {
  open({ 'services.status': 'offline' });
  expect(await screen.findByText('We couldn’t load the status of the services')).toBeTruthy();
});

test('users without permission don’t have this tab', async () => {
  open({}, mia, '/staff/api');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Staff portal' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'API' })).toBeNull();
});
