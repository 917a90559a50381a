import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptConversation, messageAt, mineAt } from '../../../testing/conversations.ts';
import {
  askedFor,
  openedStream,
  openMessages,
  threadWithKenji,
  writingBox,
} from '../../../testing/open-conversation.tsx';
import { johnny } from '../../../testing/people.ts';

test('Enter sends, Shift+Enter starts a new line, and a sent message appears right away and only once', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const { user, asked } = openMessages('/messages/5', answers);
  await user.type(await writingBox(), 'First line{Shift>}{Enter}{/Shift}second line{Enter}');
  await waitFor(() => expect(askedFor(asked, 'messaging.sendMessage')).toHaveLength(1));
  expect(askedFor(asked, 'messaging.sendMessage')[0]?.body).toMatchObject({
    conversation_id: 5,
    sender_id: johnny.id,
    content: 'First line\nsecond line',
  });
  expect((await writingBox()).value).toBe('');
  expect(await screen.findByText(/Sent/)).toBeTruthy();
  expect((await threadWithKenji()).getAllByText(/First line/)).toHaveLength(1);
});

test('no duplicate bubble if the event arrives before the response', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, asked } = openMessages('/messages/5', {
    ...kept.answers,
    'messaging.sendMessage': async (one) => {
      const answer = await kept.answers['messaging.sendMessage'](one);
      await promise;
      return answer;
    },
  });
  await writingBox();
  const source = await openedStream();
  await user.type(await writingBox(), 'Hello{Enter}');
  await waitFor(() => expect(kept.messages).toHaveLength(2));
  act(() => source.say({ kind: 'message', conversation_id: 5, sequence: 2 }));
  await screen.findByText(/Sent/);
  expect((await threadWithKenji()).getAllByText('Hello')).toHaveLength(1);
  await act(async () => resolve());
  expect((await threadWithKenji()).getAllByText('Hello')).toHaveLength(1);
  expect(askedFor(asked, 'messaging.sendMessage')).toHaveLength(1);
});

test('a refused message keeps its text, shows the reason, and can be sent again or deleted', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { user, answers } = openMessages('/messages/5', {
    ...kept.answers,
    'messaging.sendMessage': { fails: 'internal' },
  });
  await user.type(await writingBox(), 'Please read{Enter}');
  expect(await screen.findByText('Failed to send message')).toBeTruthy();
  expect((await threadWithKenji()).getByText('Please read')).toBeTruthy();
  answers['messaging.sendMessage'] = kept.answers['messaging.sendMessage'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Sent/);
  expect(screen.queryByText('Failed to send message')).toBeNull();

  answers['messaging.sendMessage'] = { fails: 'blocked' };
  await user.type(await writingBox(), 'And this{Enter}');
  expect(await screen.findByText(/one of you has blocked the other/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await threadWithKenji()).queryByText('And this')).toBeNull();
  expect(localStorage.getItem(`forecourt.outbox.${johnny.id}.5`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await threadWithKenji()).getByText('And this')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('drafts survive a reload, each in its own conversation', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  const { user } = openMessages('/messages/5', answers);
  await user.type(await writingBox(), 'Not finished');
  expect(localStorage.getItem(`forecourt.draft.${johnny.id}.5`)).toBe('Not finished');
});

test('a long text is counted, and an overlong one is neither sent nor lost', async () => {
  const { answers } = keptConversation([messageAt(1)]);
  localStorage.setItem(`forecourt.draft.${johnny.id}.5`, 'x'.repeat(1999));
  const { user, asked } = openMessages('/messages/5', answers);
  const area = await writingBox();
  expect(screen.getByText('1,999 of 2,000 characters')).toBeTruthy();
  await user.type(area, 'yz{Enter}');
  expect(screen.getByText('1 character too many')).toBeTruthy();
  expect(area.value).toHaveLength(2001);
  expect(askedFor(asked, 'messaging.sendMessage')).toHaveLength(0);
});

test('the typing signal is sent once while the user types', async () => {
  const { answers } = keptConversation([mineAt(1)]);
  const { user, asked } = openMessages('/messages/5', answers);
  await user.type(await writingBox(), 'Hello there');
  expect(askedFor(asked, 'messaging.typing').map(({ body }) => body)).toEqual([{ conversation_id: 5 }]);
});
