import type { Conversation, Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { liveOfferStatuses } from '@forecourt/contract/offers/offers.flow.ts';
import { afterMessages, changeOutgoing, type Outgoing, type OutgoingChange } from './outgoing.ts';

/** Everything known about a conversation except its messages. */
export type ThreadFacts = Omit<Conversation, 'messages' | 'has_older'>;

export interface ThreadState {
  phase: 'loading' | 'failed' | 'gone' | 'ready';
  facts: ThreadFacts | null;
  /** Ordered by sequence, without duplicates. */
  messages: readonly Message[];
  /** Everything up to this sequence is known. The user's own later messages may already follow it. */
  reach: number;
  hasOlder: boolean;
  outgoing: readonly Outgoing[];
  /** The last request got no response. */
  isUnanswered: boolean;
}

export type ThreadChange =
  | { kind: 'opened'; conversation: Conversation }
  | { kind: 'newer'; conversation: Conversation; after: number }
  | { kind: 'older'; conversation: Conversation; before: number }
  | { kind: 'message'; message: Message }
  | ({ kind: 'read' } & ReadMark)
  | { kind: 'outgoing'; change: OutgoingChange }
  | { kind: 'unanswered' }
  | { kind: 'gone' };

/** The side that has read: the user, the other side, or a colleague. */
export type Reader = 'me' | 'other' | 'colleague';

interface ReadMark {
  userId: number | null;
  sequence: number;
  by: Reader;
}

export const emptyThread = (outgoing: readonly Outgoing[] = []): ThreadState => ({
  phase: 'loading',
  facts: null,
  messages: [],
  reach: 0,
  hasOlder: false,
  outgoing,
  isUnanswered: false,
});

export function changeThread(state: ThreadState, change: ThreadChange): ThreadState {
  switch (change.kind) {
    case 'opened':
      return answered(state, change.conversation, [], 0);
    case 'newer':
      // A response from beyond the known messages would leave a gap, so it's requested again from there.
      if (state.phase !== 'ready' || change.after > state.reach) return state;
      return answered(state, change.conversation, state.messages, state.reach);
    case 'older':
      return withOlder(state, change.conversation, change.before);
    case 'message':
      return withMessage(state, change.message);
    case 'read':
      return state.facts ? { ...state, facts: withRead(state.facts, change) } : state;
    case 'outgoing':
      return { ...state, outgoing: changeOutgoing(state.outgoing, change.change) };
    case 'unanswered':
      return { ...state, isUnanswered: true, phase: state.phase === 'loading' ? 'failed' : state.phase };
    case 'gone':
      return { ...emptyThread(state.outgoing), phase: 'gone' };
  }
}

/**
 * Where to start refetching: after the known messages, or before a card that is still open. If the conversation is said
 * to have changed, also before a purchase that was responded to and an offer that led to a sale.
 */
export const askFrom = ({ messages, reach }: ThreadState, isChanged = false): number => {
  const mayBeAnother = ({ metadata }: Message, place: number) =>
    metadata !== null &&
    'status' in metadata &&
    (openStatuses.includes(metadata.status) ||
      ('amounts' in metadata && (liveOfferStatuses as readonly string[]).includes(metadata.status)) ||
      ('attendance' in metadata && metadata.attendance?.is_revealed === false) ||
      (isChanged && doneStatuses.includes(metadata.status) && messages.length - place <= lookedAt));
  const card = messages.find(mayBeAnother);
  return Math.min(reach, (card?.sequence ?? reach + 1) - 1);
};

const openStatuses: readonly string[] = ['pending', 'recorded', 'disputed', 'proposed', 'agreed'];
/** The amount of a purchase may still change, and an offer is accepted again if its sale is withdrawn. */
const doneStatuses: readonly string[] = ['confirmed', 'completed'];
/** Only the latest messages, as many as one request returns. */
const lookedAt = 100;

function answered(
  state: ThreadState,
  { messages: came, has_older, ...facts }: Conversation,
  known: readonly Message[],
  reach: number,
): ThreadState {
  const messages = mergeByPlace(known, came);
  return {
    phase: 'ready',
    facts: state.facts ? keepReads(facts, state.facts) : facts,
    messages,
    reach: Math.max(reach, came.at(-1)?.sequence ?? 0),
    hasOlder: known.length === 0 ? has_older : state.hasOlder,
    outgoing: afterMessages(state.outgoing, came),
    isUnanswered: false,
  };
}

function withOlder(state: ThreadState, { messages: came, has_older }: Conversation, before: number): ThreadState {
  const first = state.messages[0]?.sequence;
  if (first === undefined || before < first) return state;
  return { ...state, messages: mergeByPlace(state.messages, came), hasOlder: has_older, isUnanswered: false };
}

function withMessage(state: ThreadState, message: Message): ThreadState {
  return {
    ...state,
    messages: mergeByPlace(state.messages, [message]),
    reach: message.sequence === state.reach + 1 ? message.sequence : state.reach,
    outgoing: afterMessages(state.outgoing, [message]),
  };
}

function withRead(facts: ThreadFacts, { userId, sequence, by }: ReadMark): ThreadFacts {
  return {
    ...facts,
    read_sequence: by === 'me' ? Math.max(facts.read_sequence, sequence) : facts.read_sequence,
    seen_sequence: by === 'other' ? Math.max(facts.seen_sequence, sequence) : facts.seen_sequence,
    participants: facts.participants.map((one) =>
      one.user_id === userId && one.read_sequence < sequence ? { ...one, read_sequence: sequence } : one,
    ),
  };
}

/** Read marks only move forward: a response that was under way when an event arrived can't reset them. */
function keepReads(facts: ThreadFacts, known: ThreadFacts): ThreadFacts {
  const reads = new Map(known.participants.map(({ user_id, read_sequence }) => [user_id, read_sequence]));
  return {
    ...facts,
    read_sequence: Math.max(facts.read_sequence, known.read_sequence),
    seen_sequence: Math.max(facts.seen_sequence, known.seen_sequence),
    participants: facts.participants.map((one) => ({
      ...one,
      read_sequence: Math.max(one.read_sequence, reads.get(one.user_id) ?? 0),
    })),
  };
}

/** In order and without duplicates. The latest version of a message wins. */
function mergeByPlace(known: readonly Message[], came: readonly Message[]): readonly Message[] {
  if (came.length === 0) return known;
  const byPlace = new Map(known.map((message) => [message.sequence, message]));
  for (const message of came) byPlace.set(message.sequence, message);
  return [...byPlace.values()].toSorted((a, b) => a.sequence - b.sequence);
}
