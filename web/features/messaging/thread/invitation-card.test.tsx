import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InvitationFacts, Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { keptConversation, messageAt } from '../../../testing/conversations.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { movableTime } from '../../../testing/movable-time.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { johnny, maria, signedIn } from '../../../testing/people.ts';

const invitation = (facts: Partial<InvitationFacts> | null): Message =>
  messageAt(1, {
    sender_id: maria.id,
    sender_name: maria.name,
    company_name: 'Eclipse Motors',
    message_type: 'dealer_invitation',
    metadata: facts && {
      dealer_name: 'Eclipse Motors',
      role: 'manager',
      dealer_id: 3,
      invitation_id: 9,
      status: 'pending',
      may_answer: true,
      ...facts,
    },
  });

const open = (message: Message, answers: Answers = {}) =>
  openApp('/messages/5', { ...signedIn(johnny), ...keptConversation([message]).answers, ...answers });

test('an invitation is accepted once and then shows that it was', async () => {
  const { user, asked } = open(invitation({}), {
    'messaging.respondInvitation': { success: true, message: invitation({ status: 'accepted', may_answer: false }) },
  });
  expect((await screen.findByText(/Invites you to join the team as/)).textContent).toContain('Manager');
  expect(screen.getByText(/^In this role, you can .* list and edit cars, .* staff members\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You have responded to this invitation')).toBeTruthy();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Accepted').closest('[tabindex]')));
  const answers = asked.filter(({ name }) => name === 'messaging.respondInvitation').map(({ body }) => body);
  expect(answers).toEqual([{ message_id: 1001, user_id: johnny.id, response: 'accept' }]);
});

test('a refused response is shown in place, and the buttons stay', async () => {
  const { user } = open(invitation({}), { 'messaging.respondInvitation': { fails: 'in_a_team_already' } });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You’re already on a dealer’s team');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy());
});

test('declining asks for confirmation first', async () => {
  const { user, asked, answers } = open(invitation({}), { 'messaging.respondInvitation': { fails: 'internal' } });
  const answered = () => asked.filter(({ name }) => name === 'messaging.respondInvitation').map(({ body }) => body);
  const decline = async () => {
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    return within(await screen.findByRole('dialog', { name: 'Decline this invitation?' }));
  };
  expect(await screen.findByText(/When you accept, you’ll join the team right away/)).toBeTruthy();
  await user.click((await decline()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answered()).toEqual([]);
  const question = await decline();
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await question.findByRole('alert')).toBeTruthy();
  answers['messaging.respondInvitation'] = {
    success: true,
    message: invitation({ status: 'declined', may_answer: false }),
  };
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You have responded to this invitation')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Declined').closest('[tabindex]')));
  expect(answered().at(-1)).toEqual({ message_id: 1001, user_id: johnny.id, response: 'deny' });
});

test.each([
  ['declined', 'Declined'],
  ['expired', 'This invitation has expired'],
  ['cancelled', 'The dealer has withdrawn this invitation'],
] as const)('an invitation that is %s shows its outcome and no buttons', async (status, text) => {
  open(invitation({ status, may_answer: false }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('focus isn’t moved if the user has moved on', async () => {
  const later = movableTime();
  let answer = () => {};
  const { user } = open(invitation({}), {
    'messaging.respondInvitation': () =>
      new Promise((resolve) => {
        answer = () => resolve({ success: true, message: invitation({ status: 'accepted', may_answer: false }) });
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const box = screen.getByRole('textbox', { name: /^Message to/ });
  await user.click(box);
  answer();
  expect(await screen.findByText('Accepted')).toBeTruthy();
  await later(1_000);
  expect(document.activeElement).toBe(box);
});

test('an unreadable invitation shows “Invalid invitation message”', async () => {
  open(invitation(null));
  expect(await screen.findByText('Invalid invitation message')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
