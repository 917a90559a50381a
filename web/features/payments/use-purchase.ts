import { refetched } from '../../lib/refetch.ts';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { useBankRedirect } from './use-bank-redirect.ts';
import { invalidatePayments } from './invalidate-payments.ts';
import { buy, type Seen, type PurchaseIntent } from './purchase-intent.ts';

/**
 * `had`: it was free. `leaving`: the browser is going to the bank. `asked_again`: the price has changed. `changed`: the
 * draft differs from what was shown.
 */
export type PurchaseOutcome =
  | { kind: 'had' | 'leaving' | 'asked_again' | 'changed' }
  | { kind: 'failed'; error: unknown };

interface PurchaseSetup {
  wanted: PurchaseIntent | null;
  userId: number;
}

/** Buys the item once. Further calls do nothing while a purchase is in progress. */
export function usePurchase({ wanted, userId }: PurchaseSetup) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const [isBuying, setBuying] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isHad, setHad] = useState(false);
  const subject = JSON.stringify(wanted);
  const [lastSubject, setLastSubject] = useState(subject);
  if (subject !== lastSubject) {
    setLastSubject(subject);
    setFailure(undefined);
    setHad(false);
  }
  // A user who has moved on to something else isn't redirected. Their payment stays open.
  const current = useRef(subject);
  useEffect(() => void (current.current = subject), [subject]);
  const redirect = useBankRedirect(() => void invalidatePayments(client));

  async function purchase(shownTotal: number, seen?: Seen): Promise<PurchaseOutcome> {
    if (!wanted || isUnderWay.current || redirect.isLeaving) return { kind: 'leaving' };
    isUnderWay.current = true;
    setBuying(true);
    setFailure(undefined);
    try {
      const { payment_link } = await buy(wanted, userId, shownTotal, seen);
      if (payment_link !== null) {
        if (current.current === subject) redirect.leave(payment_link);
        return { kind: 'leaving' };
      }
      setHad(true);
      return { kind: 'had' };
    } catch (error) {
      if (seen && isChange(error)) return { kind: 'changed' };
      setFailure(error);
      if (!isPriceChange(error)) return { kind: 'failed', error };
      await refetched();
      return { kind: 'asked_again' };
    } finally {
      isUnderWay.current = false;
      setBuying(false);
    }
  }
  return { purchase, failure, isHad, isBusy: isBuying || redirect.isLeaving, isLeaving: redirect.isLeaving };
}

const isChange = (error: unknown) => error instanceof ApiError && error.code === 'changed_elsewhere';
export const isPriceChange = (error: unknown) => error instanceof ApiError && error.code === 'price_changed';
