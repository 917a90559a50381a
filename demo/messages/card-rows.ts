import { subjectKeys } from '@forecourt/server/features/messaging/reach.rules.ts';
import { daysBefore } from '../cars/history.ts';
import { minutesAfter } from '../payments/orders.ts';
import type { Numbered as Sale } from '../sales/dispute-rows.ts';
import { teamOf } from './cast.ts';
import type { conversationRow, messageRows, participantRows, readRows } from './message-rows.ts';

/** All conversation rows, to which cards are added. */
interface Rows {
  conversations: ReturnType<typeof conversationRow>[];
  participants: ReturnType<typeof participantRows>;
  reads: ReturnType<typeof readRows>;
  messages: ReturnType<typeof messageRows>;
}

const shownForDays = 40;

/** Sales whose buyers were asked by message: recent ones, and those with an open decision. */
export const askedIn = (sales: readonly Sale[], now: Date): Sale[] =>
  sales.filter(
    ({ buyer, soldAt, dispute, proposed }) =>
      buyer !== null &&
      typeof buyer !== 'string' &&
      (soldAt > daysBefore(now, shownForDays) || dispute !== null || proposed !== null),
  );

/** Adds the confirmation request to the conversation about the car, or starts one. `nextId` is used for a new one. */
export function addCard(rows: Rows, sale: Sale, nextId: () => number): void {
  const { car, buyer, soldAt, ids } = sale;
  if (buyer === null || typeof buyer === 'string') return;
  const [carId, sellerId, buyerId] = [ids.car(car.number), ids.user(car.seller), ids.user(buyer.character)];
  const dealerId = car.dealer && ids.dealer(car.dealer);
  const key = subjectKeys.car(carId, buyerId);
  const known = rows.conversations.find(({ subject_key }) => subject_key === key);
  const conversation = known ?? {
    id: nextId(),
    conversation_type: 'direct',
    title: null,
    car_id: carId,
    dealer_id: dealerId,
    created_by: sellerId,
    subject_key: key,
    last_sequence: 0,
    created_at: soldAt,
    updated_at: soldAt,
  };
  const { id } = conversation;
  if (!known) {
    rows.conversations.push(conversation);
    for (const user_id of dealerId === null ? [buyerId, sellerId] : [buyerId])
      rows.participants.push({
        conversation_id: id,
        user_id,
        joined_at: soldAt,
        ended_at: null,
        ended_by: null,
        from_sequence: 0,
      });
  }
  const at = known
    ? new Date(Math.max(soldAt.getTime(), minutesAfter(known.updated_at ?? soldAt, 2).getTime()))
    : soldAt;
  const sequence = conversation.last_sequence + 1;
  Object.assign(conversation, { last_sequence: sequence, updated_at: at });
  const team = car.dealer ? teamOf(car.dealer).map(({ character }) => ids.user(character)) : [sellerId];
  // Mara's pending requests are unread.
  const waits = sale.status === 'recorded' && buyer.name === 'Mara Quinn';
  for (const user_id of waits ? team : [...team, buyerId]) {
    const read = rows.reads.find((one) => one.conversation_id === id && one.user_id === user_id);
    if (!read) rows.reads.push({ conversation_id: id, user_id, read_sequence: sequence });
    else if (read.read_sequence === sequence - 1) read.read_sequence = sequence;
  }
  rows.messages.push({
    conversation_id: id,
    sequence,
    sender_id: sellerId,
    dealer_id: dealerId,
    message_type: 'purchase',
    content: 'Please confirm that you bought this car.',
    card_kind: 'purchase',
    card_id: sale.id,
    offer_id: null,
    created_at: at,
  });
}
