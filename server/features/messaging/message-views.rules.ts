import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import type { MessageRow } from './messages.store.ts';
import { reached } from './reach.rules.ts';
import type { Participation, Recipient } from './participants.store.ts';

type ShownMessage = Answer<typeof messaging.sendMessage>['message'];

/** A message as this person reads it: who sent it knows it by its client id. */
export const messageView = (
  { card: _card, client_id, ...message }: MessageRow,
  metadata: ShownMessage['metadata'],
  userId: number,
): ShownMessage => ({ ...message, client_id: message.sender_id === userId ? client_id : null, metadata });

/** What a page hears of a new message: that it is there. */
export const signalOf = ({ conversation_id, sequence }: Pick<MessageRow, 'conversation_id' | 'sequence'>) =>
  ({ kind: 'message', conversation_id, sequence }) as const;

/** PostgreSQL passes on 8,000 bytes at most, and who hears it takes some of them. */
const maxBytes = 6_000;

/** With the message itself where all who hear it may read the same; what it carries may be for one of them only. */
export function messageEvent(row: MessageRow) {
  if (row.card) return signalOf(row);
  const message = { ...messageView(row, null, 0), created_at: row.created_at.toISOString() };
  const whole = { ...signalOf(row), message };
  return Buffer.byteLength(JSON.stringify(whole)) > maxBytes ? signalOf(row) : whole;
}

/** Who hears that this person has read: also their own other pages. Of a dealer's team the person is not told who. */
export function readUpdates(
  participation: Participation,
  recipients: readonly Recipient[],
  userId: number,
  sequence: number,
) {
  const event = { kind: 'read', conversation_id: participation.id, user_id: userId, sequence } as const;
  const to = [...new Set([...reached(participation, recipients), userId])];
  return bothSides(participation, recipients, to, event, { ...event, user_id: null });
}

/** Who hears that this person is writing. For whom a dealer is one, the dealer is. */
export function typingUpdates(participation: Participation, recipients: readonly Recipient[], { id, name }: Writing) {
  const event = { kind: 'typing', conversation_id: participation.id, user_id: id, name } as const;
  const to = reached(participation, recipients).filter((one) => one !== id);
  return bothSides(participation, recipients, to, event, {
    ...event,
    user_id: null,
    name: participation.company_name ?? 'The dealer',
  });
}

interface Writing {
  id: number;
  name: string;
}

/** What somebody of a dealer's team does is told to the team as it is, and to the person as the dealer's. */
function bothSides<Own, Other>(
  participation: Participation,
  recipients: readonly Recipient[],
  to: readonly number[],
  own: Own,
  other: Other,
) {
  if (!participation.is_for_dealer) return [{ to: [...to], event: own }];
  const inPerson = new Set(recipients.filter(({ is_in_person }) => is_in_person).map(({ user_id }) => user_id));
  return [
    { to: to.filter((id) => !inPerson.has(id)), event: own },
    { to: to.filter((id) => inPerson.has(id)), event: other },
  ];
}
