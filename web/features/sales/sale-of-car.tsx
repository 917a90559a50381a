import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../lib/api.ts';
import { money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { SaleStatusTag } from './status-tag.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { UndoSale, whyNot } from './undo-sale.tsx';

interface SaleOfCarProps {
  car: { id: number; title: string };
  onUndone?: () => void;
}

/** For the seller, on the car's page: the buyer, the sale's state, and Undo while it's possible. */
export function SaleOfCar({ car, onUndone }: SaleOfCarProps) {
  const { data } = useQuery(api.sales.ofCar.query({ car_id: car.id }));
  useLiveRefresh('sales');
  const [isUndoing, setUndoing] = useState(false);
  const sale = data?.sale;
  if (!sale) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
      <div className="grid max-w-[60ch] gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span>{soldText(sale)}</span>
          <SaleStatusTag status={sale.status} />
        </p>
        <p className="text-sm text-ink-2">{sale.may.withdraw ? waitingText(sale) : whyNot(sale)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {sale.bill_number !== null && (
          <Link
            to={paths.bill}
            params={{ number: sale.bill_number }}
            className="text-sm font-semibold underline decoration-edge underline-offset-4"
          >
            Bill of sale
          </Link>
        )}
        <Link to={paths.sales} className="text-sm font-semibold underline decoration-edge underline-offset-4">
          Sales history
        </Link>
        {sale.may.withdraw && (
          <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => setUndoing(true)}>
            Undo sale
          </Button>
        )}
      </div>
      <UndoSale
        car={isUndoing ? car : null}
        onClose={() => setUndoing(false)}
        {...(onUndone && { onUndone: () => onUndone() })}
      />
    </div>
  );
}

function soldText({ buyer_name, sale_price }: Sale): string {
  const to = buyer_name ? ` to ${buyer_name}` : '';
  return sale_price === null ? `Sold${to}` : `Sold${to} for ${money(sale_price)}`;
}

function waitingText({ buyer_id, buyer_name }: Sale): string {
  if (buyer_id !== null) return `${buyer_name ?? 'The buyer'} has been asked to confirm the purchase.`;
  return 'To have the sale confirmed, name a member as the buyer in your sales history.';
}
