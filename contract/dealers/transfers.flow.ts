import { flow, type TransitionBy } from '../kit/flow.ts';

/** The status flow of an offer to take over a dealership. */
export const transferStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** `end` is for everything that makes it pointless: one of the two leaves the team, or staff name another owner. */
export const transferFlow = flow(transferStatuses, {
  accept: { by: 'receiver', leads: { pending: 'accepted' } },
  decline: { by: 'receiver', leads: { pending: 'declined' } },
  withdraw: { by: 'owner', leads: { pending: 'withdrawn' } },
  expire: { by: 'clock', leads: { pending: 'expired' } },
  end: { by: 'team', leads: { pending: 'ended' } },
});
export const transferAnswers = transferFlow.by('receiver');
export type TransferAnswer = TransitionBy<typeof transferFlow, 'receiver'>;
