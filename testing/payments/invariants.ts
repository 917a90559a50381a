import { slotStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { Broken } from './broken.ts';
import { hasRightMoney } from './fake-bank.ts';
import { pricesHold } from './price-invariants.ts';
import type { SeenCar, SeenEvent, SeenPayment, Snapshot } from './snapshot.ts';
import type { World } from './world.ts';

/** Invariants at every moment, and between one moment and the next. */
export function checkMoment(world: World, before: Snapshot, after: Snapshot): void {
  const eventsOf = Map.groupBy(after.events, ({ payment_id }) => payment_id);
  for (const payment of after.payments.values()) {
    const was = before.payments.get(payment.id);
    fulfilledStays(was, payment);
    everyChangeIsOnRecord(was, payment, eventsOf.get(payment.id) ?? []);
    goodsOnlyForMoney(world, payment);
  }
  onePendingForEach(after);
  carsWaitExactlyForTheirPayment(before, after);
  limitsHold(world, after);
  pricesHold(world, before, after);
}

function fulfilledStays(was: SeenPayment | undefined, is: SeenPayment): void {
  if (!was) return;
  const law = 'a fulfilled payment was undone';
  if (was.status === 'completed' && !['completed', 'refunded'].includes(is.status)) throw new Broken(law, { was, is });
  if (was.status === 'refunded' && is.status !== 'refunded') throw new Broken(law, { was, is });
  if (was.delivered !== null && was.delivered !== is.delivered) throw new Broken(law, { was, is });
  if (was.bank_payment_id !== null && was.bank_payment_id !== is.bank_payment_id)
    throw new Broken('a payment was opened twice', { was, is });
}

const leadsTo: Record<string, PaymentStatus> = {
  asked: 'pending',
  not_opened: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
  given_up: 'cancelled',
  paid: 'completed',
  refunded: 'refunded',
};

function everyChangeIsOnRecord(was: SeenPayment | undefined, is: SeenPayment, events: SeenEvent[]): void {
  const steps = events.flatMap(({ kind }) => leadsTo[kind] ?? []);
  const told = steps.at(-1) ?? was?.status;
  if (told !== is.status || new Set(steps).size !== steps.length)
    throw new Broken('a change of status is not on record as it was', { was, is, events });
  if (!was && events[0]?.kind !== 'asked') throw new Broken('a payment begins without being asked for', { is, events });
  const count = (kind: string) => events.filter((one) => one.kind === kind).length;
  const isDeliveredNow = is.delivered !== null && (was?.delivered ?? null) === null;
  if (count('delivered') !== (isDeliveredNow ? 1 : 0) || count('paid') > 1)
    throw new Broken('double goods: a delivery is not on record exactly once', { was, is, events });
}

function goodsOnlyForMoney({ books }: World, payment: SeenPayment): void {
  if (payment.status !== 'completed' && payment.delivered === null) return;
  const booked = books.payments.get(payment.bank_payment_id ?? '');
  if (!booked || !hasRightMoney(booked) || booked.amount !== payment.amount)
    throw new Broken('goods without money', { payment, booked });
}

function onePendingForEach({ payments }: Snapshot): void {
  const pending = [...payments.values()].filter(({ status }) => status === 'pending');
  for (const same of Map.groupBy(pending, ({ purpose }) => purpose).values())
    if (same.length > 1) throw new Broken('two pending payments of one purpose', same);
}

function carsWaitExactlyForTheirPayment(before: Snapshot, { cars, payments }: Snapshot): void {
  const paidFor = new Map(
    [...payments.values()]
      .filter(({ kind, status }) => kind === 'listing' && status === 'pending')
      .map((payment) => [payment.car_id, payment]),
  );
  for (const car of cars.values()) {
    const payment = paidFor.get(car.id);
    if (car.status === 'pending' && !payment) throw new Broken('a car waits for no payment', car);
    if (car.status === 'draft' && payment)
      throw new Broken('a car with an open payment does not wait', { car, payment });
    const was = before.cars.get(car.id);
    const begunNow = payment && !before.payments.has(payment.id);
    if (begunNow && was?.status === 'expired' && car.status === 'expired')
      throw new Broken('an ended car with an open payment does not wait', { car, payment });
  }
}

function limitsHold({ settings }: World, { cars, features }: Snapshot): void {
  const sides = Map.groupBy(cars.values(), ({ seller_id, dealer_id }: SeenCar) =>
    dealer_id === null ? `user ${seller_id}` : `dealer ${dealer_id}`,
  );
  for (const [side, theirs] of sides) {
    const isDealer = side.startsWith('dealer');
    const slots = theirs.filter(({ status }) => (slotStatuses as readonly CarStatus[]).includes(status)).length;
    if (slots > (isDealer ? settings.max_listings_per_dealer : settings.max_listings_per_user))
      throw new Broken('more listings than allowed', { side, slots });
    const featured = theirs.filter((car) => car.is_featured && ['active', 'reserved', 'flagged'].includes(car.status));
    if (featured.length > (isDealer ? settings.max_featured_cars_per_dealer : settings.max_featured_cars_per_user))
      throw new Broken('more featured cars than allowed', { side, featured });
  }
  const free = features.filter(({ free_month }) => free_month !== null);
  for (const same of Map.groupBy(free, (one) => `${one.dealer_id} in ${one.free_month}`).values())
    if (same.length > settings.dealer_free_featured_per_month)
      throw new Broken('more free features than allowed', same);
}
