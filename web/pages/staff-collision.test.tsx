import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAnswer, deskAnswers, mia, sam, threadOf } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const open = () =>
  openApp('/staff?ticket=42', {
    ...signedIn(mia),
    ...deskAnswers,
    'tickets.staffTicket': { success: true, ticket: threadOf() },
    'tickets.addResponse': { success: true, response: anAnswer },
  });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ });
const sent = (asked: Asked[]) => asked.filter(({ name }) => name === 'tickets.addResponse').map(({ body }) => body);
const send = (name = 'Send reply') => screen.getByRole('button', { name });

type Answers = ReturnType<typeof open>['answers'];
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

test('after a colleague answered meanwhile the first press asks, and only then it goes, as it was pressed', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  await user.click(send('Send and resolve'));
  expect(await screen.findByText('Sam answered meanwhile. Send yours too?')).toBeTruthy();
  expect(sent(asked)).toEqual([]);
  await user.click(send('Send mine too'));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
  expect(sent(asked)[0]).toMatchObject({ content: 'My own answer', status: 'resolved' });
});

test('who looks again first is not asked a second time, unless yet another answered', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  await user.type(await box(), '{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Not yet' }));
  expect((await box()).value).toBe('My own answer');
  expect(document.activeElement).toBe(await box());
  await colleaguesAnswer(answers, [answerOf(7, sam), answerOf(8, ada)]);
  await user.click(send());
  expect(await screen.findByText('Ada answered meanwhile. Send yours too?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(sent(asked)).toEqual([]);
  await user.click(send());
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
});

test('that somebody answered is still said while another is answering, and a note is never asked about', async () => {
  const { user, asked, answers } = open();
  await user.type(await box(), 'My own answer');
  await colleaguesAnswer(answers, [answerOf(7, sam)]);
  act(() =>
    FakeEventSource.opened.at(-1)?.say({ kind: 'ticket_answering', ticket_id: 42, user_id: ada.id, name: ada.name }),
  );
  expect(await screen.findByText('Ada is answering…')).toBeTruthy();
  expect(screen.getByText(/Sam answered while you were writing/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Internal note' }));
  await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Between us');
  await user.click(send('Add note'));
  await waitFor(() => expect(sent(asked)).toHaveLength(1));
});
