import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCar, anEntry, conversationOf, keptConversation, messageAt, mineAt } from '../testing/conversations.ts';
import { openApp } from '../testing/open-app.tsx';
import { askedFor, openedStream, openMessages, threadWithKenji, writingBox } from '../testing/open-conversation.tsx';
import { johnny, kenji, signedOut } from '../testing/people.ts';

test('a conversation shows its messages, authors and subject', async () => {
  const { answers } = keptConversation([messageAt(1), mineAt(2)], { car: aCar });
  openMessages('/messages/5', answers);
  const messages = await threadWithKenji();
  expect(messages.getByText('Message 1')).toBeTruthy();
  expect(messages.getByText('Message 2')).toBeTruthy();
  const card = screen.getByRole('link', { name: /2022 Pegassi Zentorno/ });
  expect(card.getAttribute('href')).toBe('/car/7');
  expect(card.textContent).toContain('$184,000');
});

test('an announced message appears, and events out of order lose none', async () => {
  const kept = keptConversation([messageAt(1)]);
  openMessages('/messages/5', kept.answers);
  await writingBox();
  const source = await openedStream();
  kept.messages.push(messageAt(2), messageAt(3));
  act(() => {
    source.say({ kind: 'message', conversation_id: 5, sequence: 3 });
    source.say({ kind: 'message', conversation_id: 5, sequence: 2 });
  });
  await (await threadWithKenji()).findByText('Message 3');
  expect((await threadWithKenji()).getAllByText(/^Message \d$/).map((one) => one.textContent)).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
  ]);
});

test('messages are marked as read only while the window has the focus', async () => {
  const kept = keptConversation([messageAt(1), messageAt(2)], { read_sequence: 1 });
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { asked } = openMessages('/messages/5', kept.answers);
  await writingBox();
  expect(screen.getByText('New messages')).toBeTruthy();
  expect(askedFor(asked, 'messaging.markRead')).toHaveLength(0);
  focus.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(askedFor(asked, 'messaging.markRead')).toHaveLength(1));
  expect(askedFor(asked, 'messaging.markRead')[0]?.body).toMatchObject({ sequence: 2 });
});

test('the other side’s reading shows as "Seen", and typing as a line', async () => {
  const { answers } = keptConversation([mineAt(1)]);
  openMessages('/messages/5', answers);
  await writingBox();
  const source = await openedStream();
  expect(screen.getByText(/Sent/)).toBeTruthy();
  act(() => source.say({ kind: 'read', conversation_id: 5, user_id: kenji.id, sequence: 1 }));
  expect(await screen.findByText(/Seen/)).toBeTruthy();
  act(() => source.say({ kind: 'typing', conversation_id: 5, user_id: kenji.id, name: kenji.name }));
  expect(await screen.findByText('Kenji is writing…')).toBeTruthy();
  act(() => source.say({ kind: 'message', conversation_id: 5, sequence: 1 }));
  await waitFor(() => expect(screen.queryByText('Kenji is writing…')).toBeNull());
});

test('a buyer sees "Seen" when anyone on the dealer’s team has read the message', async () => {
  const participants = conversationOf([]).participants.filter(({ user_id }) => user_id !== kenji.id);
  const { answers } = keptConversation([mineAt(1)], { company_name: 'Eclipse Motors', participants });
  openMessages('/messages/5', answers);
  await writingBox();
  const source = await openedStream();
  expect(screen.queryByText(/Seen/)).toBeNull();
  act(() => source.say({ kind: 'read', conversation_id: 5, user_id: null, sequence: 1 }));
  expect(await screen.findByText(/Seen/)).toBeTruthy();
});

test('a colleague’s reading isn’t shown as the buyer’s', async () => {
  const participants = conversationOf([]).participants.filter(({ user_id }) => user_id === kenji.id);
  const answered = mineAt(1, { company_name: 'Eclipse Motors' });
  const { answers } = keptConversation([answered], { company_name: 'Eclipse Motors', participants });
  openMessages('/messages/5', answers);
  await writingBox();
  const source = await openedStream();
  act(() => source.say({ kind: 'read', conversation_id: 5, user_id: 77, sequence: 1 }));
  expect(screen.queryByText(/Seen/)).toBeNull();
  act(() => source.say({ kind: 'read', conversation_id: 5, user_id: kenji.id, sequence: 1 }));
  expect(await screen.findByText(/Seen/)).toBeTruthy();
});

test('older conversations are loaded after the last known one, even at the same time', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const {
    user,
    asked,
    answers: now,
  } = openMessages('/messages/5', {
    ...answers,
    'messaging.conversations': { success: true, conversations: [anEntry], has_more: true },
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  const next = { ...anEntry, id: 4, title: 'Ada Moreau' };
  now['messaging.conversations'] = { success: true, conversations: [next], has_more: false };
  await user.click(more);
  expect(await screen.findByRole('link', { name: /Ada Moreau/ })).toBeTruthy();
  const pages = askedFor(asked, 'messaging.conversations').map(({ query }) => query);
  expect(pages).toContainEqual({ user_id: '11', before: anEntry.updated_at, before_id: '5' });
});

test('for a closed account the reason replaces the input, and typed text is kept', async () => {
  const closed = { may_write: false, refusal: 'This account is closed, so you can’t message it' };
  const { answers } = keptConversation([messageAt(1)], closed);
  openMessages('/messages/5', answers);
  expect(await screen.findByText(closed.refusal)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
});

test.each([
  ['/messages/5', null],
  ['/messages/abc', null],
] as const)('%s that doesn’t exist: Conversation not found', async (address, conversation) => {
  openMessages(address, { ...keptConversation([]).answers, 'messaging.conversation': conversation });
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a thread that fails to load says so, and Try again loads it', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { user, answers } = openMessages('/messages/5', { ...kept.answers, 'messaging.conversation': 'offline' });
  await screen.findByRole('heading', { name: 'Failed to get conversation' });
  answers['messaging.conversation'] = kept.answers['messaging.conversation'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await (await threadWithKenji()).findByText('Message 1');
});

test('a list that fails to load: Failed to get conversations', async () => {
  const { answers } = keptConversation([]);
  openMessages('/messages', { ...answers, 'messaging.conversations': { fails: 'internal' } });
  expect(await screen.findByText('Failed to get conversations')).toBeTruthy();
});

test('without conversations the page says how to start one', async () => {
  const { answers } = keptConversation([]);
  openMessages('/messages', {
    ...answers,
    'messaging.conversations': { success: true, conversations: [], has_more: false },
  });
  expect(await screen.findByText('No messages yet')).toBeTruthy();
});

test('the list shows the last message, the unread count and the car', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const unread = { ...anEntry, id: 6, title: 'Eclipse Motors', unread_count: 12, car: aCar };
  openMessages('/messages/5', {
    ...answers,
    'messaging.conversations': { success: true, conversations: [unread, anEntry], has_more: false },
  });
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const row = list.getByRole('link', { name: /Eclipse Motors/ });
  expect(row.getAttribute('href')).toBe('/messages/6');
  expect(row.textContent).toContain('9+');
  expect(row.textContent).toContain('2022 Pegassi Zentorno');
  expect(list.getByRole('link', { name: /Kenji Sato/ }).getAttribute('aria-current')).toBe('page');
});

test('links open safely, and everything else stays plain text', async () => {
  const content = 'Look: https://example.com/a <b>bold</b> javascript:alert(1)';
  const { answers } = keptConversation([messageAt(1, { content })]);
  openMessages('/messages/5', answers);
  const link = (await threadWithKenji()).getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://example.com/a',
    '_blank',
    'nofollow noopener ugc',
  ]);
  expect(link.closest('p')?.textContent).toBe(content);
});

test('a message to someone who can’t reply right now can be sent, with a note that it may take a while', async () => {
  openMessages('/messages/5', keptConversation([messageAt(1)], { is_slow: true }).answers);
  await writingBox();
  expect(screen.getByText('A reply may take a while.')).toBeTruthy();
});

test('a blocked user can be unblocked in place of the input', async () => {
  const closed = { may_write: false, refusal: 'No', is_blocked_by_me: true };
  const kept = keptConversation([messageAt(1)], closed);
  const { user, asked, answers } = openMessages('/messages/5', {
    ...kept.answers,
    'messaging.unblock': { success: true },
  });
  expect(await screen.findByText('You’ve blocked Kenji Sato.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  answers['messaging.conversation'] = { success: true, conversation: conversationOf([messageAt(1)]) };
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await writingBox();
  expect(askedFor(asked, 'messaging.unblock').map(({ query }) => query.user_id ?? '')).toHaveLength(1);
});

test('a report needs a reason, then goes to staff', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { user, asked } = openMessages('/messages/5', { ...kept.answers, 'messaging.report': { success: true } });
  await writingBox();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this conversation' }));
  await user.click(await dialog.findByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please select a reason')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
  await user.type(dialog.getByLabelText('Details'), 'Wants a deposit');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. Our staff will review it.')).toBeTruthy();
  expect(askedFor(asked, 'messaging.report').map(({ body }) => body)).toEqual([
    { conversation_id: 5, reason: 'scam', details: 'Wants a deposit' },
  ]);
});

test('a visitor is sent to log in and returns to the conversation', async () => {
  const { here, asked } = openApp('/messages/5', { ...signedOut, startSignIn: 'offline' });
  await waitFor(() => expect(here()).toBe('/login?returnUrl=%2Fmessages%2F5'));
  expect(asked.some(({ name }) => name.startsWith('messaging.'))).toBe(false);
});

test('the open conversation stays open, however the list is reordered', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { answers } = openMessages('/messages', kept.answers);
  await writingBox();
  const source = await openedStream();
  answers['messaging.conversations'] = {
    success: true,
    conversations: [{ ...anEntry, id: 6, title: 'Ada Moreau' }, anEntry],
    has_more: false,
  };
  act(() => source.say({ kind: 'message', conversation_id: 6, sequence: 1 }));
  await screen.findByRole('link', { name: /Ada Moreau/ });
  expect(await writingBox()).toBeTruthy();
});

test('a conversation that doesn’t exist is fetched once, and links back to the others', async () => {
  const { answers } = keptConversation([]);
  const { asked } = openMessages('/messages/9', { ...answers, 'messaging.conversation': null });
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
  await openedStream();
  await waitFor(() => expect(askedFor(asked, 'messaging.unreadCount').length).toBeGreaterThan(1));
  expect(askedFor(asked, 'messaging.conversation')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('/messages');
});

test('a buyer sees the dealer typing, whichever team member it is', async () => {
  const { answers } = keptConversation([mineAt(1)]);
  openMessages('/messages/5', answers);
  await writingBox();
  const source = await openedStream();
  act(() => source.say({ kind: 'typing', conversation_id: 5, user_id: null, name: 'Eclipse Motors' }));
  expect(await screen.findByText('Eclipse Motors is writing…')).toBeTruthy();
});

test('a conversation with only a draft is listed above the others', async () => {
  localStorage.setItem(`forecourt.draft.${johnny.id}.6`, 'Is it still there?');
  const kept = keptConversation([messageAt(1)]);
  const begun = { ...conversationOf([]), id: 6, title: 'Maria Lopez', last_message: null, last_sequence: 0 };
  openMessages('/messages/5', {
    ...kept.answers,
    'messaging.conversation': async (asked) =>
      asked.query.conversation_id === '6'
        ? { success: true, conversation: begun }
        : kept.answers['messaging.conversation'](asked),
  });
  const list = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  expect(await list.findByText('Is it still there?')).toBeTruthy();
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Draft: Is it still there?'),
    expect.stringContaining(kenji.name),
  ]);
});
