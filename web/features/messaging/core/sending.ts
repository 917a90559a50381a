import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { maxMessageLength } from '@forecourt/contract/messaging/messaging-values.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { words } from '../words.ts';
import { isUnderWay, nextToSend, type Outgoing } from './outgoing.ts';
import type { ThreadParts } from './reading.ts';

interface SendingEvents {
  sent: (message: Message) => void;
  /** If held, the message is sent automatically when the server responds again. */
  failed: (isHeld: boolean) => void;
}

/** Sends messages in order, one after the other. */
export function createSending({ id, userId, get, change }: ThreadParts, on: SendingEvents) {
  let isBusy = false;

  async function sendAll() {
    if (isBusy) return;
    isBusy = true;
    for (let one = nextToSend(get().outgoing); one; one = nextToSend(get().outgoing)) await sendOne(one);
    isBusy = false;
  }

  async function sendOne({ clientId, content, photos }: Outgoing) {
    change({ kind: 'outgoing', change: { kind: 'sending', clientId } });
    try {
      const photo_ids = photos.map((photo) => photo.id);
      const written = { conversation_id: id, sender_id: userId, content, photo_ids, client_id: clientId };
      const { message } = await api.messaging.sendMessage(written);
      change({ kind: 'message', message });
      on.sent(message);
    } catch (error) {
      const [problem, isHeld] = [sentenceOf(error, words.sendFailed), isTemporary(error)];
      change({ kind: 'outgoing', change: { kind: 'failed', clientId, problem, isHeld } });
      on.failed(isHeld);
    }
  }

  function retry(clientId: string) {
    change({ kind: 'outgoing', change: { kind: 'retried', clientId } });
    void sendAll();
  }

  return {
    /** Whether the message is now being sent. If not, the text stays in the box. */
    send: (text: string, photos: readonly Photo[] = []): boolean => {
      const content = text.trim();
      if ((!content && photos.length === 0) || content.length > maxMessageLength || isUnderWay(get().outgoing, content))
        return false;
      const outgoing = { clientId: crypto.randomUUID(), content, photos, createdAt: new Date().toISOString() };
      change({ kind: 'outgoing', change: { kind: 'queued', outgoing } });
      void sendAll();
      return true;
    },
    retry,
    drop: (clientId: string) => {
      change({ kind: 'outgoing', change: { kind: 'dropped', clientId } });
      void sendAll();
    },
    /** Restores a message that was deleted by mistake, so that it can be sent again. */
    restore: (outgoing: Outgoing) => change({ kind: 'outgoing', change: { kind: 'restored', outgoing } }),
    /** Call when the server responds again. */
    resume: () => {
      const held = get().outgoing.find(({ isHeld }) => isHeld);
      if (held) retry(held.clientId);
    },
  };
}

const isTemporary = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.code === 'unavailable');
