import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast, type ToastText } from '../../ui/toast-list.ts';
import { invalidatePayments } from './invalidate-payments.ts';
import { useBankRedirect } from './use-bank-redirect.ts';

interface OpenPaymentSetup {
  /** Called when it was cancelled, or completed instead because it had already been paid. */
  onSettled?: ((payment: Payment) => void) | undefined;
  /** Shows a failure in place (undefined clears it). If omitted, a toast is shown. */
  onFailure?: (error: unknown) => void;
}

/** Actions for an open payment: continue to the bank, or cancel it. */
export function useOpenPayment(open: Pick<Payment, 'id'> | null, { onSettled, onFailure }: OpenPaymentSetup = {}) {
  const client = useQueryClient();
  const [running, setRunning] = useState<'resume' | 'cancel'>();
  // The page may be outdated whatever the outcome, because a listing waits for its payment.
  const redirect = useBankRedirect(() => void invalidatePayments(client));

  async function run(transition: 'resume' | 'cancel') {
    if (!open || running || redirect.isLeaving) return;
    setRunning(transition);
    onFailure?.(undefined);
    try {
      await (transition === 'resume' ? resume(open.id) : cancel(open.id));
    } catch (error) {
      // A settled payment leaves the page with the next refetch, and a message in its place would disappear with it.
      if (onFailure && !isOver(error)) onFailure(error);
      else showToast({ title: sentenceOf(error, failed[transition]), tone: 'danger' });
      await refetched();
    } finally {
      setRunning(undefined);
    }
  }

  async function resume(id: number) {
    const { payment_link } = await api.payments.resume({ payment_id: id });
    if (payment_link === null || !redirect.leave(payment_link)) await refetched();
  }

  async function cancel(id: number) {
    const { payment } = await api.payments.cancel({ payment_id: id });
    showToast(cancelWords(payment));
    onSettled?.(payment);
    await refetched();
    setTimeout(regainFocus);
  }

  return {
    running: redirect.isLeaving ? ('resume' as const) : running,
    isLeaving: redirect.isLeaving,
    resume: () => run('resume'),
    cancel: () => run('cancel'),
  };
}

/** The bank decides the outcome. */
const cancelWords = ({ status, subject }: Payment): ToastText => {
  if (status === 'completed') return { title: 'Already paid. Your payment is complete.', text: subject, tone: 'good' };
  if (status === 'pending') return { title: 'Not cancelled', text: 'The bank is still processing this payment.' };
  return { title: 'Payment cancelled', text: 'You weren’t charged.' };
};

const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'payment_settled' || error.code === 'payment_not_found');

const failed = {
  resume: 'We couldn’t open this payment. Please try again.',
  cancel: 'We couldn’t cancel this payment. Please try again.',
};

/** The focused element is gone, so focus moves to the heading of the open dialog or the page. */
function regainFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('dialog:modal h2');
  if (!heading) return focusHeading();
  heading.tabIndex = -1;
  heading.focus();
}
