import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { aCar, messageAt } from './conversations.ts';
import { johnny, kenji } from './people.ts';

/** Johnny's offer on Kenji's Zentorno, waiting for Kenji. As shown to Johnny. */
export const anOffer: Offer = {
  id: 30,
  status: 'open',
  car: aCar,
  conversation_id: 5,
  side: 'buyer',
  turn: 'seller',
  buyer_id: johnny.id,
  buyer_name: johnny.name,
  seller_id: kenji.id,
  seller_name: kenji.name,
  contact_name: kenji.name,
  dealer_id: null,
  amount: 170_000,
  amounts: [{ amount: 170_000, by: 'buyer', note: null, at: '2026-11-14T10:02:00.000Z' }],
  price_then: 184_000,
  valid_hours: 48,
  expires_at: '2026-11-16T10:02:00.000Z',
  hold_until: null,
  in_line: false,
  trade_in: null,
  cause: null,
  reason: null,
  ended_by: null,
  ended_at: null,
  created_at: '2026-11-14T10:02:00.000Z',
  may: { accept: false, counter: false, decline: false, withdraw: true, release: false, sell: false },
};

export const offerMessage = (offer: Offer, sequence = 1): Message =>
  messageAt(sequence, { message_type: 'offer', content: 'offered $170,000', metadata: offer });
