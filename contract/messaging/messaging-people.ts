import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { member, self, team } from '../access/who.ts';
import { invitationAnswers } from '../dealers/invitations.flow.ts';
import { invitedRoles } from '../access/team-rights.ts';
import { Message } from './message-shapes.ts';
import { conversationReasons, maxReportDetails } from './messaging-values.ts';

/** Invitations, blocks and reports. */
export const messagingPeople = {
  sendDealerInvitation: call('POST /api/messaging.php?action=send_dealer_invitation', {
    summary: 'Send an open invitation to the invited user as a message',
    who: team('dealer_id', 'team.invite'),
    limit: 'conversation',
    input: z.object({
      dealer_id: Id,
      dealer_name: text(100),
      invited_user_id: Id,
      role: z.enum(invitedRoles),
      invitation_id: Id,
    }),
    output: success('message', Message),
    fails: ['invitation_not_found', 'invitation_settled', 'blocked', 'account_closed', 'not_trading'],
  }),
  respondInvitation: call('POST /api/messaging.php?action=respond_invitation', {
    summary: 'Accept or decline an invitation to a dealer’s team',
    who: self('user_id'),
    limit: 'conversation',
    input: z.object({
      message_id: Id,
      user_id: Id,
      response: z.enum(invitationAnswers),
    }),
    output: success('message', Message),
    fails: ['invitation_not_found', 'invitation_settled', 'in_a_team_already'],
  }),
  block: call('POST /api/messaging.php?action=block', {
    summary: 'Block a user. Neither character can message the other.',
    who: member,
    limit: 'conversation',
    input: z.object({ user_id: Id }),
    output: done,
    fails: ['user_not_found', 'own_account'],
  }),
  unblock: call('DELETE /api/messaging.php?action=block', {
    summary: 'Unblock a user',
    who: member,
    limit: 'conversation',
    input: z.object({ user_id: Id }),
    output: done,
  }),
  blocked: call('GET /api/messaging.php?action=blocked', {
    summary: 'List the users you’ve blocked',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('people', z.array(z.object({ user_id: Id, name: z.string(), blocked_at: Moment }))),
  }),
  report: call('POST /api/messaging.php?action=report', {
    summary: 'Report a conversation to our staff',
    who: member,
    limit: 'report',
    input: z.object({
      conversation_id: Id,
      reason: z.enum(conversationReasons, 'Please select a reason'),
      details: text(maxReportDetails).optional(),
    }),
    output: done,
    fails: ['conversation_not_found'],
  }),
};
