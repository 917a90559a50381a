import type { InvitationAnswer } from '@forecourt/contract/dealers/invitations.flow.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import * as api from '../../../lib/api.ts';
import { messageDraft } from './message-draft.ts';
import { createMarking } from './marking.ts';
import type { Outgoing } from './outgoing.ts';
import { createReading, type ThreadParts } from './reading.ts';
import { createSending } from './sending.ts';
import { sideOf } from './sides.ts';
import { createStore } from '../../../lib/store.ts';
import { changeThread, emptyThread, type ThreadChange } from './thread-state.ts';

interface ThreadOptions {
  id: number;
  userId: number;
  /** Called when something was sent or read, so that the lists can update. */
  onChange: () => void;
  onUnread: (unread: number) => void;
}

export type Thread = ReturnType<typeof createThread>;

/** One conversation as this browser knows it, shared by all views. */
export function createThread({ id, userId, onChange, onUnread }: ThreadOptions) {
  const kept = messageDraft(userId, id);
  const store = createStore(emptyThread(kept.readOutbox()));

  function change(what: ThreadChange) {
    const before = store.get();
    const next = changeThread(before, what);
    if (next.outgoing !== before.outgoing) keepOutgoing(next.outgoing, next.outgoing.length > before.outgoing.length);
    store.set(next);
    if (before.isUnanswered && !next.isUnanswered) sending.resume();
  }

  /** Sign-out clears stored messages. Those still being sent aren't stored again, only new ones are. */
  function keepOutgoing(list: readonly Outgoing[], isNew: boolean) {
    if (isNew || kept.hasOutbox()) kept.writeOutbox(list);
  }

  const parts: ThreadParts = { id, userId, get: store.get, change };
  const reading = createReading(parts);
  const sending = createSending(parts, {
    sent: ({ sequence }) => {
      if (sequence > store.get().reach) void reading.ask();
      onChange();
    },
    failed: (isHeld) => {
      // The reason for the refusal may have closed the conversation.
      if (!isHeld) void reading.ask();
      // Also reveals an ended session.
      onChange();
    },
  });
  const markRead = createMarking(parts, (unread) => {
    onUnread(unread);
    onChange();
  });

  return {
    id,
    kept,
    get: store.get,
    subscribe: store.subscribe,
    isWatched: store.isWatched,
    ...reading,
    ...sending,
    markRead,
    reload: async () => {
      await reading.reload();
      onChange();
    },
    /** A message that came with its event and leaves no gap needs no request. */
    hearMessage: (sequence: number, message?: Message) => {
      const { phase, reach } = store.get();
      if (sequence <= reach) return;
      // A process of an earlier version sends no photos.
      const isWhole = message && 'photos' in message;
      if (isWhole && phase === 'ready' && sequence === reach + 1) change({ kind: 'message', message });
      else void reading.ask();
    },
    hearRead: (reader: number | null, sequence: number) => {
      const { facts } = store.get();
      if (facts) change({ kind: 'read', userId: reader, sequence, by: sideOf(facts, userId, reader) });
    },
    answerInvitation: async (messageId: number, response: InvitationAnswer): Promise<void> => {
      const { message } = await api.messaging.respondInvitation({ message_id: messageId, user_id: userId, response });
      change({ kind: 'message', message });
    },
  };
}
