import type { Tx } from '@forecourt/server/database/database.ts';
import type { Ids } from '../cars/car-rows.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import type { Books, DemoFeature } from './booked.ts';
import { keepBooks } from './books.ts';
import { eventRows } from './event-rows.ts';
import { pastFeatureOrders, runningFeatureOrders } from './feature-orders.ts';
import { listingOrders } from './listing-orders.ts';
import { membershipOrders } from './membership-orders.ts';
import { daysAfter } from './orders.ts';
import { bankRows, paymentRow, type PaymentIds } from './payment-rows.ts';
import { storied, storyOrders } from './story-orders.ts';

/** Seeds payments, features and dealer memberships. */
export async function seedPayments(tx: Tx, world: { cars: readonly DemoCar[]; ids: Ids }, now: Date): Promise<void> {
  const books = demoBooks(world.cars, now);
  const { payments, features } = books;
  const ids = await idsFor(tx, world.ids, books);
  await insertRows(tx, 'memberships', membershipRows(books, ids));
  await insertRows(
    tx,
    'payments',
    payments.map((payment) => paymentRow(payment, ids)),
  );
  await insertRows(
    tx,
    'payment_events',
    payments.flatMap((payment) => eventRows(payment, ids)),
  );
  await insertRows(
    tx,
    'car_features',
    features.map((feature) => featureRow(feature, ids)),
  );
  await insertRows(tx, 'demo.bank_payments', payments.flatMap(bankRows));
}

export const demoBooks = (cars: readonly DemoCar[], now: Date): Books =>
  keepBooks(
    [
      ...listingOrders(cars),
      ...runningFeatureOrders(cars, now),
      ...pastFeatureOrders(cars, storied, now),
      ...storyOrders(cars, now),
      ...membershipOrders(now),
    ],
    cars,
    now,
  );

async function idsFor(tx: Tx, ids: Ids, { payments, memberships }: Books): Promise<PaymentIds> {
  const paymentIds = await takeIds(tx, 'payments', payments.length);
  const membershipIds = await takeIds(tx, 'memberships', memberships.size);
  const byDealer = new Map<string, number | undefined>(
    [...memberships.keys()].map((dealer, place) => [dealer, membershipIds[place]]),
  );
  return {
    ...ids,
    payment: (place) => known(paymentIds[place]),
    membership: (dealer) => known(byDealer.get(dealer)),
  };
}

const membershipRows = ({ memberships }: Books, ids: PaymentIds) =>
  [...memberships].map(([dealer, { started_at, ends_at }]) => ({
    id: ids.membership(dealer),
    dealer_account_id: ids.dealer(dealer),
    started_at,
    ends_at,
    created_at: started_at && daysAfter(started_at, -2),
  }));

const featureRow = ({ order, car, payment, free, endsAt, endedAt }: DemoFeature, ids: PaymentIds) => ({
  car_id: ids.car(car.number),
  user_id: ids.user(order.buyer),
  dealer_id: order.dealer && ids.dealer(order.dealer),
  payment_id: payment && ids.payment(payment.place),
  free_month: free?.month ?? null,
  free_number: free?.number ?? null,
  starts_at: order.at,
  ends_at: endsAt,
  ended_at: endedAt,
});

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('The demo world has no such payment or membership');
  return id;
}
