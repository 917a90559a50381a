import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { CardKind } from '@forecourt/contract/messaging/messaging-values.ts';
import type { messaging } from '@forecourt/contract/messaging/messaging.ts';
import type { Queryable } from '../../database/database.ts';
import { invitationCards } from '../../features/dealers/invitations.store.ts';
import { replyCards } from '../../features/wanted/replies.store.ts';
import { meetingView } from '../../features/meetings/meeting-views.rules.ts';
import { meetingsShownBy } from '../../features/meetings/meetings.store.ts';
import { messageView } from '../../features/messaging/message-views.rules.ts';
import type { MessageRow } from '../../features/messaging/messages.store.ts';
import { reachOfUser } from '../../features/dealers/team.store.ts';
import { offerView } from '../../features/offers/offer-views.rules.ts';
import { findOffers } from '../../features/offers/offers.store.ts';
import { cardView } from '../../features/sales/sale-views.rules.ts';
import { findSales } from '../../features/sales/sales.store.ts';

type ShownMessage = Answer<typeof messaging.sendMessage>['message'];
type Facts = NonNullable<ShownMessage['metadata']>;

/** The attached cards by kind. The feature that owns a card reads it as this user may see it. */
const readers: { [kind in CardKind]: (db: Queryable, ids: number[], userId: number) => Promise<Map<number, Facts>> } = {
  dealer_invitation: invitationCards,
  // Without the seller's notes.
  purchase: async (db, ids, userId) =>
    new Map((await findSales(db, ids)).map((sale) => [sale.id, cardView(sale, userId)])),
  wanted_reply: replyCards,
  offer: async (db, ids, userId) => {
    const [reach, now] = [await reachOfUser(db, userId), new Date()];
    return new Map((await findOffers(db, ids)).map((offer) => [offer.id, offerView(offer, reach, now)]));
  },
};

/** Messages as this user reads them. Runs one query for each kind of card present. */
export async function withCards(
  db: Queryable,
  messages: readonly MessageRow[],
  userId: number,
): Promise<ShownMessage[]> {
  const carried = Map.groupBy(
    messages.flatMap(({ card }) => card ?? []),
    ({ kind }) => kind,
  );
  const found = new Map<CardKind, Map<number, Facts>>();
  for (const [kind, cards] of carried)
    found.set(
      kind,
      await readers[kind](
        db,
        cards.map(({ id }) => id),
        userId,
      ),
    );
  const meetings = await meetingsOf(db, messages, userId);
  return messages.map((message) => {
    const meeting = meetings.get(message.id);
    if (meeting) return { ...messageView(message, meeting, userId), message_type: 'meeting' };
    return messageView(message, (message.card && found.get(message.card.kind)?.get(message.card.id)) ?? null, userId);
  });
}

/** A meeting knows the message that shows it, because that changes with every step. */
async function meetingsOf(db: Queryable, messages: readonly MessageRow[], userId: number) {
  const events = messages.filter(({ message_type }) => message_type === 'event').map(({ id }) => id);
  const now = new Date();
  return new Map(
    (await meetingsShownBy(db, events)).map((meeting) => [meeting.message_id, meetingView(meeting, userId, now)]),
  );
}

export const withCard = async (db: Queryable, message: MessageRow, userId: number): Promise<ShownMessage> =>
  (await withCards(db, [message], userId))[0]!;
