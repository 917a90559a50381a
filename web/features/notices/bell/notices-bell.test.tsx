import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { movableTime } from '../../../testing/movable-time.ts';
import { aNotice, noticeAnswers } from '../../../testing/notices.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../../../testing/people.ts';

const open = (answers: Answers = {}) => openApp('/privacy', { ...signedIn(johnny), ...answers });
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

test('visitors get no bell and trigger no requests', async () => {
  const { asked } = openApp('/terms', signedOut);
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  expect(asked.some(({ name }) => name.startsWith('notices.'))).toBe(false);
});

test('the bell shows the unread count, also in its accessible name', async () => {
  open({ 'notices.unreadCount': { success: true, unread_count: 12 } });
  expect((await screen.findByRole('button', { name: 'Notifications, 9+ unread' })).textContent).toBe('9+');
});

test('without unread notifications there’s no number', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('it shows the newest, and Escape closes it and returns focus', async () => {
  const { user } = open(noticeAnswers([aNotice]));
  await user.click(await bell());
  const inside = await panel();
  expect(await inside.findByRole('link', { name: /^Unread: Your listing “2021 Karin Sultan”/ })).toBeTruthy();
  expect(inside.getByRole('link', { name: 'See all notifications' }).getAttribute('href')).toBe('/notifications');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await bell());
});

test('opening a notification marks it as read, follows its link and closes the panel', async () => {
  const { user, asked, here } = open({
    ...noticeAnswers([aNotice]),
    'notices.markRead': { success: true, unread_count: 0 },
  });
  await user.click(await bell());
  await user.click(await (await panel()).findByRole('link', { name: /Karin Sultan/ }));
  await waitFor(() => expect(here()).toBe('/terms'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ name }) => name === 'notices.markRead').map(({ body }) => body)).toEqual([{ id: 1 }]);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('a notification that’s already read follows its link and isn’t marked again', async () => {
  const { user, asked, here } = open(noticeAnswers([{ ...aNotice, is_read: true }]));
  await user.click(await bell());
  await user.click(await (await panel()).findByRole('link', { name: /^Your listing/ }));
  await waitFor(() => expect(here()).toBe('/terms'));
  expect(asked.some(({ name }) => name === 'notices.markRead')).toBe(false);
});

test('Mark all read marks up to the latest one on screen and keeps focus', async () => {
  const { user, asked } = open({
    ...noticeAnswers([aNotice, { ...aNotice, id: 2, updated_at: '2026-05-02T10:00:00.000Z' }]),
    'notices.markAllRead': { success: true, unread_count: 0 },
  });
  await user.click(await bell());
  const inside = await panel();
  await inside.findAllByRole('link', { name: /^Unread:/ });
  await user.click(inside.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(inside.queryAllByRole('link', { name: /^Unread:/ })).toEqual([]));
  expect(asked.find(({ name }) => name === 'notices.markAllRead')?.body).toEqual({ up_to: aNotice.updated_at });
  expect(document.activeElement).toBe(inside.getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('if marking fails, an error is shown and it stays unread', async () => {
  const { user } = open({ ...noticeAnswers([aNotice]), 'notices.markAllRead': 'offline' });
  await user.click(await bell());
  const inside = await panel();
  await inside.findByRole('link', { name: /^Unread:/ });
  await user.click(inside.getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('We couldn’t mark it as read')).toBeTruthy();
  expect(inside.getByRole('link', { name: /^Unread:/ })).toBeTruthy();
});

test('the number follows the stream, also for other devices', async () => {
  const { answers } = open({ 'notices.unreadCount': { success: true, unread_count: 1 } });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  answers['notices.unreadCount'] = { success: true, unread_count: 0 };
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'notices_changed' }));
  await screen.findByRole('button', { name: 'Notifications' });
});

test('it polls every fifteen seconds while the stream is down and stops once it’s up', async () => {
  const later = movableTime();
  const { asked } = open();
  await bell();
  const count = () => asked.filter(({ name }) => name === 'notices.unreadCount').length;
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  const first = count();
  await later(15_000);
  await waitFor(() => expect(count()).toBe(first + 1));
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'connected' }));
  await waitFor(() => expect(count()).toBe(first + 2));
  await later(60_000);
  expect(count()).toBe(first + 2);
});

test('an empty panel says what will appear, and a failed load can be retried', async () => {
  const { user, answers } = open({ ...noticeAnswers([]), 'notices.list': { fails: 'internal' } });
  await user.click(await bell());
  const inside = await panel();
  expect(await inside.findByText('We couldn’t load your notifications')).toBeTruthy();
  answers['notices.list'] = noticeAnswers([])['notices.list'];
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  expect(await inside.findByText('No notifications')).toBeTruthy();
});
