import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { Payment, Purchase, Receipt } from './payment-shapes.ts';

/** Calls for a payment that is open at the bank. */
export const openPayments = {
  open: call('GET /api/payments.php?action=open_payments', {
    summary: 'List your unfinished payments, or your dealer’s',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('payments', z.array(Payment)),
  }),
  resume: call('POST /api/payments.php?action=resume_payment', {
    summary: 'Get the address where an open payment is paid',
    who: member,
    limit: 'purchase',
    input: z.object({ payment_id: Id }),
    output: Purchase,
    fails: ['payment_not_found', 'payment_settled', 'maintenance', 'payments_off', 'bank_unavailable'],
  }),
  cancel: call('POST /api/payments.php?action=cancel_payment', {
    summary: 'Cancel an open payment. If it has already been paid, it is completed instead.',
    who: member,
    limit: 'purchase',
    input: z.object({ payment_id: Id }),
    output: success('payment', Payment),
    fails: ['payment_not_found', 'payment_settled', 'bank_silent'],
  }),
  processGtaWorldPayment: call('POST /api/payments.php?action=process_gta_world_payment', {
    summary: 'After returning from the bank, ask the bank for a payment’s status',
    who: member,
    limit: 'purchase',
    /** The bank's id, as in the return address, or ours. */
    input: z.object({ payment_id: z.union([z.uuid(), Id]) }),
    output: z.object({
      success: z.literal(true),
      payment: Payment,
      /** False if the bank didn't respond, so the payment shows the last known status. */
      bank_answered: z.boolean(),
    }),
    fails: ['payment_not_found'],
  }),
  transaction: call('GET /api/payments.php?action=transaction', {
    summary: 'Get a payment with its lines and history',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('payment', Receipt),
    fails: ['payment_not_found'],
    whenMissing: null,
  }),
};
