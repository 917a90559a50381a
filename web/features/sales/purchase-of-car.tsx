import { useEffect, useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../lib/api.ts';
import { money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import { HistoryChoices } from './history-choices.tsx';
import { ListAgain } from './list-again.tsx';
import { PurchaseAnswer } from './purchase/purchase-answer.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

interface PurchaseOfCarProps {
  carId: number;
  /** Shown to everyone who didn't buy the car. */
  fallback: ReactNode;
}

/** For the buyer, on the car's page: confirm or dispute the purchase, then see the outcome. */
export function PurchaseOfCar({ carId, fallback }: PurchaseOfCarProps) {
  const { data } = useQuery(api.sales.ofCar.query({ car_id: carId }));
  useLiveRefresh('sales');
  const sale = data?.sale;
  return sale?.side === 'buyer' ? <Purchase sale={sale} /> : fallback;
}

function Purchase({ sale }: { sale: Sale }) {
  const isAsked = sale.may.confirm || sale.may.dispute;
  const title = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The button that had focus is gone. If the user has moved on, focus stays where it is.
    if (wasAsked.current && !isAsked && document.activeElement === document.body) title.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <Notice tone={isAsked || sale.status === 'disputed' ? 'warn' : 'good'}>
      <div className="grid gap-2">
        <p ref={title} tabIndex={-1} className="rounded-s font-semibold">
          {isAsked ? 'Confirm that you bought this car' : titles[sale.status]}
        </p>
        <p className="text-ink-2">
          Sold on <Time at={sale.sale_date} as="day" /> by {sale.dealer_name ?? sale.seller_name}
          {sale.sale_price !== null && ` for ${money(sale.sale_price)}`}.
          {sale.status === 'disputed' && ' Our staff are looking into it.'}
        </p>
        <PurchaseAnswer
          purchase={{
            id: sale.id,
            car_name: sale.car_name,
            sale_price: sale.sale_price,
            proposed: sale.proposed,
            mayAnswer: isAsked,
            mayAnswerAmount: sale.may.answer_amount,
          }}
        />
        {sale.ticket_id !== null && (
          <Link to={paths.ticket} params={{ id: String(sale.ticket_id) }} className={link}>
            Open ticket
          </Link>
        )}
        {!isAsked && (
          <div className="flex flex-wrap gap-x-5">
            {sale.bill_number !== null && (
              <Link to={paths.bill} params={{ number: sale.bill_number }} className={link}>
                Bill of sale
              </Link>
            )}
            <Link to={paths.sales} search={{ side: 'bought' }} className={link}>
              View this purchase
            </Link>
          </div>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ListAgain sale={sale} />
          <HistoryChoices sale={sale} />
        </div>
      </div>
    </Notice>
  );
}

const titles: Record<Sale['status'], string> = {
  recorded: 'You bought this car',
  confirmed: 'You bought this car',
  disputed: 'You disputed this sale',
  withdrawn: 'The seller withdrew this sale',
  annulled: 'Our staff annulled this sale',
};

const link =
  'inline-flex min-h-9 w-fit items-center rounded-s text-sm font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11';
