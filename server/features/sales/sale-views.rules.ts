import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { SaleHint } from '@forecourt/contract/sales/counting-values.ts';
import type { sales } from '@forecourt/contract/sales/sales.ts';
import { mayDo, shownBy, sideOf } from './sale.rules.ts';
import type { SaleRow } from './sales.sql.ts';

type ShownSale = Answer<typeof sales.complete>['sale'];
type PublicSale = Answer<typeof sales.ofUser>['sales'][number];

const shared = (row: SaleRow) => ({
  id: row.id,
  car_id: row.car_id,
  car_name: row.car_name,
  make: row.make,
  model: row.model,
  year: row.year,
  image: row.image,
  has_page: row.has_page,
  listing_price: row.listing_price,
  sale_price: row.sale_price,
  sale_date: row.sale_date,
  sale_method: row.sale_method,
  is_verified: row.status === 'confirmed',
  seller_id: row.seller_id,
  seller_name: row.seller_name,
  dealer_id: row.dealer_id,
  dealer_name: row.dealer_name,
});

/**
 * The public view. Names the buyer only if they confirmed the purchase and don't hide it. A name typed by the seller
 * could be that of someone who does.
 */
export const publicView = (row: SaleRow): PublicSale => {
  const isNamed = row.buyer_id !== null && row.status === 'confirmed' && !row.buyer_hides;
  return {
    ...shared(row),
    buyer_id: isNamed ? row.buyer_id : null,
    buyer_name: isNamed ? row.buyer_name : null,
  };
};

/** The view of one of the two sides. The seller's notes are hidden from the buyer. */
export const saleView = (row: SaleRow, reach: Reach, now: Date): ShownSale => {
  const side = sideOf(row, reach) ?? 'buyer';
  return {
    ...shared(row),
    buyer_id: row.buyer_id,
    buyer_name: row.buyer_name,
    status: row.status,
    side,
    buyer_contact: side === 'seller' ? row.buyer_contact : null,
    sale_notes: side === 'seller' ? row.notes : null,
    confirmed_at: row.confirmed_at,
    proposed: proposedOf(row),
    ticket_id: row.ticket_id,
    conversation_id: row.conversation_id,
    bill_number: row.bill_number,
    is_excluded: side === 'seller' && row.is_excluded,
    shown: shownBy(row, side),
    may: mayDo(row, reach, now),
  };
};

/** The staff view, with both sides by name. */
export const staffView = (row: SaleRow, hints: SaleHint[]) => ({
  ...shared(row),
  buyer_id: row.buyer_id,
  buyer_name: row.buyer_name,
  status: row.status,
  ticket_id: row.ticket_id,
  hints,
});

const proposedOf = ({ proposed_id, proposed_amount, proposed_by, proposed_at }: SaleRow) =>
  proposed_id === null || proposed_amount === null || proposed_by === null || proposed_at === null
    ? null
    : { id: proposed_id, amount: proposed_amount, by_name: proposed_by, at: proposed_at };

/** The card in the message that asks the buyer to confirm. */
export const cardView = (row: SaleRow, userId: number) => {
  const isBuyer = row.buyer_id === userId;
  const proposed = proposedOf(row);
  return {
    sale_id: row.id,
    car_id: row.car_id,
    car_name: row.car_name,
    image: row.image,
    sale_price: row.sale_price,
    sale_date: row.sale_date,
    seller_name: row.seller_name,
    dealer_name: row.dealer_name,
    status: row.status,
    proposed: proposed && { id: proposed.id, amount: proposed.amount },
    may_answer: isBuyer && row.status === 'recorded',
    may_answer_amount: isBuyer && row.status === 'confirmed' && proposed !== null,
  };
};
