import type { Tx } from '@forecourt/server/database/database.ts';
import type { Ids } from '../cars/car-rows.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import { demoSales, type DemoSale } from './demo-sales.ts';
import type { Numbered } from './dispute-rows.ts';

interface World {
  cars: readonly DemoCar[];
  pastCars: readonly DemoCar[];
  /** Of cars whose listings are gone. They have no conversations and tickets. */
  marketSales: readonly DemoSale[];
  ids: Ids;
}

/**
 * Seeds a year of sales in every state. The cars and people already exist. Confirmation requests and dispute tickets
 * are seeded with the other messages and tickets, in chronological order.
 */
export async function seedSales(tx: Tx, { cars, pastCars, marketSales, ids }: World, now: Date): Promise<Numbered[]> {
  const known = demoSales([...cars, ...pastCars], now);
  // Bills of sale are issued in the order of these ids, and the members of the demo have those of `known`.
  const inOrder = [known, marketSales].flatMap((part) =>
    part.toSorted((a, b) => a.soldAt.getTime() - b.soldAt.getTime()),
  );
  const saleIds = await takeIds(tx, 'sales', inOrder.length);
  const sales = inOrder.map((sale, place) => ({ ...sale, id: saleIds[place]!, ids }));
  await insertRows(tx, 'sales', sales.map(saleRow));
  const amounts = sales.flatMap(amountRows).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const amountIds = await takeIds(tx, 'sale_amounts', amounts.length);
  await insertRows(
    tx,
    'sale_amounts',
    amounts.map((row, place) => ({ id: amountIds[place]!, ...row })),
  );
  const hasGone = new Set(marketSales.map(({ car }) => car));
  return sales.filter(({ car }) => !hasGone.has(car));
}

const saleRow = (sale: Numbered) => ({
  id: sale.id,
  car_id: sale.ids.car(sale.car.number),
  seller_id: sale.ids.user(sale.car.seller),
  dealer_id: sale.car.dealer && sale.ids.dealer(sale.car.dealer),
  buyer_id: typeof sale.buyer === 'string' || !sale.buyer ? null : sale.ids.user(sale.buyer.character),
  buyer_name: typeof sale.buyer === 'string' ? sale.buyer : null,
  buyer_contact: sale.contact,
  notes: sale.notes,
  listing_price: sale.car.facts.price,
  sale_price: sale.price,
  sale_method: sale.method,
  status: sale.status,
  car_status_before: 'active',
  sold_at: sale.soldAt,
  confirmed_at: sale.confirmedAt,
  ended_at: sale.endedAt,
  seller_shows_amount: sale.isShown,
  buyer_shows_amount: sale.isShown,
  seller_shows_name: sale.isShown,
  buyer_shows_name: sale.isShown,
});

/** Every amount it had: the original, corrections, and the one awaiting the buyer's approval. */
function amountRows({ id, car, price, priceBefore, proposed, soldAt, confirmedAt, ids }: Numbered) {
  if (price === null) return [];
  const row = (before: number | null, amount: number, status: string, at: Date) => ({
    sale_id: id,
    amount_before: before,
    amount,
    status,
    by_user_id: ids.user(car.seller),
    at,
    answered_at: null,
  });
  const first = row(null, priceBefore ?? price, 'set', soldAt);
  const mended = priceBefore === null ? [] : [row(priceBefore, price, 'set', daysBefore(soldAt, -0.02))];
  const open =
    proposed === null || !confirmedAt ? [] : [row(price, proposed, 'proposed', daysBefore(confirmedAt, -0.1))];
  return [first, ...mended, ...open];
}
