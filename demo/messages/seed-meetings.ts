import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import { insertRows } from '../cars/insert-rows.ts';
import { minutesAfter } from '../payments/orders.ts';
import { demoZone } from './meeting-lines.ts';
import type { Numbered } from './message-rows.ts';

/** The meetings in the scripts, shown by the message of their latest step. Past ones are over. */
export async function seedMeetings(tx: Tx, talks: readonly Numbered[], now: Date): Promise<void> {
  const held = talks.flatMap((talk) => meetingOf(talk, now));
  await insertRows(
    tx,
    'meetings',
    held.map(({ meeting }) => meeting),
  );
  for (const { meeting, proposal, area, shownBy } of held) {
    await sql`
      insert into meeting_proposals (meeting_id, user_id, is_by_buyer, starts_at, time_zone, area_id, place, status, created_at,
        answered_by, answered_at)
      select ${meeting.id}, ${proposal.user_id}, ${proposal.is_by_buyer}, ${proposal.starts_at}, ${demoZone}, id,
        ${proposal.place}, ${proposal.status}, ${proposal.created_at}, ${proposal.answered_by}, ${proposal.answered_at}
      from areas where name = ${area}`.execute(tx);
    await sql`
      update meetings set message_id = messages.id from messages
      where meetings.id = ${meeting.id} and messages.conversation_id = meetings.conversation_id
        and messages.sequence = ${shownBy}`.execute(tx);
  }
}

function meetingOf({ id: conversationId, talk, car, people, lines, meetingId, ids }: Numbered, now: Date) {
  const line = lines.find(({ step }) => step?.kind === 'proposes');
  if (line?.step?.kind !== 'proposes' || !line.startsAt || !car || meetingId === null) return [];
  const accepting = lines.find(({ step }) => step?.kind === 'accepts');
  const buyer = people[0]!.who;
  const userOf = ({ character }: { character: number }) => ids.user(character);
  const endsAt = minutesAfter(line.startsAt, 60);
  const isOver = accepting !== undefined && endsAt < now;
  const { buyer: ofBuyer = null, seller: ofSeller = null } = talk.met ?? {};
  const seller = [line.speaker, accepting?.speaker].find((who) => who && who !== buyer);
  const meeting = {
    id: meetingId,
    conversation_id: conversationId,
    kind: line.step.meeting,
    status: statusOf(accepting !== undefined, isOver),
    buyer_id: userOf(buyer),
    seller_id: seller && talk.dealer ? userOf(seller) : ids.user(car.seller),
    dealer_id: talk.dealer ? ids.dealer(talk.dealer) : null,
    buyer_zone: demoZone,
    seller_zone: demoZone,
    starts_at: accepting ? line.startsAt : null,
    agreed_at: accepting?.at ?? null,
    reminded_at: isOver ? minutesAfter(line.startsAt, -30) : null,
    ended_at: isOver ? endsAt : null,
    buyer_answer: ofBuyer,
    seller_answer: ofSeller,
    revealed_at: ofBuyer && ofSeller ? minutesAfter(endsAt, 45) : null,
    created_at: line.at,
  };
  const proposal = {
    user_id: userOf(line.speaker),
    is_by_buyer: line.speaker === buyer,
    starts_at: line.startsAt,
    place: line.step.place,
    status: accepting ? 'agreed' : 'open',
    created_at: line.at,
    answered_by: accepting ? userOf(accepting.speaker) : null,
    answered_at: accepting?.at ?? null,
  };
  return [{ meeting, proposal, area: line.step.area, shownBy: lines.indexOf(accepting ?? line) + 1 }];
}

const statusOf = (isAgreed: boolean, isOver: boolean) => {
  if (isOver) return 'over';
  return isAgreed ? 'agreed' : 'proposed';
};
