import { flow, type TransitionBy } from '../kit/flow.ts';

/** The status flow of an invitation to a dealer's team. */
export const invitationStatuses = ['pending', 'accepted', 'declined', 'cancelled', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** `deny` is the spec's word for declining. */
export const invitationFlow = flow(invitationStatuses, {
  accept: { by: 'invited', leads: { pending: 'accepted' } },
  deny: { by: 'invited', leads: { pending: 'declined' } },
  cancel: { by: 'dealer', leads: { pending: 'cancelled' } },
  expire: { by: 'clock', leads: { pending: 'expired' } },
});
export const invitationAnswers = invitationFlow.by('invited');
export type InvitationAnswer = TransitionBy<typeof invitationFlow, 'invited'>;
