import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserNote } from '@forecourt/contract/users/user-notes.ts';
import { mia, sam } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';
import { aroundUsers, aUser } from '../testing/users.ts';

const aNote: UserNote = {
  id: 4,
  author_name: 'Sam Support',
  is_mine: false,
  body: 'Called about the deposit',
  created_at: '2026-11-15T10:00:00Z',
  edited_at: null,
};
const own: UserNote = { ...aNote, id: 5, is_mine: true, author_name: 'Mia Moderator', body: 'Promised real photos' };
const open = (answers: Answers = {}, user = mia) =>
  openApp(`/staff/users?person=${aUser.id}`, { ...signedIn(user), ...aroundUsers, ...answers });
const dialog = async () => within(await screen.findByRole('dialog'));

test('a moderator warns a user, who will read the text', async () => {
  const { user, asked } = open({ 'users.warn': { success: true } });
  await user.click(await (await dialog()).findByRole('link', { name: 'Warn' }));
  await user.click(await screen.findByRole('button', { name: `Warn ${aUser.name}` }));
  expect(await screen.findByText('Please give a reason')).toBeTruthy();
  expect(screen.getByText('They’ll receive your text as a warning.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Please list each car only once.' }));
  await user.click(screen.getByRole('button', { name: `Warn ${aUser.name}` }));
  expect(await screen.findByText(`${aUser.name} was warned`)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'users.warn')?.body).toMatchObject({
    user_id: aUser.id,
    reason: 'Please list each car only once.',
  });
});

test('support sees and writes notes, but no button to warn', async () => {
  open({ 'users.notes': { success: true, notes: [aNote], total: 1 } }, sam);
  const shown = await dialog();
  expect(await shown.findByText('Called about the deposit')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Add note' })).toBeTruthy();
  expect(shown.queryByRole('link', { name: 'Warn' })).toBeNull();
});

test('a note is added once, and only its author can edit or delete it', async () => {
  const { user, asked, answers } = open({
    'users.notes': { success: true, notes: [own, aNote], total: 2 },
    'users.addNote': 'offline',
  });
  const shown = await dialog();
  const [mine, theirs] = within(await shown.findByRole('list', { name: 'Staff notes' })).getAllByRole('listitem');
  expect(within(mine!).getByRole('button', { name: /^Edit/ })).toBeTruthy();
  expect(within(theirs!).queryByRole('button')).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Add note' }));
  await user.type(shown.getByRole('textbox', { name: /^Note about/ }), 'Called again');
  await user.click(shown.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(asked.filter(({ name }) => name === 'users.addNote')).toHaveLength(1));
  answers['users.addNote'] = { success: true, note: { ...own, id: 6, body: 'Called again' } };
  await user.click(await shown.findByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added')).toBeTruthy();
  const sent = asked.filter(({ name }) => name === 'users.addNote').map(({ body }) => body as { client_id: string });
  expect(sent[1]).toMatchObject({ body: 'Called again', client_id: sent[0]!.client_id });
});
