import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { device } from '../lib/storage.ts';
import { openApp } from '../testing/open-app.tsx';
import type { Answers } from '../testing/fake-server.ts';
import { johnny, signedIn, signedOut } from '../testing/people.ts';

const at = (days: number) => new Date(Date.now() - days * 86_400_000 - 5_000).toISOString();
const here = {
  id: 1,
  device: 'Firefox on Windows',
  is_current: true,
  signed_in_at: at(2),
  last_seen_at: at(0),
  has_push: false,
};
const phone = {
  id: 2,
  device: 'Safari on iPhone',
  is_current: false,
  signed_in_at: at(20),
  last_seen_at: at(3),
  has_push: true,
};
const unknown = { id: 3, device: null, is_current: false, signed_in_at: at(4), last_seen_at: at(4), has_push: false };
const sessions = (...list: (typeof here | typeof phone | typeof unknown)[]) => ({
  sessions: { success: true as const, sessions: list },
});
const closing = {
  listings: 2,
  drafts: 1,
  favourites: 0,
  open_payments: 1,
  open_tickets: 0,
  open_applications: 1,
  groups: 0,
  offers: 2,
  meetings: 0,
  company_name: null,
  refusal: null,
};

const open = (more: Answers = {}) =>
  openApp('/profile/sessions', { ...signedIn(johnny), ...sessions(here, phone, unknown), ...more });

afterEach(() => vi.restoreAllMocks());

test('lists each device in plain words with its last activity, and the current one can’t be signed out here', async () => {
  open();
  await screen.findByText('Firefox on Windows');
  const rows = screen.getAllByRole('listitem');
  const [first, second, third] = rows.filter((row) => /Logged in/.test(row.textContent));
  expect(first!.textContent).toContain('Firefox on Windows');
  expect(within(first!).getByText('This device')).toBeTruthy();
  expect(within(first!).queryByRole('button')).toBeNull();
  expect(second!.textContent).toContain('Last seen 3 days ago');
  expect(third!.textContent).toContain('Unknown browser');
});

test('signs one device out, confirms it and reloads the list', async () => {
  const { user, asked, answers } = open({ endSession: { success: true } });
  const button = await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' });
  Object.assign(answers, sessions(here, unknown));
  await user.click(button);
  expect(await screen.findByText('Signed out of Safari on iPhone')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out of Safari on iPhone' })).toBeNull());
  expect(asked.find(({ name }) => name === 'endSession')?.body).toEqual({ session_id: 2 });
});

test('signs out everywhere else with one click', async () => {
  const { user, answers } = open({ endOtherSessions: { success: true, ended: 2 } });
  const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
  Object.assign(answers, sessions(here));
  await user.click(button);
  expect(await screen.findByText('Signed out on 2 other devices')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
});

test('a device that is already signed out is reported and removed from the list', async () => {
  const { user, answers } = open({ endSession: { fails: 'session_not_found' } });
  const button = await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' });
  Object.assign(answers, sessions(here, unknown));
  await user.click(button);
  expect(await screen.findByText('That device is already signed out')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

test('a list that fails to load says so and can be tried again', async () => {
  const { user, answers } = open({ sessions: { fails: 'internal' } });
  expect(await screen.findByText('We couldn’t load your devices')).toBeTruthy();
  Object.assign(answers, sessions(here));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
});

test('downloads all data as a file', async () => {
  const kept: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push(blob as Blob);
    return 'blob:file';
  });
  const { user } = open({ exportData: { success: true, filename: 'my_data_2026-11-16.json', json: '{"mine":1}' } });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(await kept[0]!.text()).toBe('{"mine":1}');
});

test('before closing, it says what is deleted and kept, and nothing is sent if the typed word is wrong', async () => {
  const { user, asked } = open({
    closing: { success: true, closing },
    closeAccount: {
      fails: 'bad_input',
      fields: { name: ['Please enter your name as it stands here: Johnny Pearson'] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
  expect(await dialog.findByText('2 listings')).toBeTruthy();
  expect(dialog.getByText('1 open payment: cancelled. If you pay anyway, we’ll refund you.')).toBeTruthy();
  expect(dialog.getByText('1 application to become a dealer: withdrawn')).toBeTruthy();
  expect(dialog.queryByText(/favourite/)).toBeNull();
  expect(dialog.getByText('Your sales and payments, with receipts')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close my account' }));
  expect(await dialog.findByText('Please enter your name')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'closeAccount')).toBe(false);
  await user.type(dialog.getByLabelText(/Type your name/), 'Somebody');
  await user.click(dialog.getByRole('button', { name: 'Close my account' }));
  expect(await dialog.findByText(/as it stands here: Johnny Pearson/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/Type your name/).value).toBe('Somebody');
});

test('closing the account goes to the home page signed out and leaves nothing on this device', async () => {
  device.write(`forecourt.draft.${johnny.id}.7`, 'half a sentence');
  const { user, answers, here } = open({
    closing: { success: true, closing },
    closeAccount: async () => {
      Object.assign(answers, signedOut);
      return { success: true };
    },
    'cars.list': 'offline',
  });
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
  await user.type(await dialog.findByLabelText(/Type your name/), 'Johnny Pearson');
  await user.click(dialog.getByRole('button', { name: 'Close my account' }));
  expect(await screen.findByText('Account closed')).toBeTruthy();
  expect(here()).toBe('/');
  expect(device.read(`forecourt.draft.${johnny.id}.7`)).toBeNull();
  expect(screen.queryByText('Johnny Pearson')).toBeNull();
});

test('a dealership’s owner has to hand it over first, and isn’t asked for the name', async () => {
  const refusal = 'As the owner, you cannot leave the team.';
  const { user } = open({ closing: { success: true, closing: { ...closing, refusal } } });
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
  expect(await dialog.findByText(refusal)).toBeTruthy();
  expect(dialog.queryByLabelText(/Type your name/)).toBeNull();
});

test('the account menu of the profile leads here', async () => {
  const { user, here } = openApp('/profile', { ...signedIn(johnny), ...sessions(phone) });
  await user.click(await screen.findByRole('link', { name: 'Sessions and data' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sessions and data' })).toBeTruthy();
  expect(here()).toBe('/profile/sessions');
});
