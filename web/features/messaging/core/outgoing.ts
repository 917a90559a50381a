import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';

/** An outgoing message: shown right away and identified by an ID from this browser. */
export interface Outgoing {
  clientId: string;
  content: string;
  photos: readonly Photo[];
  createdAt: string;
  state: 'waiting' | 'sending' | 'failed';
  /** The reason why it failed. */
  problem: string | null;
  /** The server didn't respond. Later messages wait, and this one is retried automatically. */
  isHeld: boolean;
}

export type OutgoingChange =
  | { kind: 'queued'; outgoing: Pick<Outgoing, 'clientId' | 'content' | 'photos' | 'createdAt'> }
  | { kind: 'restored'; outgoing: Outgoing }
  | { kind: 'sending' | 'retried' | 'dropped'; clientId: string }
  | { kind: 'failed'; clientId: string; problem: string; isHeld: boolean };

export function changeOutgoing(list: readonly Outgoing[], change: OutgoingChange): readonly Outgoing[] {
  if (change.kind === 'queued') return [...list, { ...change.outgoing, ...waiting }];
  if (change.kind === 'restored') return [...list, change.outgoing];
  if (change.kind === 'dropped') return list.filter(({ clientId }) => clientId !== change.clientId);
  return list.map((one) => (one.clientId === change.clientId ? { ...one, ...next(change) } : one));
}

/** Removes messages that the server has stored, however this browser learned of them. */
export function afterMessages(list: readonly Outgoing[], came: readonly Message[]): readonly Outgoing[] {
  const arrived = new Set(came.map(({ client_id }) => client_id));
  return list.some(({ clientId }) => arrived.has(clientId))
    ? list.filter(({ clientId }) => !arrived.has(clientId))
    : list;
}

/** The next message to send: in order, one at a time, and never past one the server didn't respond to. */
export function nextToSend(list: readonly Outgoing[]): Outgoing | undefined {
  const first = list.find(({ state, isHeld }) => state !== 'failed' || isHeld);
  return first?.state === 'waiting' ? first : undefined;
}

/** Selecting Send twice sends once. */
export const isUnderWay = (list: readonly Outgoing[], content: string): boolean =>
  content !== '' && list.some((one) => one.content === content && one.state !== 'failed');

const waiting = { state: 'waiting', problem: null, isHeld: false } as const;

function next(change: Exclude<OutgoingChange, { outgoing: unknown }>): Partial<Outgoing> {
  if (change.kind === 'failed') return { state: 'failed', problem: change.problem, isHeld: change.isHeld };
  return change.kind === 'sending' ? { state: 'sending' } : waiting;
}
