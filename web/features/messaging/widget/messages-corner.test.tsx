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

test('a visitor has no corner, and nothing is asked for them', async () => {
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
])('%i unread ones read %s', async (unread_count, text) => {
  open('/terms', { 'messaging.unreadCount': { success: true, unread_count } });
  await waitFor(async () => expect((await button()).textContent).toContain(text));
});

test('nothing unread, no badge', async () => {
  open('/terms');
  expect((await button()).textContent).toBe('Messages');
});

test('it opens with the latest conversation, which is read then; Escape closes it and gives the focus back', async () => {
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

test('another conversation is a click away, and the writing box takes the focus', async () => {
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
  await user.click(await (await panel()).findByRole('button', { name: /Ada Moreau/ }));
  await waitFor(() => expect(asked.some(({ query }) => query.conversation_id === '6')).toBe(true));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
});

test('it is not offered on the page of messages itself', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  open('/messages/5', answers);
  await screen.findByRole('textbox', { name: /Message to/ });
  expect(screen.queryByRole('button', { name: /^Messages/ })).toBeNull();
});

test('the badge follows the stream, whichever tab did it', async () => {
  const { answers } = open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 1 } });
  await waitFor(async () => expect((await button()).textContent).toContain('1 unread'));
  const source = FakeEventSource.opened.at(-1);
  answers['messaging.unreadCount'] = { success: true, unread_count: 0 };
  act(() => source?.say({ kind: 'read', conversation_id: 5, user_id: johnny.id, sequence: 3 }));
  await waitFor(async () => expect((await button()).textContent).toBe('Messages'));
});

test('who comes to a team or leaves one is shown at once what waits for them now', async () => {
  const { answers, asked } = open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 3 } });
  const count = () => asked.filter(({ name }) => name === 'messaging.unreadCount').length;
  await waitFor(async () => expect((await button()).textContent).toContain('3 unread'));
  // Up, the stream alone says when to ask again.
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'connected' }));
  await waitFor(() => expect(count()).toBeGreaterThan(1));
  Object.assign(answers, signedIn({ ...johnny, dealer_account_id: 3, is_dealer: true, team_role: 'staff' }));
  answers['messaging.unreadCount'] = { success: true, unread_count: 0 };
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'session_changed' }));
  await waitFor(async () => expect((await button()).textContent).toBe('Messages'));
});

test('nothing more is asked for who turns out to be signed out', async () => {
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

test('while the stream is down it is asked every five seconds, and no longer once it is up', async () => {
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

test('what is unread stands before the title of every page, and in the menu', async () => {
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

test('after signing out the title says nothing of messages', async () => {
  const { user } = open('/terms', {
    'messaging.unreadCount': { success: true, unread_count: 2 },
    logout: { success: true },
  });
  await waitFor(() => expect(document.title).toBe('(2) Terms · Forecourt'));
  await user.click(screen.getByRole('button', { name: /Johnny Pearson/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(document.title).toBe('Forecourt'));
});

/** Loads the site anew in this tab, where the panel was open with conversation 5. */
async function reload(owner: number) {
  // The corner of the test before closes its panel a moment after it is gone.
  await new Promise((done) => setTimeout(done));
  sessionStorage.setItem('forecourt.panel', `${owner} 5`);
  vi.resetModules();
  const { openApp: openAnew } = await import('../../../testing/open-app.tsx');
  openAnew('/terms', { ...signedIn(johnny), ...keptConversation([messageAt(1)]).answers });
}

test('what somebody else left open in this tab is closed', async () => {
  await reload(johnny.id + 1);
  await button();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('open before a reload, it is open again with the same conversation and takes no focus', async () => {
  await reload(johnny.id);
  expect(await (await panel()).findByText('Message 1')).toBeTruthy();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(false);
});

test('opened before the corner was there, it is theirs all the same', async () => {
  openPanel(5);
  open('/terms', keptConversation([messageAt(1)]).answers);
  await panel();
  expect(sessionStorage.getItem('forecourt.panel')).toBe(`${johnny.id} 5`);
});

test('closed by hand it stays closed', async () => {
  const { user } = open('/terms', keptConversation([messageAt(1)]).answers);
  await user.click(await button());
  await panel();
  expect(sessionStorage.getItem('forecourt.panel')).not.toBeNull();
  await user.click(await button());
  expect(sessionStorage.getItem('forecourt.panel')).toBeNull();
});

/** A screen this wide. */
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
] as const)('on %s it stands in the bar, over nothing that can be pressed', async (_what, width, role) => {
  onScreen(width);
  open('/terms', { 'messaging.unreadCount': { success: true, unread_count: 2 } });
  const way = await within(await screen.findByRole('banner')).findByRole(role, { name: /^Messages/ });
  await waitFor(() => expect(way.textContent).toContain('2 unread messages'));
  expect(screen.queryByRole('complementary', { name: 'Messages' })).toBeNull();
  vi.unstubAllGlobals();
});

test('where there is room beside the page it floats in the corner', async () => {
  onScreen(1600);
  open('/terms');
  const corner = within(await screen.findByRole('complementary', { name: 'Messages' }));
  expect(corner.getByRole('button', { name: 'Messages' })).toBeTruthy();
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: /^Messages/ })).toBeNull();
  vi.unstubAllGlobals();
});
