import * as api from '../../../lib/api.ts';
import type { ThreadParts } from './reading.ts';

/** Tells how far one has read; one call at a time, and none that says nothing new. */
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
      // It is on the screen still: the next look at it tells again.
    } finally {
      isBusy = false;
    }
  };
}
