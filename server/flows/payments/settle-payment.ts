import { paymentFlow, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { recordEvent, type Happened, type PaymentEvent } from '../../features/payments/payment-events.store.ts';
import {
  findPayment,
  lockPayment,
  isUndeliverable,
  savePayment,
  type Cause,
  type PaymentRow,
} from '../../features/payments/payments.store.ts';
import { judge, nextCheck, type Verdict } from '../../features/payments/settle.rules.ts';
import { bankNow, BankTrouble, type Bank, type BankPayment } from '../../outside/bank/bank.ts';
import { transition } from '../../database/transition.ts';
import type { BuyingDeps } from './buy.ts';
import { deliver, release } from './deliver.ts';
import { lockSubject } from './lock-subject.ts';
import { isStillOffered } from './still-offered.ts';

export interface Settled {
  payment: PaymentRow;
  /** False if the bank couldn't be reached, so the outcome is unknown. */
  hasBankReplied: boolean;
}

/**
 * Checks a payment with the bank and acts on the result. The returning user, the bank's callback and the job all use
 * this, possibly at the same time. The bank is called outside the transaction. Inside, the first to lock the payment
 * acts and the others find it done.
 */
export async function settle(parts: BuyingDeps, id: number, cause: Cause, now: () => Date): Promise<Settled> {
  const known = (await findPayment(parts.db, id)) ?? fail('payment_not_found');
  if (isDone(known)) return { payment: known, hasBankReplied: true };
  if (known.bank_payment_id === null)
    return { payment: await settleUnopened(parts, known, now()), hasBankReplied: true };
  // The response is judged by the mode of the bank that gave it, even if the bank changes in between.
  const bank = await bankNow(parts.bank);
  const response = await ask(parts, bank, known.bank_payment_id);
  const settings = await parts.settings();
  const payment = await parts.db.transaction().execute(async (tx) => {
    const held = await hold(tx, known);
    const judged = judge(held, response, bank?.mode ?? 'live', now());
    const isDead = judged.kind === 'none' && held.status === 'pending' && (await isUndeliverable(tx, held));
    const verdict: Verdict = isDead ? { kind: 'given_up', doubt: null, isRealMoney: false } : judged;
    await act(tx, parts, held, response, verdict, { cause, settings, now: now() });
    return (await findPayment(tx, id))!;
  });
  return { payment, hasBankReplied: response !== null };
}

/** Cancels an open payment, unless the bank reports it as paid or failed. */
export async function cancel(
  parts: BuyingDeps,
  known: PaymentRow,
  actorId: number,
  now: () => Date,
): Promise<PaymentRow> {
  if (known.bank_payment_id !== null) {
    const { payment, hasBankReplied } = await settle(parts, known.id, 'buyer', now);
    if (payment.status !== 'pending') return payment;
    if (!hasBankReplied) fail('bank_silent');
  }
  return parts.db.transaction().execute(async (tx) => {
    const held = await hold(tx, known);
    // Otherwise a concurrent call that opens it at the bank would hand out the link of a cancelled payment.
    if (held.status === 'pending')
      await close(tx, parts, held, 'cancel', { kind: 'cancelled', cause: 'buyer', actorId }, now());
    return (await findPayment(tx, held.id))!;
  });
}

/**
 * Cancels an open payment permanently without asking the bank, because the buyer closes their account in the same
 * commit. The bank is checked later, and money that still arrives is refunded (`deliver`).
 */
export async function abandon(tx: Tx, parts: BuyingDeps, known: PaymentRow, actorId: number, now: Date): Promise<void> {
  const held = await hold(tx, known);
  if (held.status !== 'pending') return;
  await close(tx, parts, held, 'cancel', { kind: 'cancelled', cause: 'buyer', actorId, isKnown: false }, now);
}

/** The bank never opened it, so no one can have paid. */
export async function closeUnopened(parts: BuyingDeps, id: number, now: Date): Promise<void> {
  const known = (await findPayment(parts.db, id)) ?? fail('payment_not_found');
  await parts.db.transaction().execute(async (tx) => {
    const held = await hold(tx, known);
    if (held.status === 'pending' && held.bank_payment_id === null)
      await close(tx, parts, held, 'fail', { kind: 'not_opened', cause: 'buyer' }, now);
  });
}

/** The process that was opening it never returned. A new payment replaces it. */
async function settleUnopened(parts: BuyingDeps, known: PaymentRow, now: Date): Promise<PaymentRow> {
  const isBeingOpened = (known.opening_until ?? new Date(known.created_at.getTime() + 60_000)) > now;
  if (known.status === 'pending' && !isBeingOpened) await closeUnopened(parts, known.id, now);
  else
    await savePayment(parts.db, known.id, {
      next_check_at: known.status === 'pending' ? nextCheckOf(known, 'pending', now) : null,
    });
  return (await findPayment(parts.db, known.id))!;
}

async function ask({ log }: BuyingDeps, bank: Bank | null, bankPaymentId: string): Promise<BankPayment | null> {
  try {
    return bank ? await bank.look(bankPaymentId) : null;
  } catch (err) {
    if (!(err instanceof BankTrouble)) throw err;
    log.warn({ err }, 'failed to fetch a payment from the bank');
    return null;
  }
}

async function hold(tx: Tx, { id, car_id, dealer_id }: PaymentRow): Promise<PaymentRow> {
  await lockSubject(tx, { carId: car_id, dealerId: dealer_id });
  return lockPayment(tx, id);
}

interface Circumstances {
  cause: Cause;
  settings: Settings;
  now: Date;
}

async function act(
  tx: Tx,
  parts: BuyingDeps,
  held: PaymentRow,
  response: BankPayment | null,
  verdict: Verdict,
  { cause, settings, now }: Circumstances,
): Promise<void> {
  switch (verdict.kind) {
    case 'none': {
      const next_check_at = nextCheck(held, now, { isKnown: response !== null });
      return void (await savePayment(tx, held.id, { next_check_at }));
    }
    case 'paid':
      return complete(tx, parts, held, response!, { cause, settings, now });
    case 'failed':
      return close(tx, parts, held, 'fail', { kind: 'failed', cause }, now);
    case 'given_up': {
      await doubt(tx, held, verdict, response, { cause, now });
      return close(tx, parts, held, 'cancel', { kind: 'given_up', cause, isKnown: response !== null }, now);
    }
    case 'in_doubt': {
      await doubt(tx, held, verdict, response, { cause, now });
      await savePayment(tx, held.id, { next_check_at: nextCheckOf(held, held.status, now) });
    }
  }
}

/**
 * The money has arrived. Delivers in the same commit or marks it for refund. A payment that stayed open costs what was
 * quoted. A cancelled one has no quote any more and must cover today's price.
 */
async function complete(
  tx: Tx,
  parts: BuyingDeps,
  held: PaymentRow,
  { payerRouting, paidAt }: BankPayment,
  { cause, settings, now }: Circumstances,
): Promise<void> {
  const details = { wasBefore: held.status };
  await recordEvent(tx, { paymentId: held.id, kind: 'paid', cause, details }, now);
  const isOffered = held.status === 'pending' || (await isStillOffered(tx, parts, held, settings, now));
  const outcome = isOffered ? await deliver(tx, held, settings, now) : 'no_longer_offered';
  const isDelivered = outcome === 'delivered';
  const status = transition(paymentFlow, 'complete', { from: held.status });
  await savePayment(tx, held.id, {
    status,
    settled_at: now,
    paid_at: paidAt ?? now,
    payer_routing: payerRouting,
    delivered_at: isDelivered ? now : null,
    refund_due_since: isDelivered ? null : now,
    doubt: null,
    next_check_at: null,
  });
  const event: Pick<Happened, 'kind' | 'details'> =
    typeof outcome === 'string'
      ? { kind: outcome }
      : { kind: 'not_deliverable', details: { why: outcome.undeliverable } };
  await recordEvent(tx, { paymentId: held.id, cause, ...event }, now);
  await tell(tx, held, status);
}

interface Ending {
  kind: PaymentEvent;
  cause: Cause;
  actorId?: number;
  /** The bank has confirmed the outcome. If not, checking continues. */
  isKnown?: boolean;
}

async function close(
  tx: Tx,
  parts: BuyingDeps,
  held: PaymentRow,
  name: 'fail' | 'cancel',
  { isKnown = true, ...event }: Ending,
  now: Date,
): Promise<void> {
  const status = transition(paymentFlow, name, { from: held.status });
  await savePayment(tx, held.id, {
    status,
    settled_at: now,
    opening_until: null,
    next_check_at: held.bank_payment_id === null ? null : nextCheck({ ...held, status }, now, { isKnown }),
    ...(status === 'failed' && { doubt: null, refund_due_since: null }),
  });
  await recordEvent(tx, { paymentId: held.id, ...event }, now);
  await release(tx, held);
  await tell(tx, held, status);
}

/** Recorded once per problem, not every minute. Real money with a wrong amount must be refunded. */
async function doubt(
  tx: Tx,
  held: PaymentRow,
  verdict: Extract<Verdict, { kind: 'in_doubt' | 'given_up' }>,
  response: BankPayment | null,
  { cause, now }: Pick<Circumstances, 'cause' | 'now'>,
): Promise<void> {
  const what = verdict.doubt;
  if (what === null) return;
  const isClosed = verdict.kind === 'given_up' || held.status !== 'pending';
  const refund_due_since = held.refund_due_since ?? (isClosed && verdict.isRealMoney ? now : null);
  await savePayment(tx, held.id, { doubt: what, refund_due_since });
  if (held.doubt === what) return;
  await recordEvent(tx, { paymentId: held.id, kind: 'in_doubt', cause, details: { doubt: what, said: response } }, now);
  await announce(tx, { kind: 'payment_in_doubt', paymentId: held.id, doubt: what });
  await tell(tx, held, held.status);
}

const tell = (tx: Tx, { id, user_id, status: was }: PaymentRow, status: PaymentStatus) =>
  announce(tx, { kind: 'payment_changed', userId: user_id, paymentId: id, was, status });

/** Nothing the bank says can change it any more. */
export const isDone = ({ status }: PaymentRow) => status === 'completed' || status === 'refunded';

const nextCheckOf = ({ created_at }: PaymentRow, status: PaymentStatus, now: Date) =>
  nextCheck({ status, created_at }, now);
