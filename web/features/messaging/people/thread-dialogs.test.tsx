import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keptConversation, messageAt } from '../../../testing/conversations.ts';
import { askedFor, openMessages } from '../../../testing/open-conversation.tsx';
import { kenji } from '../../../testing/people.ts';

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

test('a block asks first, and can be left', async () => {
  const { user, asked, dialog } = await openDialog('Block Kenji Sato', 'Block Kenji Sato?');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'messaging.block')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('a block that is confirmed is made', async () => {
  const { user, asked, dialog } = await openDialog('Block Kenji Sato', 'Block Kenji Sato?');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'messaging.block').map(({ body }) => body)).toEqual([{ user_id: kenji.id }]);
});

test('too many details of a report are kept, said at the field and not sent', async () => {
  const { asked, dialog } = await openDialog('Report', 'Report this conversation');
  const user = userEvent.setup();
  const details = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
  await user.click(dialog.getByRole('radio', { name: 'It is advertising or spam' }));
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

test('the name of a group is not cut off either', async () => {
  const { user } = openMessages('/messages/5', keptConversation([messageAt(1)]).answers);
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name of the group/ });
  await user.click(name);
  await user.paste('x'.repeat(81));
  expect(name.value).toHaveLength(81);
  expect(dialog.getByText('1 character too many')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
