import type { Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { recipientsOf } from '../../features/messaging/participants.store.ts';
import { liveOffersOf } from '../../features/offers/offers.store.ts';

/** Updates the offer for everyone who has its conversation open. */
export async function showOffer(
  tx: Tx,
  { conversation_id: conversationId }: { conversation_id: number },
): Promise<void> {
  const to = (await recipientsOf(tx, conversationId, 0)).map(({ user_id }) => user_id);
  await notify(tx, { to, event: { kind: 'conversation_changed', conversation_id: conversationId } });
}

/** The other offers on the car begin or end to wait in line. */
export async function showLine(tx: Tx, carId: number): Promise<void> {
  for (const offer of await liveOffersOf(tx, carId)) await showOffer(tx, offer);
}
