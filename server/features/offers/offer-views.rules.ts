import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { offers } from '@forecourt/contract/offers/offers.ts';
import { dollars } from '@forecourt/contract/notices/notice-words.ts';
import { mayDo, sideOf } from './offer.rules.ts';
import type { OfferRow } from './offers.sql.ts';

type ShownOffer = Answer<typeof offers.make>['offer'];

/** The view of one of the two sides. They see the same apart from what they may do. */
export const offerView = (row: OfferRow, reach: Reach, now: Date): ShownOffer => {
  const side = sideOf(row, reach);
  return {
    id: row.id,
    status: row.status,
    car: {
      id: row.car_id,
      title: row.car_title,
      price: row.car_price,
      status: row.car_status,
      image: row.car_image,
    },
    conversation_id: row.conversation_id,
    side,
    turn: row.turn,
    buyer_id: row.buyer_id,
    buyer_name: row.buyer_name,
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    contact_name: row.contact_name,
    dealer_id: row.dealer_id,
    amount: row.amount,
    amounts: row.amounts,
    price_then: row.price_then,
    valid_hours: row.valid_hours,
    expires_at: row.expires_at,
    hold_until: row.hold_until,
    in_line: row.in_line,
    trade_in: tradeInOf(row, side === 'buyer'),
    cause: row.cause,
    reason: row.reason,
    ended_by: row.ended_by,
    ended_at: row.ended_at,
    created_at: row.created_at,
    may: mayDo(row, reach, now),
  };
};

const tradeInOf = (row: OfferRow, isBuyer: boolean): ShownOffer['trade_in'] =>
  row.trade_name === null
    ? null
    : {
        car_id: row.trade_is_public || isBuyer ? row.trade_car_id : null,
        name: row.trade_name,
        year: row.trade_year,
        mileage: row.trade_mileage,
        image: row.trade_image,
      };

/** The offer as text, for staff who read a reported conversation. */
export const offerText = (row: OfferRow): string =>
  [
    `Offer on “${row.car_title}” (${row.status})`,
    ...row.amounts.map(
      ({ amount, by, note }) =>
        `${by === 'buyer' ? row.buyer_name : row.seller_name}: ${dollars(amount)}${note === null ? '' : `: ${note}`}`,
    ),
    ...(row.trade_name === null ? [] : [`Trade-in: ${row.trade_name}`]),
    ...(row.reason === null ? [] : [`Reason: ${row.reason}`]),
  ].join('\n');
