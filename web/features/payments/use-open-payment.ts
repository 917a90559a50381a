import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../lib/api.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast, type ToastText } from '../../ui/toast-list.ts';
import { invalidatePayments } from './invalidate-payments.ts';
import { useBankRedirect } from './use-bank-redirect.ts';

interface OpenPaymentSetup {
  /** It was cancelled, or completed instead because it was paid already. */
  onSettled?: ((payment: Payment) => void) | undefined;
  /** Where a failure is shown in its place (undefined: there is none any more); else it is said in the corner. */
  onFailure?: (error: unknown) => void;
}

/** What can still be done with a payment that waits: go on to the bank with it, or give it up. */
export function useOpenPayment(open: Pick<Payment, 'id'> | null, { onSettled, onFailure }: OpenPaymentSetup = {}) {
  const client = useQueryClient();
  const [running, setRunning] = useState<'resume' | 'cancel'>();
  // What stands on the page may be outdated whatever came of it; a listing waits for its payment.
  const way = useBankRedirect(() => void invalidatePayments(client));

  async function run(transition: 'resume' | 'cancel') {
    if (!open || running || way.isLeaving) return;
    setRunning(transition);
    onFailure?.(undefined);
    try {
      await (transition === 'resume' ? resume(open.id) : cancel(open.id));
    } catch (error) {
      // What is settled meanwhile goes from the page with the next reading, and a word in its place would go too.
      if (onFailure && !isOver(error)) onFailure(error);
      else showToast({ title: sentenceOf(error, failed[transition]), tone: 'danger' });
      await invalidatePayments(client);
    } finally {
      setRunning(undefined);
    }
  }

  async function resume(id: number) {
    const { payment_link } = await api.payments.resume({ payment_id: id });
    if (payment_link === null || !way.leave(payment_link)) await invalidatePayments(client);
  }

  async function cancel(id: number) {
    const { payment } = await api.payments.cancel({ payment_id: id });
    showToast(cancelWords(payment));
    onSettled?.(payment);
    await invalidatePayments(client);
    setTimeout(regainFocus);
  }

  return {
    running: way.isLeaving ? ('resume' as const) : running,
    isLeaving: way.isLeaving,
    resume: () => run('resume'),
    cancel: () => run('cancel'),
  };
}

/** The bank has the last word. */
const cancelWords = ({ status, subject }: Payment): ToastText => {
  if (status === 'completed') return { title: 'It was already paid, so it is complete', text: subject, tone: 'good' };
  if (status === 'pending') return { title: 'Not cancelled', text: 'The bank is still looking at this payment.' };
  return { title: 'Payment cancelled', text: 'Nothing was charged.' };
};

const isOver = (error: unknown) =>
  error instanceof ApiError && (error.code === 'payment_settled' || error.code === 'payment_not_found');

const failed = {
  resume: 'We could not open this payment. Please try again.',
  cancel: 'We could not cancel this payment. Please try again.',
};

/** What had the focus went away with what it did: reading goes on at the heading of the open dialog, or of the page. */
function regainFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('dialog:modal h2');
  if (!heading) return focusHeading();
  heading.tabIndex = -1;
  heading.focus();
}
