import { subjectKeys } from '@forecourt/server/features/messaging/reach.rules.ts';
import type { CardKind } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Ids } from '../cars/car-rows.ts';
import { daysAfter, minutesAfter } from '../payments/orders.ts';
import { player } from './cast.ts';
import type { TimedTalk } from './timed-talk.ts';

/** A conversation with its database ids. */
export interface Numbered extends TimedTalk {
  id: number;
  invitationId: number | null;
  offerId: number | null;
  meetingId: number | null;
  ids: Ids;
}

const daysToAnswer = 7;

export function conversationRow(conversation: Numbered) {
  const { id, talk, car, lines, ids } = conversation;
  const [first, last] = [lines[0], lines.at(-1)];
  return {
    id,
    conversation_type: talk.title === undefined ? 'direct' : 'group',
    title: talk.title ?? null,
    car_id: car && ids.car(car.number),
    dealer_id: talk.dealer ? ids.dealer(talk.dealer) : null,
    created_by: first && ids.user(first.speaker.character),
    subject_key: subjectKeyOf(conversation),
    last_sequence: lines.length,
    created_at: first?.at,
    updated_at: last?.at,
  };
}

function subjectKeyOf({ talk, car, ids }: Numbered): string | null {
  if (talk.title !== undefined) return null;
  const [one = 0, other = 0] = talk.between.map((name) => ids.user(player(name).character));
  if (car) return subjectKeys.car(ids.car(car.number), one);
  return talk.dealer ? subjectKeys.dealer(ids.dealer(talk.dealer), one) : subjectKeys.people(one, other);
}

export const participantRows = ({ id, people, lines, ids }: Numbered) =>
  people.map(({ who, joinedAt, endedAt, endedBy }) => ({
    conversation_id: id,
    user_id: ids.user(who.character),
    joined_at: joinedAt,
    ended_at: endedAt,
    ended_by: endedBy && ids.user(endedBy.character),
    from_sequence: lines.filter(({ at }) => at < joinedAt).length,
  }));

export const readRows = ({ id, reads, ids }: Numbered) =>
  reads.map(({ who, sequence }) => ({
    conversation_id: id,
    user_id: ids.user(who.character),
    read_sequence: sequence,
  }));

export const messageRows = ({ id, talk, people, lines, invitationId, offerId, ids }: Numbered) =>
  lines.map(({ speaker, type, text, step, at }, index) => ({
    conversation_id: id,
    sequence: index + 1,
    sender_id: ids.user(speaker.character),
    dealer_id: talk.dealer && !people.some(({ who }) => who === speaker) ? ids.dealer(talk.dealer) : null,
    message_type: type,
    content: text,
    card_kind: type === 'dealer_invitation' ? (type as CardKind) : null,
    card_id: type === 'dealer_invitation' ? invitationId : null,
    offer_id: step?.kind === 'offer' ? offerId : null,
    created_at: at,
  }));

export function invitationRows({ talk, lines, people, invitationId, ids }: Numbered) {
  const line = lines.find(({ type }) => type === 'dealer_invitation');
  const invited = people[0]?.who;
  if (!line || !invited || !talk.invitation || !talk.dealer) return [];
  const answer = lines.find(({ at, speaker }) => at > line.at && speaker === invited);
  const { role, status } = talk.invitation;
  return [
    {
      id: invitationId,
      dealer_account_id: ids.dealer(talk.dealer),
      invited_user_id: ids.user(invited.character),
      role,
      invited_by: ids.user(line.speaker.character),
      status,
      expires_at: daysAfter(line.at, daysToAnswer),
      created_at: line.at,
      answered_at: status === 'declined' ? (answer?.at ?? null) : null,
    },
  ];
}

export function blockRows({ talk: { blocked }, lines, ids }: Numbered) {
  if (!blocked) return [];
  const [by, whom] = [player(blocked.by), player(blocked.whom)];
  return [
    {
      blocker_id: ids.user(by.character),
      blocked_id: ids.user(whom.character),
      created_at: afterwards(lines),
    },
  ];
}

export const reportRows = ({ id, talk: { reported }, lines, ids }: Numbered) =>
  reported
    ? [
        {
          conversation_id: id,
          reporter_id: ids.user(player(reported.by).character),
          reason: reported.reason,
          details: reported.details,
          status: 'open',
          last_sequence: lines.length,
          created_at: afterwards(lines),
        },
      ]
    : [];

const afterwards = (lines: TimedTalk['lines']): Date => minutesAfter(lines.at(-1)?.at ?? new Date(0), 4);
