import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAnswer, deskAnswers, mia, sam, threadOf } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';
import { uploadsReachFakeServer } from '../testing/tickets.ts';

const open = (more: Answers = {}) =>
  openApp('/staff/tickets?ticket=42', {
    ...signedIn(mia),
    ...deskAnswers,
    'tickets.staffTicket': { success: true, ticket: threadOf() },
    'tickets.addResponse': { success: true, response: anAnswer },
    ...more,
  });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ });
const sent = (asked: Asked[]) => asked.filter(({ name }) => name === 'tickets.addResponse').map(({ body }) => body);
const send = (name = 'Send reply') => screen.getByRole('button', { name });

const answerOf = (id: number, { id: author_id, name: author_name }: typeof sam) => ({
  ...anAnswer,
  id,
  author_id,
  author_name,
  content: `Answer ${id}`,
});

async function colleaguesAnswer(answers: Answers, responses: ReturnType<typeof answerOf>[]) {
  await waitFor(() => expect(FakeEventSource.opened.length).toBeGreaterThan(0));
  answers['tickets.staffTicket'] = { success: true, ticket: threadOf({ responses }) };
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'ticket_changed', ticket_id: 42 }));
  await screen.findByText(`Answer ${responses.at(-1)?.id}`);
}

test('if a colleague has replied, the first click asks, and only then sends as clicked', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  await user.click(send('Send and resolve'));
  expect(await screen.findByText('Sam has just replied. Send your reply too?')).toBeTruthy();
  expect(sent(asked)).toEqual([]);
  await user.click(send('Send my reply too'));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({ content: 'My own answer', status: 'resolved' });
});

test('a user who looks again isn’t asked a second time, unless yet another colleague replied', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  await user.type(await box(), '{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Not yet' }));
  expect((await box()).value).toBe('My own answer');
  expect(document.activeElement).toBe(await box());
  await colleaguesAnswer(answers, [answerOf(7, sam), answerOf(8, ada)]);
  await user.click(send());
  expect(await screen.findByText('Ada has just replied. Send your reply too?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(sent(asked)).toEqual([]);
  await user.click(send());
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
});

test('a colleague’s reply is still mentioned while another is typing, and notes are never asked about', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  act(() =>
    FakeEventSource.opened.at(-1)?.say({ kind: 'ticket_answering', ticket_id: 42, user_id: ada.id, name: ada.name }),
  );
  expect(await screen.findByText('Ada is replying…')).toBeTruthy();
  expect(screen.getByText(/Sam replied while you were writing/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Internal note' }));
  await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Between us');
  await user.click(send('Add note'));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
});

test('the question waits for a running upload, so nothing is sent without it', async () => {
  uploadsReachFakeServer();
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  await user.click(send());
  await screen.findByText('Sam has just replied. Send your reply too?');
  let fail = (_error: Error) => {};
  answers['tickets.attach'] = () => new Promise((_resolve, reject) => (fail = reject));
  await user.upload(screen.getByLabelText('Add pictures'), new File(['x'], 'shot.png', { type: 'image/png' }));
  await screen.findByText('shot.png');
  await user.click(send('Send my reply too'));
  await waitFor(() => expect(asked.some(({ name }) => name === 'tickets.attach')).toBe(true));
  fail(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: 'Try again shot.png' });
  await user.click(send('Send my reply too'));
  expect(sent(asked)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove shot.png' }));
  await user.click(send('Send my reply too'));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
});

test('an unanswered question doesn’t reappear for the next text', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  await user.click(send());
  await screen.findByText('Sam has just replied. Send your reply too?');
  await user.clear(await box());
  await user.type(await box(), 'Another one');
  await colleaguesAnswer(answers, [answerOf(7, sam), answerOf(8, ada)]);
  expect(screen.queryByText(/Send your reply too/)).toBeNull();
  expect(document.activeElement).toBe(await box());
  await user.click(send());
  expect(await screen.findByText('Ada has just replied. Send your reply too?')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Internal note' }));
  await user.click(screen.getByRole('radio', { name: 'Reply to user' }));
  expect(screen.queryByText(/Send your reply too/)).toBeNull();
  await user.click(send());
  expect(await screen.findByText('Ada has just replied. Send your reply too?')).toBeTruthy();
  expect(sent(asked)).toEqual([]);
});

test('text started before a reload is asked about too, but not text started after a reply', async () => {
  await open().user.type(await box(), 'Half an answer');
  cleanup();
  const answers = {
    'tickets.staffTicket': { success: true as const, ticket: threadOf({ responses: [answerOf(7, sam)] }) },
  };
  const again = open(answers);
  expect((await box()).value).toBe('Half an answer');
  expect(screen.getByText(/Sam replied while you were writing/)).toBeTruthy();
  await again.user.click(send());
  expect(await screen.findByText('Sam has just replied. Send your reply too?')).toBeTruthy();
  expect(sent(again.asked)).toEqual([]);
  await again.user.clear(await box());
  await again.user.type(await box(), 'Begun anew');
  cleanup();
  const { user, asked } = open(answers);
  expect((await box()).value).toBe('Begun anew');
  expect(screen.queryByText(/Sam replied while/)).toBeNull();
  await user.click(send());
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
});
