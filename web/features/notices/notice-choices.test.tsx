import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NoticeChoice } from '@forecourt/contract/notices/notices.ts';
import { openApp } from '../../testing/open-app.tsx';
import { johnny, signedIn } from '../../testing/people.ts';

const choices: NoticeChoice[] = [
  { group: 'listings', title: 'Your listings', text: 'When one ends.', is_wanted: true },
  { group: 'favourites', title: 'Favourites', text: 'When one is sold.', is_wanted: false },
];
const open = (address = '/profile/notifications') =>
  openApp(address, {
    ...signedIn(johnny),
    'notices.choices': { success: true, choices },
    'notices.choose': { success: true },
  });
const choice = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

test('each group is a switch that takes effect right away', async () => {
  const { user, asked } = open();
  expect((await choice('Your listings')).checked).toBe(true);
  expect((await choice('Favourites')).checked).toBe(false);
  await user.click(await choice('Favourites'));
  await waitFor(async () => expect((await choice('Favourites')).checked).toBe(true));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'notices.choose')?.body).toEqual({ group: 'favourites', is_wanted: true }),
  );
});

test('if a setting can’t be saved, the stored value and an error are shown', async () => {
  const { user, answers } = open();
  answers['notices.choose'] = 'offline';
  await user.click(await choice('Your listings'));
  expect(await screen.findByText('We couldn’t save your setting')).toBeTruthy();
  await waitFor(async () => expect((await choice('Your listings')).checked).toBe(true));
});

test('earlier links to the settings lead here', async () => {
  const { here } = open('/profile#notifications');
  await choice('Your listings');
  expect(here()).toBe('/profile/notifications');
});
