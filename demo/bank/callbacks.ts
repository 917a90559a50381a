import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@forecourt/server/database/database.ts';
import { samplePayer } from './account.ts';
import type { BookedPayment } from './books.store.ts';
import { takeFault, type Fault } from './faults.store.ts';
import { pause, type Patience } from './patience.ts';

interface CallbackOptions {
  db: Database;
  callbackUrl: () => string;
  apiKey: string;
  waits: Patience;
  stopping: AbortSignal;
  log: FastifyBaseLogger;
}

export interface Callbacks {
  /** Notifies the shop in the background. */
  send: (payment: BookedPayment, paymentUrl: string, fault: Fault | null) => void;
  /** Resolves when the callbacks in progress have ended. */
  finished: () => Promise<void>;
}

const attempts = 3;
const timeoutMs = 10_000;

export function startCallbacks({ db, callbackUrl, apiKey, waits, stopping, log }: CallbackOptions): Callbacks {
  const underWay = new Set<Promise<void>>();

  async function tell(payment: BookedPayment, paymentUrl: string, chosen: Fault | null): Promise<void> {
    const fault = chosen ?? (await takeFault(db, 'callback', payment.payment_id));
    if (fault === 'none') return;
    if (fault === 'late' || fault === 'slow') await pause(waits.lateMs, stopping);
    const text = fault === 'garbage' ? 'Fleeca says hello' : JSON.stringify(messageOf(payment, paymentUrl, fault));
    const key = fault === 'bad_signature' ? `not ${apiKey}` : apiKey;
    const signature = `sha256=${createHmac('sha256', key).update(text).digest('hex')}`;
    const times = fault === 'doubled' ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => deliver(text, signature)));
  }

  async function deliver(text: string, signature: string): Promise<void> {
    for (let attempt = 1; attempt <= attempts && !stopping.aborted; attempt++) {
      try {
        await post(text, signature);
        return;
      } catch (err) {
        if (stopping.aborted) return;
        log.warn({ err, attempt }, 'demo bank: callback not delivered');
        if (attempt < attempts) await pause(waits.retryMs, stopping);
      }
    }
  }

  async function post(text: string, signature: string): Promise<void> {
    const response = await fetch(callbackUrl(), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      headers: { 'content-type': 'application/json', 'x-fleeca-signature': signature },
      body: text,
    });
    await response.body?.cancel();
    if (response.ok) return;
    // A shop that refuses would refuse again, unless it was only overloaded.
    if (response.status >= 500 || response.status === 429)
      throw new Error(`The shop responded with ${response.status}`);
    log.warn({ status: response.status }, 'demo bank: callback refused');
  }

  return {
    send(payment, paymentUrl, fault) {
      const telling = tell(payment, paymentUrl, fault)
        .catch((err: unknown) => log.error({ err }, 'demo bank: callback not sent'))
        .finally(() => underWay.delete(telling));
      underWay.add(telling);
    },
    async finished() {
      await Promise.all(underWay);
    },
  };
}

function messageOf(payment: BookedPayment, paymentUrl: string, fault: Fault | null) {
  const { payment_id, payer_routing, status, created_at, paid_at } = payment;
  const isLive = (payment.mode === 1) !== (fault === 'sandbox');
  const isPaid = status === 'payment_successful';
  return {
    payment_id,
    payment_url: paymentUrl,
    mode: isLive ? 'live' : 'sandbox',
    amount: payment.amount + (fault === 'wrong_amount' ? 1 : 0),
    payer_routing,
    ...(isPaid ? { payer_name: samplePayer.name } : { status_reason: 'Declined by the payer' }),
    status,
    created_at,
    paid_at,
  };
}
