import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invitation, TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { Answers } from '../testing/fake-server.ts';
import { movableTime } from '../testing/movable-time.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';

const member = (user_id: number, name: string, role: TeamRole): TeamMember => ({
  user_id,
  name,
  role,
  avatar_url: null,
  joined_at: '2026-01-05T12:00:00.000Z',
});
const owner = member(maria.id, maria.name, 'owner');
const pia = member(31, 'Pia Moreau', 'staff');
const dev = member(32, 'Dev Okafor', 'manager');
const invitation: Invitation = {
  id: 8,
  dealer_account_id: maria.dealer_account_id!,
  user_id: 41,
  name: 'Kenji Mori',
  role: 'staff',
  status: 'pending',
  expires_at: '2999-01-05T12:00:00.000Z',
};
const done = { success: true } as const;
const found = (refusal: string | null = null) => ({
  'people.find': {
    success: true as const,
    people: [
      { id: 51, name: 'Lola Fontaine', avatar_url: null, company_name: null, refusal, known_to_staff: null },
      { id: 31, name: 'Pia Moreau', avatar_url: null, company_name: null, refusal: null, known_to_staff: null },
    ],
  },
});
const open = (answers: Answers = {}, role: TeamRole = 'owner') =>
  openApp('/dealer/team', {
    ...signedIn({ ...maria, team_role: role }),
    'dealers.team': { success: true, members: [{ ...owner, role }, dev, pia] },
    'dealers.pendingInvitations': { success: true, invitations: [invitation] },
    'dealers.leaveTeam': done,
    'dealers.removeTeamMember': done,
    'dealers.changeMemberRole': done,
    'dealers.declineInvitation': done,
    ...answers,
  });
const manage = (name: string) => screen.findByRole('button', { name: `Manage ${name}` });
const choose = (name: string) => screen.findByRole('menuitem', { name });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const search = () => screen.findByLabelText('Find a member');

test('members and invitations are counted and listed with their roles', async () => {
  open();
  expect((await screen.findByRole('heading', { name: /Team Members/ })).textContent).toContain('(3)');
  expect(screen.getByRole('heading', { name: /Pending Invitations/ }).textContent).toContain('(1)');
  const members = within(screen.getByRole('list', { name: /Team Members/ }));
  expect(members.getByText('Manager')).toBeTruthy();
  expect(members.getByText('Staff Member')).toBeTruthy();
});

test('a user is found by three letters after a pause and invited, and the confirmation stays until dismissed', async () => {
  const later = movableTime();
  const { user, asked } = open({ ...found(), 'dealers.invite': { success: true, invitation } });
  await user.type(await search(), 'lo');
  await later(1_000);
  expect(asked.some(({ name }) => name === 'people.find')).toBe(false);
  await user.type(await search(), 'la');
  await later(1_000);
  await user.click(await screen.findByRole('button', { name: /Lola Fontaine/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Pia Moreau.*Already on your team/ }).disabled).toBe(
    true,
  );
  expect(screen.getByText(/^Can see the inventory and the team/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Role'), 'manager');
  expect(screen.getByText(/^Can do everything a staff member can\. Can also/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to Team' }));
  const sentence = 'Invitation sent successfully! The user will receive a message with accept/deny options.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'dealers.invite')?.body).toMatchObject({ user_id: 51, role: 'manager' });
  await later(60_000);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a user with their own dealership can’t be selected, and the reason is shown', async () => {
  const refusal = 'Cannot invite dealers to your team. Dealers have their own dealership.';
  const { user } = open(found(refusal));
  await user.type(await search(), 'lola');
  const row = await screen.findByRole('button', { name: /Lola Fontaine/ });
  expect(row.textContent).toContain(refusal);
  expect(row.hasAttribute('disabled')).toBe(true);
});

test.each([
  ['dealers.invite', 'Failed to send invitation'],
  ['people.find', 'Failed to search users'],
])('if %s fails it says so', async (call, sentence) => {
  const { user } = open({ ...found(), [call]: { fails: 'internal' } });
  await user.type(await search(), 'lola');
  if (call === 'dealers.invite') {
    await user.click(await screen.findByRole('button', { name: /Lola Fontaine/ }));
    await user.click(screen.getByRole('button', { name: 'Add to Team' }));
  }
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('removing shows the name, the effect and the new contact', async () => {
  const { user, asked } = open();
  await user.click(await manage('Pia Moreau'));
  await user.click(await choose('Remove from team'));
  const asking = await dialog(/Remove Pia Moreau from/);
  expect(asking.getByText(/They’ll lose access to the portal right away/)).toBeTruthy();
  await user.selectOptions(asking.getByLabelText(/New contact/), '32');
  await user.click(asking.getByRole('button', { name: 'Remove Pia Moreau' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ name }) => name === 'dealers.removeTeamMember')?.body).toMatchObject({
    user_id: 31,
    contact_user_id: 32,
  });
});

test('a role is changed, and a failure keeps the dialog open with the spec’s message', async () => {
  const { user, answers } = open({ 'dealers.changeMemberRole': { fails: 'internal' } });
  await user.click(await manage('Pia Moreau'));
  await user.click(await choose('Change role'));
  const asking = await dialog(/Change Pia Moreau’s role/);
  // The choice with the fewest rights comes first, so that a hasty click grants none.
  expect(asking.getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent).toMatch(
    /^Manager/,
  );
  await user.click(asking.getByRole('radio', { name: /Manager.*Can also.*delete cars/ }));
  await user.click(asking.getByRole('button', { name: 'Change role' }));
  expect(await asking.findByText('Failed to change member role')).toBeTruthy();
  answers['dealers.changeMemberRole'] = done;
  await user.click(asking.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('ownership is offered only after its effects were shown', async () => {
  const { user, asked } = open();
  await user.click(await manage('Dev Okafor'));
  await user.click(await choose('Offer ownership'));
  const asking = await dialog(/Offer Dev Okafor the ownership/);
  expect(asking.getByText(/Nothing changes until Dev Okafor accepts/)).toBeTruthy();
  expect(asking.getByText(/you’ll become a manager/)).toBeTruthy();
  await user.click(asking.getByRole('button', { name: 'Offer ownership' }));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'dealers.changeMemberRole')?.body).toMatchObject({
      user_id: 32,
      new_role: 'owner',
    }),
  );
});

const transfer = {
  id: 6,
  from_user_id: 77,
  from_name: 'Grace Castellano',
  to_user_id: maria.id,
  to_name: maria.name,
  expires_at: '2999-01-05T12:00:00.000Z',
};

test('an offered ownership is accepted only after its effects were shown', async () => {
  const { user, asked, answers } = open(
    {
      'dealers.ownershipTransfer': { success: true, transfer },
      'dealers.answerOwnershipTransfer': { fails: 'transfer_settled', words: { happened: 'was withdrawn' } },
    },
    'manager',
  );
  const offer = within(await screen.findByRole('region', { name: 'Offer of ownership' }));
  expect(offer.getByText(/Grace Castellano offered you the ownership/)).toBeTruthy();
  await user.click(offer.getByRole('button', { name: 'Accept' }));
  const asking = await dialog(/Become the owner of/);
  expect(asking.getByText(/Grace Castellano becomes a manager/)).toBeTruthy();
  await user.click(asking.getByRole('button', { name: 'Accept ownership' }));
  expect((await asking.findByRole('alert')).textContent).toContain('This offer was withdrawn');
  answers['dealers.answerOwnershipTransfer'] = done;
  answers['dealers.ownershipTransfer'] = { success: true, transfer: null };
  await user.click(asking.getByRole('button', { name: 'Accept ownership' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Offer of ownership' })).toBeNull());
  expect(asked.findLast(({ name }) => name === 'dealers.answerOwnershipTransfer')?.body).toMatchObject({
    transfer_id: 6,
    answer: 'accept',
  });
});

test('the owner sees their offer and can withdraw it', async () => {
  const sent = { ...transfer, from_user_id: maria.id, from_name: maria.name, to_user_id: 32, to_name: 'Dev Okafor' };
  const { user, asked, answers } = open({
    'dealers.ownershipTransfer': { success: true, transfer: sent },
    'dealers.withdrawOwnershipTransfer': done,
  });
  const offer = within(await screen.findByRole('region', { name: 'Offer of ownership' }));
  expect(offer.queryByRole('button', { name: 'Accept' })).toBeNull();
  answers['dealers.ownershipTransfer'] = { success: true, transfer: null };
  await user.click(offer.getByRole('button', { name: 'Withdraw offer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Offer of ownership' })).toBeNull());
  expect(asked.filter(({ name }) => name === 'dealers.withdrawOwnershipTransfer')).toHaveLength(1);
});

test('an owner who wants to leave is told what to do first', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Your place on the team' }));
  await user.click(await choose('Leave team'));
  expect(await screen.findByText(/As the owner, you cannot leave the team/)).toBeTruthy();
  expect(asked.some(({ name }) => name === 'dealers.leaveTeam')).toBe(false);
});

test('a staff member can leave, and has no other actions', async () => {
  const { user, here } = open({}, 'staff');
  await screen.findByRole('heading', { name: /Team Members/ });
  expect(screen.queryByRole('heading', { name: 'Add Team Member' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Manage / })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Your place on the team' }));
  await user.click(await choose('Leave team'));
  await user.click((await dialog(/^Leave /)).getByRole('button', { name: 'Leave team' }));
  await waitFor(() => expect(here()).toBe('/'));
});

test('an invitation can be cancelled or sent again', async () => {
  const { user, asked, answers } = open({
    'dealers.resendInvitation': { success: true, expires_at: '2999-01-09T12:00:00.000Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Resend Kenji Mori’s invitation' }));
  expect(await screen.findByText('Reminder sent to Kenji Mori')).toBeTruthy();
  answers['dealers.pendingInvitations'] = { success: true, invitations: [] };
  await user.click(screen.getByRole('button', { name: 'Cancel Kenji Mori’s invitation' }));
  expect(await screen.findByText('No pending invitations.')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'dealers.declineInvitation')).toHaveLength(1);
});

test('a team that fails to load says so and offers Try Again', async () => {
  const { user, answers } = open({ 'dealers.team': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'Failed to load team data' })).toBeTruthy();
  answers['dealers.team'] = { success: true, members: [owner] };
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: /Team Members/ })).toBeTruthy();
});
