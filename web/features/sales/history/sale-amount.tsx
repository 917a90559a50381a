import { useState } from 'react';
import { Pencil } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { money } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PriceDifference } from '../price-difference.tsx';
import { EditAmount } from './edit-amount.tsx';
import { ProposedAmount } from './proposed-amount.tsx';

/** The sale amount and its difference from the asking price, with an edit button for the seller. */
export function SaleAmount({ sale }: { sale: Sale }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditAmount sale={sale} onDone={() => setEditing(false)} />;
  return (
    <div className="grid content-start gap-1">
      <p className="text-sm text-ink-3">Sale amount</p>
      <div className="flex min-h-10 items-center gap-1">
        <p className={sale.sale_price === null ? 'text-ink-2' : 'wide text-xl'}>
          {sale.sale_price === null ? 'Not set' : money(sale.sale_price)}
        </p>
        {sale.may.set_amount && !sale.proposed && (
          <IconButton
            label={`Edit sale amount of ${sale.car_name}`}
            className="pointer-coarse:size-11"
            onClick={() => setEditing(true)}
          >
            <Pencil size={17} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {sale.sale_price !== null && <PriceDifference listed={sale.listing_price} sold={sale.sale_price} />}
      {sale.proposed && <ProposedAmount sale={sale} proposed={sale.proposed} />}
    </div>
  );
}
