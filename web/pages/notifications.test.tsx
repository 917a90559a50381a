import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNotice, manyNotices, noticeAnswers, pagesOf } from '../testing/notices.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('lists all notifications, day by day', async () => {
  const today = { ...aNotice, updated_at: daysAgo(0) };
  const yesterday = { ...aNotice, id: 2, sentence: 'Staff answered you.', updated_at: daysAgo(1), is_read: true };
  openApp('/notifications', { ...signedIn(johnny), ...noticeAnswers([today, yesterday]) });
  const ofToday = within(await screen.findByRole('region', { name: 'Today' }));
  expect(ofToday.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/terms']);
  const ofYesterday = within(screen.getByRole('region', { name: 'Yesterday' }));
  expect(ofYesterday.getByRole('link').textContent).toContain('Staff answered you.');
});

test('more are loaded on demand, each once, from where the last page ended', async () => {
  const { user, asked } = openApp('/notifications', {
    ...signedIn(johnny),
    'notices.list': pagesOf(manyNotices(130)),
  });
  for (const count of [60, 90, 120, 130]) {
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByText(/Notice \d+\.$/)).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked.filter(({ name }) => name === 'notices.list').at(-1)?.query).toMatchObject({ before_id: '401' });
});

test('if loading more fails, the list stays and it can be tried again', async () => {
  const { user, answers } = openApp('/notifications', {
    ...signedIn(johnny),
    'notices.list': pagesOf(manyNotices(31)),
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  answers['notices.list'] = 'offline';
  await user.click(more);
  expect(await screen.findByText('We couldn’t load more. Please try again.')).toBeTruthy();
  expect(screen.getByText(/Notice 0\.$/)).toBeTruthy();
  answers['notices.list'] = pagesOf(manyNotices(31));
  await user.click(more);
  expect(await screen.findByText(/Notice 30\.$/)).toBeTruthy();
});

test('opening one marks it as read and follows its link', async () => {
  const { user, asked, here } = openApp('/notifications', {
    ...signedIn(johnny),
    ...noticeAnswers([aNotice]),
    'notices.markRead': { success: true, unread_count: 0 },
  });
  await user.click(await screen.findByRole('link', { name: /Karin Sultan/ }));
  await waitFor(() => expect(here()).toBe('/terms'));
  expect(asked.filter(({ name }) => name === 'notices.markRead').map(({ body }) => body)).toEqual([{ id: 1 }]);
});

test('an empty list says what will appear here', async () => {
  openApp('/notifications', { ...signedIn(johnny), ...noticeAnswers([]) });
  expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark all read' }).getAttribute('aria-disabled')).toBe('true');
});

test('a failure says so, and Try again loads it', async () => {
  const { user, answers } = openApp('/notifications', {
    ...signedIn(johnny),
    ...noticeAnswers([aNotice]),
    'notices.list': { fails: 'internal' },
  });
  await screen.findByRole('heading', { name: 'We couldn’t load your notifications' });
  Object.assign(answers, noticeAnswers([aNotice]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Karin Sultan/ })).toBeTruthy();
});

test('a visitor is sent to log in and returns', async () => {
  const { here } = openApp('/notifications', { ...signedOut, startSignIn: 'offline' });
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fnotifications'));
});
