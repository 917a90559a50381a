import { lockReach } from '../../features/dealers/team.store.ts';
import type { MessageType } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { notify } from '../../events/notify.ts';
import { fail } from '../../lib/failure.ts';
import { findSent, insertMessage, type Card, type MessageRow } from '../../features/messaging/messages.store.ts';
import { attachToMessage, photosOfMessage } from '../../features/messaging/message-photos.store.ts';
import { messageEvent, signalOf } from '../../features/messaging/message-views.rules.ts';
import { reached } from '../../features/messaging/reach.rules.ts';
import { lockParticipation, recipientsOf, type Participation } from '../../features/messaging/participants.store.ts';
import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';

interface Written {
  conversationId: number;
  content: string;
  clientId: string | null;
  photoIds: readonly number[];
}

/** Sends a message. A retry is recognised by its client id and stored only once. */
export function sendMessage(db: Database, viewer: Reach, written: Written): Promise<MessageRow> {
  const { conversationId, content, clientId, photoIds } = written;
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, viewer);
    const participation = (await lockParticipation(tx, conversationId, reach)) ?? fail('conversation_not_found');
    const { dealer_id, is_for_dealer } = participation;
    if (is_for_dealer && dealer_id !== null && !mayFor(reach, { dealer: dealer_id }, 'messages.write'))
      fail('not_allowed');
    const sent = clientId === null ? null : await findSent(tx, conversationId, viewer.userId, clientId);
    if (sent) return sent;
    const message = await write(tx, reach, participation, { type: 'text', content, clientId, photoIds });
    const { car_id: carId } = participation;
    if (carId !== null && message.sequence === 1 && !is_for_dealer)
      await announce(tx, { kind: 'car_asked_about', carId, conversationId, by: viewer.userId });
    return message;
  });
}

interface MessageDraft {
  type: MessageType;
  content: string;
  clientId: string | null;
  card?: Card;
  photoIds?: readonly number[];
  /** Another feature shows it as a card, so pages request it instead of showing its text first. */
  isCard?: boolean;
}

/**
 * The caller has locked the conversation. The message gets its sequence, counts as read by its sender and is sent to
 * the others.
 */
export async function write(
  tx: Tx,
  viewer: Reach,
  participation: Participation,
  { photoIds = [], isCard = false, ...draft }: MessageDraft,
): Promise<MessageRow> {
  if (participation.closed) fail(participation.closed);
  const recipients = await recipientsOf(tx, participation.id, viewer.userId);
  const inserted = await insertMessage(tx, {
    conversationId: participation.id,
    senderId: viewer.userId,
    dealerId: participation.is_for_dealer ? participation.dealer_id : null,
    ...draft,
  });
  const message = { ...inserted, photos: await attach(tx, photoIds, inserted) };
  const others = reached(participation, recipients).filter((id) => id !== viewer.userId);
  // The sender's other tabs refetch, because only then do they learn the client id.
  await notify(
    tx,
    { to: others, event: isCard ? signalOf(message) : messageEvent(message) },
    { to: [viewer.userId], event: signalOf(message) },
  );
  return message;
}

async function attach(tx: Tx, photoIds: readonly number[], { id: messageId, sender_id: ownerId }: MessageRow) {
  if (photoIds.length === 0) return [];
  const attached = await attachToMessage(tx, photoIds, { ownerId, messageId });
  if (attached !== new Set(photoIds).size) fail('photo_not_found');
  return photosOfMessage(tx, messageId);
}
