import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { dayKey, dayName } from '../../../lib/days.ts';
import type { Outgoing } from './outgoing.ts';
import { inOwnTime } from './own-time.ts';
import { isOurs, seenText } from './sides.ts';
import type { ThreadFacts, ThreadState } from './thread-state.ts';

export interface BubbleRow {
  kind: 'bubble';
  key: string;
  sequence: number | null;
  senderId: number;
  /** The sender, for screen readers. */
  speaker: string;
  content: string;
  photos: readonly Photo[];
  at: string;
  isOurs: boolean;
  /** The sender, if that isn't obvious: the dealer's name with the person's name below. */
  name: { title: string; detail: string | null } | null;
  startsGroup: boolean;
  endsGroup: boolean;
  status: string | null;
  outgoing: Outgoing | null;
}

export type Row =
  | BubbleRow
  | { kind: 'day'; key: string; text: string }
  | { kind: 'new'; key: string }
  | { kind: 'event'; key: string; sequence: number; text: string }
  | {
      kind: 'invitation' | 'purchase' | 'wanted_reply' | 'offer' | 'meeting';
      key: string;
      sequence: number;
      message: Message;
    };

interface Look {
  userId: number;
  /** The first message that was new when the thread was opened. */
  newFrom: number | null;
  nowMs: number;
}

/** The rows of the thread, from top to bottom. */
export function rowsOf({ facts, messages, outgoing }: ThreadState, { userId, newFrom, nowMs }: Look): Row[] {
  if (!facts) return [];
  const rows: Row[] = [];
  let day = '';
  function add(at: string, row: Row) {
    const key = dayKey(at);
    if (key !== day) rows.push({ kind: 'day', key: `day ${key}`, text: dayName(at, nowMs) });
    day = key;
    rows.push(row);
  }
  for (const message of messages) {
    if (message.sequence === newFrom) {
      const row = rowOf(message, facts, userId);
      add(message.created_at, { kind: 'new', key: 'new' });
      rows.push(row);
    } else add(message.created_at, rowOf(message, facts, userId));
  }
  for (const one of outgoing) add(one.createdAt, outgoingRow(one, userId));
  return withStatus(grouped(rows), facts, userId);
}

function rowOf(message: Message, facts: ThreadFacts, userId: number): Row {
  const { sequence, message_type, sender_name, content } = message;
  const key = message.client_id ?? `message ${message.id}`;
  if (message_type === 'event') return { kind: 'event', key, sequence, text: `${sender_name} ${inOwnTime(content)}` };
  if (message_type === 'dealer_invitation') return { kind: 'invitation', key, sequence, message };
  if (
    message_type === 'purchase' ||
    message_type === 'wanted_reply' ||
    message_type === 'offer' ||
    message_type === 'meeting'
  )
    return { kind: message_type, key, sequence, message };
  return {
    kind: 'bubble',
    key,
    sequence,
    senderId: message.sender_id,
    speaker: message.sender_id === userId ? 'You' : [message.company_name, sender_name].filter(Boolean).join(', '),
    content,
    photos: message.photos,
    at: message.created_at,
    isOurs: isOurs(facts, userId, message),
    name: nameOf(message, facts, userId),
    ...alone,
  };
}

function nameOf({ sender_id, sender_name, company_name }: Message, facts: ThreadFacts, userId: number) {
  if (sender_id === userId) return null;
  if (company_name !== null) {
    const isColleague = isOurs(facts, userId, { sender_id, company_name });
    return isColleague ? { title: sender_name, detail: null } : { title: company_name, detail: sender_name };
  }
  return facts.conversation_type === 'group' ? { title: sender_name, detail: null } : null;
}

const outgoingRow = (one: Outgoing, userId: number): BubbleRow => ({
  kind: 'bubble',
  key: one.clientId,
  sequence: null,
  senderId: userId,
  speaker: 'You',
  content: one.content,
  photos: one.photos,
  at: one.createdAt,
  isOurs: true,
  name: null,
  ...alone,
  outgoing: one,
});

const alone = { startsGroup: true, endsGroup: true, status: null, outgoing: null };

/** Groups messages that one person sends within a few minutes. */
function grouped(rows: readonly Row[]): Row[] {
  return rows.map((row, at) => {
    if (row.kind !== 'bubble') return row;
    return { ...row, startsGroup: !isTogether(rows[at - 1], row), endsGroup: !isTogether(row, rows[at + 1]) };
  });
}

const isTogether = (one: Row | undefined, next: Row | undefined) =>
  one?.kind === 'bubble' &&
  next?.kind === 'bubble' &&
  one.senderId === next.senderId &&
  !isFailed(one) &&
  !isFailed(next) &&
  Date.parse(next.at) - Date.parse(one.at) < togetherMs;

const isFailed = ({ outgoing }: BubbleRow) => outgoing?.state === 'failed';

const togetherMs = 5 * 60_000;

/** Shows "Sent" and "Seen" under the user's last messages, unless there's a reply. */
function withStatus(rows: Row[], facts: ThreadFacts, userId: number): Row[] {
  // Outgoing messages below it show their own status.
  let isLast = !rows.some((row) => row.kind === 'bubble' && row.outgoing && !isFailed(row));
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.kind !== 'bubble' || row.sequence === null) continue;
    if (!row.isOurs) break;
    const seen = seenText(facts, userId, row.sequence);
    if (seen || isLast) rows[at] = { ...row, status: seen ?? 'Sent' };
    if (seen) break;
    isLast = false;
  }
  return rows;
}
