import type { Tx } from '../../database/database.ts';
import { saleFacts } from '../../features/notices/facts.store.ts';
import { teamWith } from '../../features/notices/recipients.store.ts';

/** Notifications for the two sides of a sale, and their recipients. */

type Sale = NonNullable<Awaited<ReturnType<typeof saleFacts>>>;

const about = ({ id, car_id, title }: Sale) => ({ subjectId: id, carId: car_id, facts: { sale_id: id, title } });

export async function buyerNoticeFacts(tx: Tx, saleId: number) {
  const sale = await saleFacts(tx, saleId);
  if (!sale || sale.buyer_id === null) return null;
  const { subjectId, carId, facts } = about(sale);
  const { seller, conversation_id } = sale;
  return { subjectId, carId, facts: { ...facts, seller, conversation_id }, people: [sale.buyer_id] };
}

/** Null if the proposal has been withdrawn or answered. */
export async function proposalNoticeFacts(tx: Tx, saleId: number) {
  const [sale, said] = [await saleFacts(tx, saleId), await buyerNoticeFacts(tx, saleId)];
  if (!said || !sale || sale.proposed === null) return null;
  return { ...said, facts: { ...said.facts, amount: sale.proposed } };
}

/** With the sale’s bill, once it has one. */
export async function sellerNoticeFacts<More extends object>(tx: Tx, saleId: number, more: More) {
  const sale = await saleFacts(tx, saleId);
  if (!sale || sale.buyer === null) return null;
  const { subjectId, carId, facts } = about(sale);
  return {
    subjectId,
    carId,
    facts: { ...facts, buyer: sale.buyer, bill_number: sale.bill_number, ...more },
    people: await sellersOf(tx, sale),
  };
}

export async function bothSidesNoticeFacts<More extends object>(tx: Tx, saleId: number, more: More) {
  const sale = await saleFacts(tx, saleId);
  if (!sale) return null;
  const { subjectId, carId, facts } = about(sale);
  const people = [...(await sellersOf(tx, sale)), ...(sale.buyer_id === null ? [] : [sale.buyer_id])];
  return { subjectId, carId, facts: { ...facts, ticket_id: sale.ticket_id, ...more }, people };
}

/** The seller. If they have left the dealer's team, those who can read its sales. */
const sellersOf = async (tx: Tx, { seller_id, dealer_id, has_left }: Sale): Promise<number[]> =>
  dealer_id !== null && has_left ? teamWith(tx, dealer_id, 'sales.read') : [seller_id];
