import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { money } from '../../../lib/format.ts';
import { useOpenPayment } from '../use-open-payment.ts';
import { isPriceChange, usePurchase, type PurchaseOutcome } from '../use-purchase.ts';
import { quoteQuery, type Seen, type PurchaseIntent } from '../purchase-intent.ts';
import { transitionWords, words } from './words.ts';

interface CheckoutSetup {
  /** Null if there's nothing to buy. */
  wanted: PurchaseIntent | null;
  userId: number;
}

export type Checkout = ReturnType<typeof useCheckout>;

/**
 * The current price and the way to buy: right away if it's free, through the bank, or by continuing an open payment.
 */
export function useCheckout({ wanted, userId }: CheckoutSetup) {
  const { purchase, ...buying } = usePurchase({ wanted, userId });
  const { data, error, isFetching, refetch } = useQuery({
    ...quoteQuery(wanted ?? nothing),
    // The price the user agreed to stays fixed during and after the purchase.
    enabled: wanted !== null && !buying.isBusy && !buying.isHad,
    staleTime: 0,
    gcTime: 0,
  });
  const quote = data?.quote;
  const openPayment = quote?.open_payment ?? null;
  const [openFailure, setOpenFailure] = useState<unknown>();
  const open = useOpenPayment(openPayment, { onFailure: setOpenFailure });
  const isBuyable = quote && (openPayment ? !openPayment.is_in_doubt : quote.refusal === null);
  // While the price is being refetched, the old one can't be agreed to.
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
    /** Label of the main button. Undefined if the purchase isn't possible. */
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
