import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import type { MessageRow } from './messages.store.ts';
import { reached } from './reach.rules.ts';
import type { Participation, Recipient } from './participants.store.ts';

type ShownMessage = Answer<typeof messaging.sendMessage>['message'];

/** A message as this user reads it. The sender also gets the client id. */
export const messageView = (
  { card: _card, client_id, ...message }: MessageRow,
  metadata: ShownMessage['metadata'],
  userId: number,
): ShownMessage => ({ ...message, client_id: message.sender_id === userId ? client_id : null, metadata });

/** The event for a new message, without its content. */
export const signalOf = ({ conversation_id, sequence }: Pick<MessageRow, 'conversation_id' | 'sequence'>) =>
  ({ kind: 'message', conversation_id, sequence }) as const;

/** PostgreSQL notifications carry at most 8,000 bytes, and the list of recipients takes some of them. */
const maxBytes = 6_000;

/** Includes the message if all recipients may read the same text. A card may be for only one of them. */
export function messageEvent(row: MessageRow) {
  if (row.card) return signalOf(row);
  const message = { ...messageView(row, null, 0), created_at: row.created_at.toISOString() };
  const whole = { ...signalOf(row), message };
  return Buffer.byteLength(JSON.stringify(whole)) > maxBytes ? signalOf(row) : whole;
}

/**
 * The recipients of a read receipt, including the user's own other tabs. For a dealer's team, the person isn't shown who read
 * it.
 */
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

/** The recipients of the typing indicator. Outside the team, the dealer appears as the writer. */
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

/** A team member's activity is shown to the team under their name and to the person as the dealer's. */
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
