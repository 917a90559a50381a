import { meetingSides, type CloseCause } from '@forecourt/contract/meetings/meeting-values.ts';
import { meetingFlow, type MeetingStatus } from '@forecourt/contract/meetings/meetings.flow.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import {
  takeImpossible,
  takeMeetingsOf,
  takePast,
  takeRevealed,
  takeSoon,
  takeUnanswered,
  takeWithoutMember,
} from '../../features/meetings/keeping.store.ts';
import { answerProposal, findMeeting, saveMeeting } from '../../features/meetings/meetings.store.ts';
import { memberToCome } from '../../features/meetings/sides.store.ts';
import { refreshMeeting } from './take-step.ts';

/**
 * Every minute, and right after something that can end meetings: ends what can't happen any more, lapses proposals
 * without a reply, reminds of meetings that begin soon, asks about those that are over and reveals answers. Each batch
 * is one transaction, so a killed process leaves either all of it or nothing.
 */
export async function keepMeetings(db: Database, now: Date): Promise<void> {
  await inBatches(db, passOnWithoutMember);
  await inBatches(db, (tx) => closeImpossible(tx, now));
  await inBatches(db, (tx) => lapse(tx, now));
  await inBatches(db, (tx) => remind(tx, now));
  await inBatches(db, (tx) => end(tx, now));
  await inBatches(db, (tx) => reveal(tx, now));
}

async function inBatches(db: Database, batch: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction().execute(batch)) > 0);
}

async function passOnWithoutMember(tx: Tx): Promise<number> {
  let passed = 0;
  for (const { id, conversation_id } of await takeWithoutMember(tx)) {
    const to = await memberToCome(tx, conversation_id);
    // Without anyone left, the meeting is closed next.
    if (to === null) continue;
    await passOn(tx, id, conversation_id, to);
    passed += 1;
  }
  return passed;
}

/** Part of leaving a team: a colleague comes instead. The seat is locked and about to end. */
export async function passMeetings(
  tx: Tx,
  { dealerId, from, to, by }: { dealerId: number; from: number; to: number; by: number },
): Promise<void> {
  for (const { id, conversation_id } of await takeMeetingsOf(tx, dealerId, from))
    await passOn(tx, id, conversation_id, to, by);
}

async function passOn(tx: Tx, id: number, conversationId: number, to: number, by?: number): Promise<void> {
  await saveMeeting(tx, id, { seller_id: to });
  await refreshMeeting(tx, conversationId);
  await announce(tx, { kind: 'meeting_passed_on', meetingId: id, to, ...(by !== undefined && { by }) });
}

async function closeImpossible(tx: Tx, now: Date): Promise<number> {
  const taken = await takeImpossible(tx);
  for (const { id, status, cause } of taken) await close(tx, { id, status, cause }, now);
  return taken.length;
}

async function close(
  tx: Tx,
  { id, status, cause }: { id: number; status: MeetingStatus; cause: CloseCause },
  now: Date,
) {
  await answerProposal(tx, id, { from: 'open', to: 'lapsed', by: null, now });
  const closed = transition(meetingFlow, 'close', { from: status });
  await saveMeeting(tx, id, { status: closed, ended_at: now, end_cause: cause });
  await refresh(tx, id);
  await announce(tx, { kind: 'meeting_closed', meetingId: id, cause });
}

async function lapse(tx: Tx, now: Date): Promise<number> {
  const taken = await takeUnanswered(tx, now);
  for (const { id, status } of taken) {
    await answerProposal(tx, id, { from: 'open', to: 'lapsed', by: null, now });
    const lapsed = transition(meetingFlow, 'lapse', { from: status });
    await saveMeeting(tx, id, { status: lapsed, ...(lapsed === 'lapsed' && { ended_at: now }) });
    await refresh(tx, id);
  }
  return taken.length;
}

async function remind(tx: Tx, now: Date): Promise<number> {
  const taken = await takeSoon(tx, now);
  for (const meetingId of taken) await tellBoth(tx, 'meeting_begins_soon', meetingId);
  return taken.length;
}

async function end(tx: Tx, now: Date): Promise<number> {
  const taken = await takePast(tx, now);
  for (const id of taken) {
    await answerProposal(tx, id, { from: 'open', to: 'lapsed', by: null, now });
    await saveMeeting(tx, id, { status: transition(meetingFlow, 'pass', { from: 'agreed' }), ended_at: now });
    await refresh(tx, id);
    await tellBoth(tx, 'meeting_over', id);
  }
  return taken.length;
}

async function reveal(tx: Tx, now: Date): Promise<number> {
  const taken = await takeRevealed(tx, now);
  for (const id of taken) {
    await refresh(tx, id);
    await tellBoth(tx, 'meeting_revealed', id);
  }
  return taken.length;
}

async function tellBoth(
  tx: Tx,
  kind: 'meeting_begins_soon' | 'meeting_over' | 'meeting_revealed',
  meetingId: number,
): Promise<void> {
  for (const side of meetingSides) await announce(tx, { kind, meetingId, side });
}

const refresh = async (tx: Tx, id: number) => refreshMeeting(tx, (await findMeeting(tx, id))!.conversation_id);
