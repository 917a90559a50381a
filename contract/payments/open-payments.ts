import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';
import { Payment, Purchase, Receipt } from './payment-shapes.ts';

/** From the open payment to the bank’s word about it. */
export const openPayments = {
  open: call('GET /api/payments.php?action=open_payments', {
    summary: 'Payments one has begun and not finished; of a dealer, those of the team',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('payments', z.array(Payment)),
  }),
  resume: call('POST /api/payments.php?action=resume_payment', {
    summary: 'Where an open payment is paid',
    who: member,
    limit: 'purchase',
    input: z.object({ payment_id: Id }),
    output: Purchase,
    fails: ['payment_not_found', 'payment_settled', 'maintenance', 'payments_off', 'bank_unavailable'],
  }),
  cancel: call('POST /api/payments.php?action=cancel_payment', {
    summary: 'Give up an open payment; one that is paid already is completed instead',
    who: member,
    limit: 'purchase',
    input: z.object({ payment_id: Id }),
    output: success('payment', Payment),
    fails: ['payment_not_found', 'payment_settled', 'bank_silent'],
  }),
  processGtaWorldPayment: call('POST /api/payments.php?action=process_gta_world_payment', {
    summary: 'Back from the bank: ask the bank what became of a payment',
    who: member,
    limit: 'purchase',
    /** The bank's name for it, as it stands in the address one comes back to; or ours. */
    input: z.object({ payment_id: z.union([z.uuid(), Id]) }),
    output: z.object({
      success: z.literal(true),
      payment: Payment,
      /** The bank answered; when not, what is shown is what was known before. */
      bank_answered: z.boolean(),
    }),
    fails: ['payment_not_found'],
  }),
  transaction: call('GET /api/payments.php?action=transaction', {
    summary: 'One payment with its lines and what happened to it',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('payment', Receipt),
    fails: ['payment_not_found'],
    whenMissing: null,
  }),
};
