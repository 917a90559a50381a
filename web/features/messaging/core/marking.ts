import * as api from '../../../lib/api.ts';
import type { ThreadParts } from './reading.ts';

/** Reports how far the user has read. One call at a time, and none without news. */
export function createMarking({ id, userId, get, change }: ThreadParts, onMarked: (unread: number) => void) {
  let wanted = 0;
  let isBusy = false;

  const isNews = () => wanted > (get().facts?.read_sequence ?? wanted);

  return async function markRead(sequence: number): Promise<void> {
    wanted = Math.max(wanted, Math.min(sequence, get().reach));
    if (isBusy || !isNews()) return;
    isBusy = true;
    try {
      while (isNews()) {
        const answer = await api.messaging.markRead({ conversation_id: id, user_id: userId, sequence: wanted });
        wanted = Math.min(wanted, answer.read_sequence);
        change({ kind: 'read', userId, sequence: answer.read_sequence, by: 'me' });
        onMarked(answer.unread_count);
      }
    } catch {
      // The message is still on screen, so the next check reports it again.
    } finally {
      isBusy = false;
    }
  };
}
