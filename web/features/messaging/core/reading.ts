import type { Conversation } from '@forecourt/contract/messaging/message-shapes.ts';
import * as api from '../../../lib/api.ts';
import { askFrom, type ThreadChange, type ThreadState } from './thread-state.ts';

export interface ThreadParts {
  id: number;
  userId: number;
  get: () => ThreadState;
  change: (change: ThreadChange) => void;
}

/** Fetches new messages, one request at a time. News that arrives during a request triggers another one. */
export function createReading({ id, get, change }: ThreadParts) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isAskedAnew = false;
  let isChanged = false;
  let olderBefore: number | undefined;

  async function run() {
    try {
      do {
        isAskedAgain = false;
        await (get().phase === 'ready' && !isAskedAnew ? readNewer() : readNewest());
      } while (isAskedAgain && get().phase !== 'gone');
    } catch {
      change({ kind: 'unanswered' });
    }
  }

  async function readNewest() {
    isAskedAnew = false;
    const conversation = await ask({});
    if (conversation) change({ kind: 'opened', conversation });
  }

  async function readNewer() {
    let after = askFrom(get(), isChanged);
    isChanged = false;
    for (;;) {
      const conversation = await ask({ after, limit: atOnce });
      if (!conversation) return;
      change({ kind: 'newer', conversation, after });
      const last = conversation.messages.at(-1);
      if (!last || conversation.messages.length < atOnce) return;
      after = last.sequence;
    }
  }

  async function ask(window: { after?: number; before?: number; limit?: number }): Promise<Conversation | null> {
    const answer = await api.messaging.conversation({ conversation_id: id, ...window });
    if (!answer) change({ kind: 'gone' });
    return answer?.conversation ?? null;
  }

  function askNow(): Promise<void> {
    isAskedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    ask: askNow,
    /** The contents of its cards may have changed. */
    askChanged: () => {
      isChanged = true;
      return askNow();
    },
    /** Discards the loaded messages, because a block changed which ones are visible. */
    reload: () => {
      isAskedAnew = true;
      return askNow();
    },
    older: async () => {
      const before = get().messages[0]?.sequence;
      if (before === undefined || !get().hasOlder || olderBefore === before) return;
      olderBefore = before;
      try {
        const conversation = await ask({ before });
        if (conversation) change({ kind: 'older', conversation, before });
      } catch {
        change({ kind: 'unanswered' });
      } finally {
        olderBefore = undefined;
      }
    },
  };
}

const atOnce = 100;
