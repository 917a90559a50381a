import { api } from '../../../lib/api.ts';
import type { ThreadParts } from './reading.ts';

/** Tells how far one has read; one call at a time, and none that says nothing new. */
export function createMarking({ id, userId, get, change }: ThreadParts, onMarked: (unread: number) => void) {
  let wanted = 0;
  let isBusy = false;

  const isNews = () => wanted > (get().facts?.read_place ?? wanted);

  return async function markRead(place: number): Promise<void> {
    wanted = Math.max(wanted, Math.min(place, get().reach));
    if (isBusy || !isNews()) return;
    isBusy = true;
    try {
      while (isNews()) {
        const answer = await api.messaging.markRead({ conversation_id: id, user_id: userId, place: wanted });
        wanted = Math.min(wanted, answer.read_place);
        change({ kind: 'read', userId, place: answer.read_place, by: 'me' });
        onMarked(answer.unread_count);
      }
    } catch {
      // It is on the screen still: the next look at it tells again.
    } finally {
      isBusy = false;
    }
  };
}
