import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anEntry, keptConversation, messageAt } from '../../../testing/conversations.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { movableTime } from '../../../testing/movable-time.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../../../testing/people.ts';
import { openPanel } from './panel-state.ts';

const open = (address: string, answers: Answers = {}) => openApp(address, { ...signedIn(johnny), ...answers });
const button = () => screen.findByRole('button', { name: /^Messages/ });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Messages' }));

test('visitors get no messages corner and trigger no requests', async () => {
  const { asked } = openApp('/terms', signedOut);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull();
  expect(asked.some(({ name }) => name.startsWith('messaging.'))).toBe(false);
});

test.each([
  [3, '3'],
  [9, '9'],
  [10, '9+'],
])('%i unread messages are shown as %s', async (unread_count, text) => {
  open('/terms', { 'messaging.unreadCount': { success: true, unread_count } });
  await waitFor(async () => expect((await button()).textContent).toContain(text));
});

test('without unread messages there’s no badge', async () => {
  open('/terms');
  expect((await button()).textContent).toBe('Messages');
});

test('it opens with the latest conversation and marks it read, and Escape closes it and returns focus', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { answers } = keptConversation([messageAt(1), messageAt(2)], { read_sequence: 1 });
  const { user, asked } = open('/terms', answers);
  await user.click(await button());
  const inside = await panel();
  expect(await inside.findByText('Message 1')).toBeTruthy();
  await waitFor(() => expect(asked.some(({ name }) => name === 'messaging.markRead')).toBe(true));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await button());
});

test('selecting another conversation focuses the composer', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const { user, asked } = open('/terms', {
    ...answers,
    'messaging.conversations': {
      success: true,
      conversations: [anEntry, { ...anEntry, id: 6, title: 'Ada Moreau' }],
      has_more: false,
    },
  });
  await user.click(await button());
  await user.click(await (await panel()).findByRole('button', { name: 'All conversations' }));
  await user.click(await (await panel()).findByRole('button', { name: /Ada Moreau/ }));
  await waitFor(() => expect(asked.some(({ query }) => query.conversation_id === '6')).toBe(true));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
});

test('it isn’t shown on the messages page', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  open('/messages/5', answers);
  await screen.findByRole('textbox', { name: /Message to/ });
  expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull();
});

test('the badge follows the stream, also for changes in other tabs', async () => {
  const { answers } = open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 1 } });
  await waitFor(async () => expect((await button()).textContent).toContain('1 unread'));
  const source = FakeEventSource.opened.at(-1);
  answers['messaging.unreadCount'] = { success: true, unread_count: 0 };
  act(() => source?.say({ kind: 'read', conversation_id: 5, user_id: johnny.id, sequence: 3 }));
  await waitFor(async () => expect((await button()).textContent).toBe('Messages'));
});

test('a user who joins or leaves a team sees their new unread count right away', async () => {
  const { answers, asked } = open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 3 } });
  const count = () => asked.filter(({ name }) => name === 'messaging.unreadCount').length;
  await waitFor(async () => expect((await button()).textContent).toContain('3 unread'));
  // While the stream is up, only its events trigger requests.
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'connected' }));
  await waitFor(() => expect(count()).toBeGreaterThan(1));
  Object.assign(answers, signedIn({ ...johnny, dealer_account_id: 3, is_dealer: true, team_role: 'staff' }));
  answers['messaging.unreadCount'] = { success: true, unread_count: 0 };
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'session_changed' }));
  await waitFor(async () => expect((await button()).textContent).toBe('Messages'));
});

test('requests stop once the user turns out to be signed out', async () => {
  const { answers, asked } = open('/terms');
  await button();
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'connected' }));
  const count = () => asked.filter(({ name }) => name === 'messaging.unreadCount').length;
  await waitFor(() => expect(count()).toBeGreaterThan(1));
  const known = count();
  Object.assign(answers, signedOut);
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'session_changed' }));
  await screen.findByRole('link', { name: 'Login' });
  expect(count()).toBe(known);
});

test('it polls every five seconds while the stream is down and stops once it’s up', async () => {
  const later = movableTime();
  const { asked } = open('/terms');
  await button();
  const count = () => asked.filter(({ name }) => name === 'messaging.unreadCount').length;
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  const first = count();
  await later(5_000);
  await waitFor(() => expect(count()).toBeGreaterThan(first));
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'connected' }));
  await later(2_000);
  const known = count();
  await later(30_000);
  expect(count()).toBe(known);
});

test('the unread count is in every page title and in the menu', async () => {
  const { user, answers, router } = open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 2 } });
  await waitFor(() => expect(document.title).toBe('(2) Terms · Forecourt'));
  await user.click(screen.getByRole('button', { name: /Johnny Pearson/ }));
  expect(await screen.findByRole('menuitem', { name: 'Messages 2 unread messages' })).toBeTruthy();
  await router.navigate({ to: '/privacy' });
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Privacy/));
  answers['messaging.unreadCount'] = { success: true, unread_count: 0 };
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'read', conversation_id: 5, user_id: johnny.id, sequence: 3 }));
  await waitFor(() => expect(document.title).toMatch(/^Privacy/));
});

test('after signing out the title has no unread count', async () => {
  const { user } = open('/terms', {
    'messaging.unreadCount': { success: true, unread_count: 2 },
    logout: { success: true },
  });
  await waitFor(() => expect(document.title).toBe('(2) Terms · Forecourt'));
  await user.click(screen.getByRole('button', { name: /Johnny Pearson/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(document.title).toBe('Forecourt'));
});

test('a panel opened before the corner mounted belongs to the current user', async () => {
  openPanel(5);
  open('/terms', keptConversation([messageAt(1)]).answers);
  await panel();
});

test('it collapses when the user goes to another page, and opens again with the same conversation and draft', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const { user, router } = open('/terms', answers);
  await user.click(await button());
  await user.type(await (await panel()).findByRole('textbox', { name: /^Message to/ }), 'See you at');
  await router.navigate({ to: '/privacy' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button());
  const box = await (await panel()).findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
  expect(box.value).toBe('See you at');
});

test('Escape closes it from anywhere on the page', async () => {
  const { user } = open('/terms', keptConversation([messageAt(1)]).answers);
  await user.click(await button());
  await panel();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await button());
});

test('Escape in its menu closes only the menu', async () => {
  const { user } = open('/terms', keptConversation([messageAt(1)]).answers);
  await user.click(await button());
  await user.click(await (await panel()).findByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await panel();
});

/** Sets the screen width. */
const onScreen = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  }));

test.each([
  ['a phone', 390, 'link'],
  ['a tablet', 768, 'button'],
  ['a usual screen', 1440, 'button'],
] as const)('on %s it is in the bar and covers no controls', async (_what, width, role) => {
  onScreen(width);
  open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 2 } });
  const way = await within(await screen.findByRole('banner')).findByRole(role, { name: /^Messages/ });
  await waitFor(() => expect(way.textContent).toContain('2 unread messages'));
  expect(screen.queryByRole('complementary', { name: 'Messages' })).toBeNull();
  vi.unstubAllGlobals();
});

test('it floats in the corner if there’s room next to the page', async () => {
  onScreen(1600);
  open('/terms');
  const corner = within(await screen.findByRole('complementary', { name: 'Messages' }));
  expect(corner.getByRole('button', { name: 'Messages' })).toBeTruthy();
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: /^Messages/ })).toBeNull();
  vi.unstubAllGlobals();
});
