import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { meetingFlow, type MeetingStatus, type ProposalStatus } from '@forecourt/contract/meetings/meetings.flow.ts';
import type { TransitionOf } from '@forecourt/contract/kit/flow.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import { transition, type Reached } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { sideOf, type Side } from '../../features/meetings/meeting.rules.ts';
import type { MeetingRow } from '../../features/meetings/meetings.sql.ts';
import { findAnswered, findMeeting, lockMeeting, saveMeeting } from '../../features/meetings/meetings.store.ts';
import { lockParticipation, recipientsOf, type Participation } from '../../features/messaging/participants.store.ts';
import { fail } from '../../lib/failure.ts';
import { write } from '../messaging/send-message.ts';

/** A meeting with the user's part in its conversation, both locked. */
export interface Step {
  tx: Tx;
  reach: Reach;
  participation: Participation;
  meeting: MeetingRow;
  side: Side;
}

/**
 * One step of one side, in its own transaction. Steps in a conversation happen one after the other. Lock order: seat,
 * conversation, meeting. Returns the meeting as it is afterwards.
 */
export const takeStep = (
  db: Database,
  actor: Reach,
  meetingId: number,
  step: (step: Step) => Promise<void>,
): Promise<MeetingRow> =>
  db.transaction().execute(async (tx) => {
    const { conversation_id: conversationId } = (await findMeeting(tx, meetingId)) ?? fail('meeting_not_found');
    const reach = await lockReach(tx, actor);
    const participation = (await lockParticipation(tx, conversationId, reach)) ?? fail('meeting_not_found');
    needRight(participation, reach);
    const meeting = (await lockMeeting(tx, meetingId)) ?? fail('meeting_not_found');
    await step({ tx, reach, participation, meeting, side: sideOf(meeting, reach.userId) });
    return (await findMeeting(tx, meetingId))!;
  });

/** For a dealer, everyone who may write its messages. */
export function needRight({ dealer_id, is_for_dealer }: Participation, reach: Reach): void {
  if (is_for_dealer && dealer_id !== null && !mayFor(reach, { dealer: dealer_id }, 'messages.write'))
    fail('not_allowed');
}

/** Says the step in the conversation. Its message now shows the meeting, and earlier ones only their text. */
export async function say(
  { tx, reach, participation }: Pick<Step, 'tx' | 'reach' | 'participation'>,
  meetingId: number,
  content: string,
): Promise<void> {
  const message = await write(tx, reach, participation, { type: 'event', content, clientId: null, isCard: true });
  await saveMeeting(tx, meetingId, { message_id: message.id });
  await refreshMeeting(tx, participation.id);
}

/** Open pages of both sides read the meeting again. */
export async function refreshMeeting(tx: Tx, conversationId: number): Promise<void> {
  const to = (await recipientsOf(tx, conversationId, 0)).map(({ user_id }) => user_id);
  await announce(tx, { kind: 'conversation_changed', conversationId, to });
}

/** The status after a transition, or the refusal. */
export const next = (meeting: MeetingRow, name: TransitionOf<typeof meetingFlow>): Reached<MeetingStatus> =>
  transition(meetingFlow, name, { from: meeting.status, refuse: refuseSettled });

const statusWords: Record<MeetingStatus, string> = {
  proposed: 'not agreed yet',
  agreed: 'agreed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  lapsed: 'expired',
  cancelled: 'cancelled',
  over: 'over',
};

export const refuseSettled = (status: MeetingStatus): never =>
  fail('meeting_settled', { words: { status: statusWords[status] } });

/** Answers to a proposal, as words. A time that passed isn't anyone's doing. */
const doneWords: Partial<Record<ProposalStatus, string>> = {
  agreed: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  replaced: 'replaced',
};

/** Refuses an answer to anything but the open proposal. */
export async function needOpenProposal(
  db: Queryable,
  { meeting, reach }: Pick<Step, 'meeting' | 'reach'>,
  proposalId: number,
) {
  return meeting.proposed?.id === proposalId ? meeting.proposed : refuseAnswered(db, { meeting, reach }, proposalId);
}

/** Says who was faster, and what they did. */
export async function refuseAnswered(
  db: Queryable,
  { meeting, reach }: Pick<Step, 'meeting' | 'reach'>,
  proposalId: number,
): Promise<never> {
  const answered = await findAnswered(db, meeting.id, proposalId);
  const done = answered && doneWords[answered.status];
  if (!done || answered.name === null) return fail('meeting_changed');
  const who = answered.user_id === reach.userId ? 'You have' : `${answered.name} has`;
  return fail('proposal_answered', { words: { who, done } });
}
