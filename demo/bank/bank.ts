import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '@forecourt/server/database/database.ts';
import { samplePayer } from './account.ts';
import { approve, decline, enterPayment, findPayment, type BookedPayment, type PaidOtherwise } from './books.store.ts';
import { startCallbacks, type Callbacks } from './callbacks.ts';
import { takeFault, type Fault } from './faults.store.ts';
import { brokenPage, decidedPage, leftOpenPage, notFoundPage, payPage, unclearPage, type Shop } from './pages.ts';
import { patience, pause, type Patience } from './patience.ts';

export interface DemoBankOptions {
  db: Database;
  /** The shop's callback address. Known only once the shop is listening. */
  callbackUrl: () => string;
  apiKey: string;
  shopName?: string;
  patience?: Patience;
  /** Receives the callback sender, so tests can wait for it. */
  onStarted?: (callbacks: Callbacks) => void;
}

/** A small version of the game's bank: the same endpoints, formats and quirks, and a page where a person decides. */
export async function serveBank(
  app: FastifyInstance,
  { db, callbackUrl, apiKey, shopName = 'Forecourt', patience: waits = patience, onStarted }: DemoBankOptions,
): Promise<void> {
  const stopping = new AbortController();
  const callbacks = startCallbacks({ db, callbackUrl, apiKey, waits, stopping: stopping.signal, log: app.log });
  onStarted?.(callbacks);
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', callbacks.finished);

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const stylesheet = await readFile(new URL('bank.css', import.meta.url), 'utf8');
  app.get('/bank.css', async (_request, reply) => reply.type('text/css').send(stylesheet));

  const shop: Shop = { name: shopName, bankPath: app.prefix };
  const mayAsk = ({ headers }: FastifyRequest) => headers.authorization === `Bearer ${apiKey}`;
  const pageOf = (request: FastifyRequest, id: string) =>
    `${request.protocol}://${request.host}${app.prefix}/pay/${id}`;

  app.post('/payment', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(401).send({ success: false, message: 'Unauthenticated.' });
    const asked = NewPayment.safeParse(request.body);
    if (!asked.success) return reply.code(422).send({ success: false, message: 'The given data was invalid.' });
    const fault = await takeFault(db, 'open', null);
    if (await misbehave(reply, fault)) return reply;
    const { payment_id } = await enterPayment(db, asked.data);
    const payment_link = pageOf(request, payment_id);
    return reply.code(201).send({ success: true, payment_id, payment_link, message: 'Payment created.' });
  });

  app.get('/payments/:id', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(401).send({ success: false, message: 'Unauthenticated.' });
    const asked = await paymentOf(request);
    if (!asked) return reply.code(404).send({ success: false, message: 'Payment not found.' });
    const fault = await takeFault(db, 'look', asked.payment_id);
    if (await misbehave(reply, fault)) return reply;
    // A decision made during the slow response counts.
    const payment = (await findPayment(db, asked.payment_id)) ?? asked;
    return { success: true, data: { ...payment, merchant_id: 1, ...lie(payment, fault) } };
  });

  app.get('/pay/:id', async (request, reply) => {
    const payment = await paymentOf(request);
    if (!payment) return page(reply, 404, notFoundPage(shop));
    return page(reply, 200, payment.status === 'pending' ? payPage(shop, payment) : decidedPage(shop, payment));
  });

  app.post('/pay/:id', async (request, reply) => {
    const payment = await paymentOf(request);
    if (!payment) return page(reply, 404, notFoundPage(shop));
    const asked = Decision.safeParse(request.body);
    if (!asked.success) return page(reply, 400, unclearPage(shop, payment));
    const { decision, paid, callback } = asked.data;
    if (decision === 'close' && payment.status === 'pending') return page(reply, 200, leftOpenPage(shop, payment));
    const decided = decision === 'close' ? null : await decide(payment, decision, paid);
    if (!decided) return page(reply, 409, decidedPage(shop, (await findPayment(db, payment.payment_id)) ?? payment));
    callbacks.send(decided, pageOf(request, decided.payment_id), decision === 'approve' ? callback : null);
    return reply.redirect(`/payment/return?payment_id=${decided.payment_id}`, 303);
  });

  async function paymentOf(request: FastifyRequest): Promise<BookedPayment | null> {
    const id = z.uuid().safeParse((request.params as { id?: string }).id);
    return id.success ? findPayment(db, id.data) : null;
  }

  const decide = async ({ payment_id }: BookedPayment, decision: 'approve' | 'decline', paid: PaidOtherwise | null) =>
    decision === 'approve'
      ? approve(db, payment_id, { payerRouting: samplePayer.routing, paid })
      : decline(db, payment_id);

  /** Returns true if it responded in place of the bank. */
  async function misbehave(reply: FastifyReply, fault: Fault | null): Promise<boolean> {
    if (fault === 'slow') await pause(waits.slowMs, stopping.signal);
    if (fault === 'error') void reply.code(500).send({ success: false, message: 'Server Error' });
    if (fault === 'garbage') void page(reply, 200, brokenPage(shop));
    return fault === 'error' || fault === 'garbage';
  }
}

const NewPayment = z.object({
  amount: z.int().min(1).max(1_000_000_000),
  mode: z.literal([0, 1]),
  description: z
    .string()
    .max(255)
    .regex(/^[^\0]*$/),
});

/** The decision, and what to simulate with it: a different payment than requested, or a different callback. */
const Decision = z
  .object({
    decision: z.enum(['approve', 'decline', 'close']),
    fault: z.enum(['', 'late', 'doubled', 'none', 'wrong_amount', 'sandbox']).default(''),
  })
  .transform(({ decision, fault }) => ({
    decision,
    paid: fault === 'wrong_amount' || fault === 'sandbox' ? fault : null,
    callback: fault === 'late' || fault === 'doubled' || fault === 'none' ? fault : null,
  }));

function lie({ amount, mode }: BookedPayment, fault: Fault | null): { amount?: number; mode?: number } {
  if (fault === 'wrong_amount') return { amount: amount + 1 };
  return fault === 'sandbox' ? { mode: 1 - mode } : {};
}

const page = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
