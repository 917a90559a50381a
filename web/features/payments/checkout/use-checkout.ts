import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { money } from '../../../lib/format.ts';
import { useOpenPayment } from '../use-open-payment.ts';
import { isPriceChange, usePurchase, type PurchaseOutcome } from '../use-purchase.ts';
import { quoteQuery, type Seen, type PurchaseIntent } from '../purchase-intent.ts';
import { transitionWords, words } from './words.ts';

interface CheckoutSetup {
  /** Null while nothing is to be bought. */
  wanted: PurchaseIntent | null;
  userId: number;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** What it costs now, and the way to have it: at once where it is free, by way of the bank, or on with a payment that is open. */
export function useCheckout({ wanted, userId }: CheckoutSetup) {
  const { purchase, ...buying } = usePurchase({ wanted, userId });
  const { data, error, isFetching, refetch } = useQuery({
    ...quoteQuery(wanted ?? nothing),
    // What was agreed to stays as it is while it is being bought, and had.
    enabled: wanted !== null && !buying.isBusy && !buying.isHad,
    staleTime: 0,
    gcTime: 0,
  });
  const quote = data?.quote;
  const openPayment = quote?.open_payment ?? null;
  const [openFailure, setOpenFailure] = useState<unknown>();
  const open = useOpenPayment(openPayment, { onFailure: setOpenFailure });
  const isBuyable = quote && (openPayment ? !openPayment.is_in_doubt : quote.refusal === null);
  // Asked again: the old price is no longer one to agree to.
  const isAsking = !quote || (isPriceChange(buying.failure) && isFetching);

  async function pay(seen?: Seen): Promise<PurchaseOutcome> {
    if (!quote || !isBuyable) return { kind: 'failed', error: undefined };
    if (!openPayment) return purchase(quote.total, seen);
    await open.resume();
    return { kind: 'leaving' };
  }

  return {
    transition: wanted?.transition ?? 'list',
    carId: wanted && 'carId' in wanted ? wanted.carId : null,
    quote,
    openPayment,
    loadError: quote ? null : error,
    retry: () => void refetch(),
    isAsking,
    /** What the button says that leads on; none where nothing does. */
    label: wanted && isBuyable ? labelOf(wanted, quote.total, openPayment) : undefined,
    pay,
    cancel: open.cancel,
    isBusy: buying.isBusy || open.running !== undefined,
    isCancelling: open.running === 'cancel',
    isLeaving: buying.isLeaving || open.isLeaving,
    failure: buying.failure ?? openFailure,
  };
}

const nothing: PurchaseIntent = { transition: 'list', carId: 0 };

const labelOf = ({ transition }: PurchaseIntent, total: number, openPayment: Payment | null) => {
  if (openPayment) return words.resume;
  return total === 0 ? transitionWords[transition].free : transitionWords[transition].pay(money(total));
};
