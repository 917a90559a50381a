import { z } from 'zod';
import { maxPhotoBytes } from '../photos/photo-limits.ts';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success } from '../kit/shapes.ts';
import { invitedRoles, teamRoles } from '../access/team-rights.ts';
import { actingAs, member, self, staffRoles, team } from '../access/who.ts';
import { SearchText } from '../people/people.ts';
import { company } from './company.ts';
import { dealerStatus } from './dealer-status.ts';
import { directory } from './directory.ts';
import { firstStepsCalls } from './first-steps.ts';
import { invitationStatuses } from './invitations.flow.ts';
import { staffDealers } from './staff-dealers.ts';
import { dealerActions } from './dealer-actions.ts';
import { TeamEvent } from './team-shapes.ts';
import { transfers } from './transfers.ts';

/** Unanswered invitations expire after this many days. */
export const invitationDays = 7;

export const TeamMember = z
  .object({
    user_id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    role: z.enum(teamRoles),
    joined_at: Moment,
  })
  .meta({ title: 'TeamMember' });
export type TeamMember = z.output<typeof TeamMember>;

export const Invitation = z
  .object({
    id: Id,
    dealer_account_id: Id,
    user_id: Id,
    name: z.string(),
    role: z.enum(invitedRoles),
    status: z.enum(invitationStatuses),
    expires_at: Moment,
  })
  .meta({ title: 'Invitation' });
export type Invitation = z.output<typeof Invitation>;

const inDealer = { dealer_account_id: Id, user_id: Id };

/** A dealer's team: members, invitations, roles and departures. Also the public dealer directory. */
export const dealers = {
  ...directory,
  ...company,
  ...dealerActions,
  ...staffDealers,
  ...dealerStatus,
  ...transfers,
  ...firstStepsCalls,
  team: call('GET /api/dealers.php?action=team', {
    summary: 'List a dealer’s team, longest-serving first',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('members', z.array(TeamMember)),
  }),
  invite: call('POST /api/dealers.php?action=invite', {
    summary: 'Invite a user to the team. They get the invitation as a message.',
    who: team('dealer_account_id', 'team.invite'),
    limit: 'conversation',
    // The spec sends status and end, but the server sets them.
    input: z.object({
      ...inDealer,
      role: z.enum(invitedRoles),
      status: z.literal('pending').optional(),
      expires_at: Moment.optional(),
    }),
    output: success('invitation', Invitation),
    fails: [
      'user_not_found',
      'own_character',
      'dealers_not_invited',
      'already_invited',
      'blocked',
      'account_closed',
      'not_trading',
    ],
  }),
  pendingInvitations: call('GET /api/dealers.php?action=pending_invitations', {
    summary: 'List a dealer’s open invitations',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('invitations', z.array(Invitation)),
  }),
  resendInvitation: call('PUT /api/dealers.php?action=resend_invitation', {
    summary: 'Resend an open invitation and restart its deadline',
    who: member,
    limit: 'conversation',
    input: z.object({ invitation_id: Id }),
    output: success('expires_at', Moment),
    fails: ['invitation_not_found', 'invitation_settled', 'not_allowed'],
  }),
  teamLog: call('GET /api/dealers.php?action=team_log', {
    summary: 'List team changes with who made them, newest first',
    who: team('dealer_id', 'team.invite'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success('events', z.array(TeamEvent)),
  }),
  acceptInvitation: call('PUT /api/dealers.php?action=accept_invitation', {
    summary: 'Accept an invitation to a team',
    who: self('user_id'),
    limit: 'conversation',
    input: z.object({ invitation_id: Id, user_id: Id }),
    output: done,
    fails: ['invitation_not_found', 'invitation_settled', 'in_a_team_already'],
  }),
  declineInvitation: call('PUT /api/dealers.php?action=decline_invitation', {
    summary: 'Decline an invitation you received, or cancel one your dealer sent',
    who: member,
    limit: 'conversation',
    input: z.object({ invitation_id: Id }),
    output: done,
    fails: ['invitation_not_found', 'invitation_settled', 'not_allowed'],
  }),
  searchUsers: call('GET /api/dealers.php?action=search_users', {
    summary: 'Search users to invite by name. Same as `people.find` for an invitation.',
    who: member,
    limit: 'people_search',
    input: z.object({ query: SearchText }),
    output: success(
      'users',
      z.array(
        z.object({
          id: Id,
          name: z.string(),
          avatar_url: z.string().nullable(),
          /** Already on a team, so they can't be invited. */
          is_dealer: z.boolean(),
          staff_role: z.enum(staffRoles).nullable(),
        }),
      ),
    ),
    fails: ['not_allowed'],
  }),
  removeTeamMember: call('DELETE /api/dealers.php?action=remove_team_member', {
    summary: 'Remove a team member. A colleague becomes the contact for their cars.',
    who: team('dealer_account_id', 'team.invite'),
    limit: 'conversation',
    input: z.object({ ...inDealer, contact_user_id: Id.optional() }),
    output: done,
    fails: ['member_not_found', 'bad_input'],
  }),
  changeMemberRole: call('PUT /api/dealers.php?action=change_member_role', {
    summary: 'Change a team member’s role. `owner` offers them the dealership, which they accept or decline.',
    who: team('dealer_account_id', 'team.roles'),
    limit: 'conversation',
    input: z.object({ ...inDealer, new_role: z.enum(teamRoles) }),
    output: done,
    fails: ['member_not_found', 'transfer_open'],
  }),
  leaveTeam: call('PUT /api/dealers.php?action=leave_team', {
    summary: 'Leave your team. The owner becomes the contact for your cars.',
    who: actingAs('user_id', team('dealer_account_id', 'cars.read')),
    limit: 'conversation',
    input: z.object(inDealer),
    output: done,
    fails: ['owner_stays'],
  }),
  setLogo: call('POST /api/dealers.php?action=set_logo', {
    summary: 'Set the dealer’s logo. Accepts JPG, PNG, GIF or WebP content and crops it to a square.',
    who: team('dealer_account_id', 'settings.write'),
    limit: 'upload',
    input: z.object({ dealer_account_id: Id }),
    files: { logo: { atMost: 1, maxBytes: maxPhotoBytes } },
    output: success('logo_url', z.string().nullable()),
    fails: ['file_too_large', 'too_many_files', 'photo_refused', 'busy_with_photos'],
  }),
  removeLogo: call('DELETE /api/dealers.php?action=remove_logo', {
    summary: 'Remove the dealer’s logo',
    who: team('dealer_account_id', 'settings.write'),
    limit: 'profile',
    input: z.object({ dealer_account_id: Id }),
    output: done,
  }),
  checkUserRole: call('GET /api/dealers.php?action=check_user_role', {
    summary: 'Get your team and your role on it',
    who: self('user_id'),
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: success(
      'membership',
      z.object({
        is_dealer: z.boolean(),
        dealer_account_id: Id.nullable(),
        company_name: z.string().nullable(),
        role: z.enum(teamRoles).nullable(),
      }),
    ),
  }),
};
