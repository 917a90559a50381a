import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { openConversation } from '../../features/messaging/conversations.store.ts';
import { messageOfCard } from '../../features/messaging/messages.store.ts';
import { lockParticipation, recipientsOf } from '../../features/messaging/participants.store.ts';
import { subjectKeys } from '../../features/messaging/reach.rules.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { write } from '../messaging/send-message.ts';

/** Asks the named member to confirm the purchase, in the conversation about this car. */
export async function askBuyer(tx: Tx, reach: Reach, sale: SaleRow): Promise<void> {
  if (sale.buyer_id === null) return;
  const conversationId = await postCard(tx, reach, sale, sale.buyer_id);
  await announce(tx, { kind: 'buyer_asked', saleId: sale.id, conversationId, by: reach.userId });
}

/** Null if the two can't message each other. The buyer then finds it among their purchases. */
async function postCard(tx: Tx, reach: Reach, sale: SaleRow, buyerId: number): Promise<number | null> {
  const { car_id: carId, dealer_id: dealerId, seller_id: sellerId } = sale;
  const { id } = await openConversation(tx, {
    type: 'direct',
    title: null,
    carId,
    dealerId,
    createdBy: reach.userId,
    subjectKey: subjectKeys.car(carId, buyerId),
    people: dealerId === null ? [buyerId, sellerId] : [buyerId],
  });
  const participation = await lockParticipation(tx, id, reach);
  if (!participation || participation.closed) return null;
  await write(tx, reach, participation, {
    type: 'purchase',
    content: 'Please confirm that you bought this car.',
    clientId: null,
    card: { kind: 'purchase', id: sale.id },
  });
  return id;
}

/** Updates the sale for everyone who has its message open. */
export async function showOnCard(tx: Tx, saleId: number): Promise<void> {
  const message = await messageOfCard(tx, { kind: 'purchase', id: saleId });
  if (!message) return;
  const to = (await recipientsOf(tx, message.conversation_id, 0)).map(({ user_id }) => user_id);
  await announce(tx, { kind: 'conversation_changed', conversationId: message.conversation_id, to });
}
