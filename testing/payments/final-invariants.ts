import { paymentTimeoutHours } from '@forecourt/contract/payments/payments.flow.ts';
import { sql } from 'kysely';
import { hasRightMoney, hasWrongMoney } from './fake-bank.ts';
import { dayMs, hourMs, minuteMs } from './clock.ts';
import { Broken } from './broken.ts';
import type { Snapshot } from './snapshot.ts';
import type { World } from './world.ts';

/** After a run of the job, nothing is open longer than allowed. */
export function nothingIsOpenForTooLong({ clock }: World, { payments }: Snapshot): void {
  for (const payment of payments.values())
    if (payment.status === 'pending' && clock.ms - payment.created > paymentTimeoutHours * hourMs + minuteMs)
      throw new Broken('a payment stays pending for too long', { payment, now: clock.now });
}

/** Invariants once everything has settled. `links` are the bank payments that users were sent to. */
export async function checkTheEnd(
  world: World,
  { payments, features }: Snapshot,
  links: Map<number, Set<string>>,
): Promise<void> {
  const { rows } = await sql<{ payment_id: number }>`
    select distinct payment_id from payment_events
    where kind = 'in_doubt' and payment_id = any(${sql.val([...payments.keys()])})
  `.execute(world.db);
  const inDoubt = new Set(rows.map(({ payment_id }) => payment_id));
  for (const payment of payments.values()) {
    const booked = world.books.payments.get(payment.bank_payment_id ?? '');
    const isDone = payment.status === 'completed' || payment.status === 'refunded';
    if (payment.status === 'pending') throw new Broken('a payment never came to rest', payment);
    if (booked && hasRightMoney(booked) && !isDone) throw new Broken('money without goods', { payment, booked });
    if (payment.status === 'completed' && (payment.delivered === null) === (payment.refund_due === null))
      throw new Broken('money without goods: neither delivered nor to be given back', payment);
    const isWrong = booked && hasWrongMoney(booked);
    if (isWrong && payment.status === 'completed')
      throw new Broken('wrong money completed a payment', { payment, booked });
    // Later than that the shop no longer asks on its own.
    const isSeen = Number(booked?.paidAt) - payment.created < 6.9 * dayMs;
    if (isWrong && isSeen && !inDoubt.has(payment.id))
      throw new Broken('wrong money is not on record', { payment, booked });
    if (isDone && payment.next_check !== null) throw new Broken('the bank is asked about a settled payment', payment);
    const given = links.get(payment.id) ?? new Set();
    if (given.size > 1) throw new Broken('two links were given away for one payment', { payment, links: [...given] });
    for (const link of given)
      if (!payment.bank_payment_id || !link.endsWith(payment.bank_payment_id))
        throw new Broken('a link was given away that is not the payment’s', { payment, link });
    const rowsOfIt = features.filter(({ payment_id }) => payment_id === payment.id).length;
    const isGone = payment.car_id === null;
    if (payment.kind === 'featured' && !isGone && rowsOfIt !== (payment.delivered === null ? 0 : 1))
      throw new Broken('double goods: not one feature for one payment', { payment, rowsOfIt });
  }
}
