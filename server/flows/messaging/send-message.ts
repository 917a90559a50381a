import type { Database, Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { fail } from '../../lib/failure.ts';
import { findSent, insertMessage, type Card, type MessageRow } from '../../features/messaging/messages.store.ts';
import { messageEvent, signalOf } from '../../features/messaging/message-views.rules.ts';
import { reached } from '../../features/messaging/reach.rules.ts';
import { holdSeat, takersOf, type Seat } from '../../features/messaging/seats.store.ts';
import type { Viewer } from '../../features/messaging/viewer.ts';

interface Written {
  conversationId: number;
  content: string;
  clientId: string | null;
}

/** Writes a message. Sent again by a retry, it is found by its client id and stored once. */
export function sendMessage(db: Database, viewer: Viewer, written: Written): Promise<MessageRow> {
  const { conversationId, content, clientId } = written;
  return db.transaction().execute(async (tx) => {
    const seat = (await holdSeat(tx, conversationId, viewer)) ?? fail('conversation_not_found');
    const sent = clientId === null ? null : await findSent(tx, conversationId, viewer.userId, clientId);
    if (sent) return sent;
    return write(tx, viewer, seat, { type: 'text', content, clientId });
  });
}

interface Said {
  type: 'text' | 'dealer_invitation' | 'event';
  content: string;
  clientId: string | null;
  card?: Card;
}

/** The conversation is held. What is written has its place, is read by who wrote it, and reaches the others. */
export async function write(tx: Tx, viewer: Viewer, seat: Seat, said: Said): Promise<MessageRow> {
  if (seat.closed) fail(seat.closed);
  const takers = await takersOf(tx, seat.id, viewer.userId);
  const message = await insertMessage(tx, {
    conversationId: seat.id,
    senderId: viewer.userId,
    dealerId: seat.is_for_dealer ? seat.dealer_id : null,
    ...said,
  });
  const others = reached(seat, takers).filter((id) => id !== viewer.userId);
  // One's own other pages ask: only so do they learn by which name it was sent.
  await notify(tx, { to: others, event: messageEvent(message) }, { to: [viewer.userId], event: signalOf(message) });
  return message;
}
