import type { Attendance, MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import {
  openMeetingStatuses,
  type MeetingStatus,
  type ProposalStatus,
} from '@forecourt/contract/meetings/meetings.flow.ts';
import { sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Reached } from '../../database/transition.ts';
import type { Meetings } from '../../database/types.generated.ts';
import type { Side } from './meeting.rules.ts';
import { selectMeetings, type MeetingRow } from './meetings.sql.ts';

export const findMeeting = async (db: Queryable, id: number): Promise<MeetingRow | null> =>
  (await selectMeetings(db, sql`meetings.id = ${id}`))[0] ?? null;

/** Locks the meeting. The caller has locked its conversation, so that steps happen one after the other. */
export async function lockMeeting(tx: Tx, id: number): Promise<MeetingRow | null> {
  await tx.selectFrom('meetings').select('id').where('id', '=', id).forUpdate().execute();
  return findMeeting(tx, id);
}

/** The meetings that these messages show. */
export const meetingsShownBy = (db: Queryable, messageIds: readonly number[]): Promise<MeetingRow[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : selectMeetings(db, sql`meetings.message_id = any (${sql.val(messageIds)}::bigint[])`);

const isOpen = sql<boolean>`meetings.status = any (${sql.val([...openMeetingStatuses])}::text[])`;

/** Most that are ever shown. */
const maxUpcoming = 50;

/** The user's or their dealer's open meetings, and those their side can still say something about. Soonest first. */
export const upcomingMeetings = (
  db: Queryable,
  { userId, dealerId }: { userId: number; dealerId: number | null },
): Promise<MeetingRow[]> =>
  selectMeetings(
    db,
    sql`meetings.id = any (array(
      select id from meetings where buyer_id = ${userId} and ${isDue('buyer_answer')}
      union select id from meetings where seller_id = ${userId} and dealer_id is null and ${isDue('seller_answer')}
      union select id from meetings where dealer_id = ${dealerId}::bigint and ${isDue('seller_answer')}
    ))`,
    sql`order by coalesce(meetings.starts_at, (proposals.proposed->>'starts_at')::timestamptz), meetings.id
      limit ${maxUpcoming}`,
  );

const isDue = (answer: 'buyer_answer' | 'seller_answer') => sql<boolean>`(
  ${isOpen} or meetings.status = 'over' and meetings.revealed_at is null and ${sql.ref(`meetings.${answer}`)} is null
)`;

interface NewMeeting {
  conversationId: number;
  kind: MeetingKind;
  buyerId: number;
  sellerId: number;
  dealerId: number | null;
}

/** Null if the conversation already has an open one of this kind. The unique index guarantees there is only one. */
export async function insertMeeting(tx: Tx, meeting: NewMeeting): Promise<number | null> {
  const made = await tx
    .insertInto('meetings')
    .values({
      conversation_id: meeting.conversationId,
      kind: meeting.kind,
      buyer_id: meeting.buyerId,
      seller_id: meeting.sellerId,
      dealer_id: meeting.dealerId,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

type MeetingColumns = Omit<Updateable<Meetings>, 'id' | 'status'> & { status?: Reached<MeetingStatus> };

export const saveMeeting = (tx: Tx, id: number, columns: MeetingColumns) =>
  tx.updateTable('meetings').set(columns).where('id', '=', id).execute();

export const saveZone = (tx: Tx, id: number, side: Side, timeZone: string) =>
  saveMeeting(tx, id, side === 'buyer' ? { buyer_zone: timeZone } : { seller_zone: timeZone });

interface NewProposal {
  meetingId: number;
  userId: number;
  side: Side;
  startsAt: Date;
  timeZone: string;
  areaId: number;
  place: string;
}

export const insertProposal = (tx: Tx, proposal: NewProposal) =>
  tx
    .insertInto('meeting_proposals')
    .values({
      meeting_id: proposal.meetingId,
      user_id: proposal.userId,
      is_by_buyer: proposal.side === 'buyer',
      starts_at: proposal.startsAt,
      time_zone: proposal.timeZone,
      area_id: proposal.areaId,
      place: proposal.place,
    })
    .execute();

interface Answered {
  from: 'open' | 'agreed';
  to: Exclude<ProposalStatus, 'open'>;
  /** Null if no one answered. */
  by: number | null;
  now: Date;
}

/** Ends the meeting's open proposal, or replaces its agreed one. */
export const answerProposal = (tx: Tx, meetingId: number, { from, to, by, now }: Answered) =>
  tx
    .updateTable('meeting_proposals')
    .set({ status: to, ...(from === 'open' && { answered_by: by, answered_at: now }) })
    .where('meeting_id', '=', meetingId)
    .where('status', '=', from)
    .execute();

/** The status of a proposal, and the user who answered it. */
export const findAnswered = (db: Queryable, meetingId: number, proposalId: number) =>
  db
    .selectFrom('meeting_proposals')
    .leftJoin('users', 'users.id', 'meeting_proposals.answered_by')
    .select([sql<ProposalStatus>`meeting_proposals.status`.as('status'), 'users.name', 'users.id as user_id'])
    .where('meeting_id', '=', meetingId)
    .where('meeting_proposals.id', '=', proposalId)
    .executeTakeFirst();

/** False if this side has already answered. */
export async function saveAnswer(tx: Tx, id: number, side: Side, answer: Attendance): Promise<boolean> {
  const column = side === 'buyer' ? 'buyer_answer' : 'seller_answer';
  const { numUpdatedRows } = await tx
    .updateTable('meetings')
    .set({ [column]: answer })
    .where('id', '=', id)
    .where(column, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A place that can be selected. Locks it, so that it isn't merged into another one before the proposal refers to it. */
export const findPlace = (tx: Tx, areaId: number) =>
  tx
    .selectFrom('areas')
    .select(['id', 'name'])
    .where('id', '=', areaId)
    .where('merged_into', 'is', null)
    .where('is_hidden', '=', false)
    .forShare()
    .executeTakeFirst();
