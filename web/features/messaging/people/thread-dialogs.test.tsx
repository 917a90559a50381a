import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keptConversation, messageAt } from '../../../testing/conversations.ts';
import { askedFor, openMessages } from '../../../testing/open-conversation.tsx';
import { johnny, kenji } from '../../../testing/people.ts';

async function openDialog(entry: string, name: string) {
  const app = openMessages('/messages/5', {
    ...keptConversation([messageAt(1)]).answers,
    'messaging.block': { success: true },
    'messaging.report': { success: true },
  });
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name })) };
}

test('blocking asks for confirmation and can be cancelled', async () => {
  const { user, asked, dialog } = await openDialog('Block Kenji Sato', 'Block Kenji Sato?');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'messaging.block')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('a confirmed block is sent', async () => {
  const { user, asked, dialog } = await openDialog('Block Kenji Sato', 'Block Kenji Sato?');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'messaging.block').map(({ body }) => body)).toEqual([{ user_id: kenji.id }]);
});

test('a dealer’s team member is named before and after a block, with its effect on the dealer conversation', async () => {
  const grace = {
    user_id: 21,
    name: 'Grace Castellano',
    avatar_url: null,
    company_name: 'Eclipse Motors',
    read_sequence: 0,
  };
  const me = { user_id: johnny.id, name: johnny.name, avatar_url: null, company_name: null, read_sequence: 0 };
  const facts = {
    title: 'Eclipse Motors',
    company_name: 'Eclipse Motors',
    other_user_id: null,
    participants: [me, grace],
  };
  const { answers, user } = openMessages('/messages/5', {
    ...keptConversation([messageAt(1)], facts).answers,
    'messaging.block': { success: true },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Grace Castellano' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Grace Castellano?' }));
  expect(dialog.getByText(/This also closes your conversation with Eclipse Motors\./)).toBeTruthy();
  const blocked = { ...facts, may_write: false, is_blocked_by_me: true };
  answers['messaging.conversation'] = keptConversation([messageAt(1)], blocked).answers['messaging.conversation'];
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You’ve blocked Grace Castellano, who writes for Eclipse Motors.')).toBeTruthy();
  expect(screen.queryByText('You’ve blocked Eclipse Motors.')).toBeNull();
});

test('overlong report details are kept, reported at the field and not sent', async () => {
  const { asked, dialog } = await openDialog('Report', 'Report this conversation');
  const user = userEvent.setup();
  const details = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  await user.click(dialog.getByRole('radio', { name: 'It’s advertising or spam' }));
  await user.click(details);
  await user.paste('x'.repeat(1002));
  expect(details.value).toHaveLength(1002);
  expect(dialog.getByText('2 characters too many')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(askedFor(asked, 'messaging.report')).toEqual([]);
  await user.type(details, '{Backspace}{Backspace}');
  expect(dialog.getByText('1,000 of 1,000 characters')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(askedFor(asked, 'messaging.report')).toHaveLength(1));
});

test('an overlong group name isn’t cut off either', async () => {
  const { user } = openMessages('/messages/5', keptConversation([messageAt(1)]).answers);
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Group name/ });
  await user.click(name);
  await user.paste('x'.repeat(81));
  expect(name.value).toHaveLength(81);
  expect(dialog.getByText('1 character too many')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
