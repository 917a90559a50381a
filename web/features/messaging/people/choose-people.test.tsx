import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEntry, conversationOf, keptConversation } from '../../../testing/conversations.ts';
import { askedFor, openMessages } from '../../../testing/open-conversation.tsx';
import { ada, kenji, maria } from '../../../testing/people.ts';
import { publicMaria } from '../../../testing/profiles.ts';

const conversations = [
  anEntry,
  { ...anEntry, id: 6, title: ada.name, other_user_id: ada.id },
  { ...anEntry, id: 7, title: 'Eclipse Motors', company_name: 'Eclipse Motors', other_user_id: null },
];
function open(more: Parameters<typeof openMessages>[1] = {}) {
  return openMessages('/messages/5', {
    ...keptConversation([]).answers,
    'messaging.conversations': { success: true, conversations, has_more: false },
    'people.find': { success: true, people: [] },
    ...more,
  });
}

test('a group can include recent contacts, and others by their profile address', async () => {
  const { user, asked } = open({
    user: publicMaria,
    'messaging.create': { success: true, id: 5, is_new: true },
  });
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  await user.click(await dialog.findByRole('button', { name: 'Create group' }));
  expect(await dialog.findByText('Please give the group a name')).toBeTruthy();
  expect(dialog.getByText('Please select someone')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Group name/), 'Night drive');
  expect((await dialog.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Kenji Sato'),
    expect.stringContaining('Ada Moreau'),
  ]);
  await user.click(dialog.getByRole('checkbox', { name: /Ada Moreau/ }));
  const search = await dialog.findByLabelText('Members');
  await user.type(search, 'sat{Enter}');
  await user.type(search, '/user/12');
  await user.click(await dialog.findByRole('checkbox', { name: /Maria Lopez/ }));
  await user.click(dialog.getByRole('button', { name: 'Remove Kenji Sato' }));
  expect(document.activeElement).toBe(search);
  await user.click(dialog.getByRole('button', { name: 'Create group' }));
  await screen.findByRole('textbox', { name: 'Message to Kenji Sato' });
  expect(askedFor(asked, 'messaging.create').map(({ body }) => body)).toEqual([
    { conversation_type: 'group', title: 'Night drive', participants: [ada.id, maria.id] },
  ]);
});

const found = (...people: { id: number; name: string }[]) => ({
  success: true as const,
  people: people.map(({ id, name }) => ({
    id,
    name,
    avatar_url: null,
    company_name: null,
    refusal: null,
    known_to_staff: null,
  })),
});

test('three letters search everyone once typing pauses, and recent contacts come first, without duplicates', async () => {
  const { user, asked } = open({ 'people.find': found(maria, ada, kenji) });
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  await dialog.findByRole('checkbox', { name: /Ada Moreau/ });
  await user.type(dialog.getByLabelText('Members'), 'ada');
  await dialog.findByRole('checkbox', { name: /Maria Lopez/ });
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Ada Moreau'),
    expect.stringContaining('Maria Lopez'),
    expect.stringContaining('Kenji Sato'),
  ]);
  expect(askedFor(asked, 'people.find').map(({ query }) => query)).toEqual([
    { action: 'find_people', purpose: 'message', query: 'ada' },
  ]);
});

test('a failed search shows an error, and recent contacts can still be selected', async () => {
  const { user } = open({ 'people.find': { fails: 'too_many_requests', words: { wait: 'a minute' } } });
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  await user.type(dialog.getByLabelText('Members'), 'ada');
  expect(await dialog.findByText(/a minute/)).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: /Ada Moreau/ })).toBeTruthy();
});

test('an unknown name or profile address shows a message', async () => {
  const { user } = open({ user: null });
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  const search = await dialog.findByLabelText('Members');
  await user.type(search, 'Zo');
  expect(await dialog.findByText('Type at least 3 letters to find more people.')).toBeTruthy();
  await user.type(search, 'e');
  expect(await dialog.findByText('No one with that name can be messaged.')).toBeTruthy();
  await user.clear(search);
  await user.type(search, '/user/99');
  expect(await dialog.findByText('User not found')).toBeTruthy();
  await user.clear(search);
  await user.type(search, '/user/11');
  expect(await dialog.findByText('That’s you')).toBeTruthy();
});

test('group members aren’t offered, and anyone who can’t be added back stays selected with the reason', async () => {
  const group = conversationOf([], { conversation_type: 'group', title: 'Kenji Sato' });
  const { user, asked } = open({
    'messaging.conversation': { success: true, conversation: group },
    'messaging.addParticipant': { fails: 'only_maker_brings_back' },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'People' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People' }));
  const box = await dialog.findByRole('checkbox', { name: /Ada Moreau/ });
  expect(dialog.queryByRole('checkbox', { name: new RegExp(kenji.name) })).toBeNull();
  await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Add 1 person' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Ada Moreau: Only the person who created this group can add them back',
  );
  expect(dialog.getByRole('button', { name: 'Remove Ada Moreau' })).toBeTruthy();
  expect(askedFor(asked, 'messaging.addParticipant').map(({ body }) => body)).toEqual([
    { conversation_id: 5, user_id: ada.id },
  ]);
});

test('Enter selects the only match and never deselects anyone', async () => {
  const { user } = open({ 'messaging.conversations': { success: true, conversations: [anEntry], has_more: false } });
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  const search = dialog.getByLabelText<HTMLInputElement>('Members');
  const isChosen = () => dialog.queryByRole('button', { name: 'Remove Kenji Sato' }) !== null;
  await dialog.findByRole('checkbox', { name: /Kenji Sato/ });
  await user.type(search, '{Enter}');
  expect(isChosen()).toBe(false);
  await user.type(search, 'sat{Enter}');
  expect(isChosen()).toBe(true);
  await user.type(search, 'sat{Enter}');
  expect(isChosen()).toBe(true);
  expect(search.value).toBe('');
  await user.type(search, '{Enter}');
  expect(isChosen()).toBe(true);
});

test('selected people aren’t lost by an accidental close, and once added no confirmation is needed', async () => {
  const { user } = open({
    'messaging.conversation': {
      success: true,
      conversation: conversationOf([], { conversation_type: 'group', title: 'Kenji Sato' }),
    },
    'messaging.addParticipant': { success: true },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'People' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People' }));
  await user.type(await dialog.findByLabelText('Add people'), 'ada{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await dialog.findByRole('button', { name: 'Keep writing' }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 person' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Ada Moreau' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
