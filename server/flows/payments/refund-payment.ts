import { paymentFlow, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { recordEvent } from '../../features/payments/payment-events.store.ts';
import {
  findPayment,
  lockPayment,
  isOfAccount,
  savePayment,
  type PaymentRow,
} from '../../features/payments/payments.store.ts';
import { isRefundable } from '../../features/payments/settle.rules.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { transition } from '../../database/transition.ts';
import type { BuyingDeps } from './buy.ts';
import { revokePurchase } from './deliver.ts';
import { lockSubject } from './lock-subject.ts';

/** Records a refund and ends what the payment bought. The bank has no refunds, so staff send the money in the game. */
export async function refund(
  parts: BuyingDeps,
  id: number,
  { actorId, gameAccountId, reason }: { actorId: number; gameAccountId: number; reason: string },
  now: Date,
): Promise<PaymentRow> {
  const settings = await parts.settings();
  return parts.db.transaction().execute(async (tx) => {
    const known = (await findPayment(tx, id)) ?? fail('payment_not_found');
    await lockSubject(tx, { carId: known.car_id, dealerId: known.dealer_id });
    const held = await lockPayment(tx, id);
    // Staff can't refund their own payments or their dealership's.
    if (await isOfAccount(tx, held, gameAccountId)) fail('not_allowed');
    const refuse = (status: PaymentStatus) => fail('not_refundable', { words: { status } });
    if (!isRefundable(held)) refuse(held.status);
    const status = transition(paymentFlow, 'refund', { from: held.status, refuse });
    await asStaff(tx, actorId, { action: 'refund_payment', id, reason }, async () => {
      if (held.delivered_at !== null) await revokePurchase(tx, held, settings, now);
      await savePayment(tx, id, {
        status,
        settled_at: now,
        refunded_by: actorId,
        refund_reason: reason,
        next_check_at: null,
      });
    });
    await recordEvent(tx, { paymentId: id, kind: 'refunded', cause: 'staff', actorId, details: { reason } }, now);
    const refunded = { userId: held.user_id, paymentId: id, was: held.status, status };
    await announce(tx, { kind: 'payment_changed', ...refunded });
    return (await findPayment(tx, id))!;
  });
}
