import type { ReactNode } from 'react';
import type { PublicSale } from '@forecourt/contract/sales/sale-shapes.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { money } from '../../lib/format.ts';
import { Time } from '../../ui/time.tsx';
import { CarLink } from './car-link.tsx';
import { PersonLink } from '../../shared/people/person-link.tsx';
import { SalePicture } from './sale-picture.tsx';
import { SaleStatusTag } from './status-tag.tsx';

interface SaleSummaryProps {
  sale: PublicSale & { status: SaleStatus };
  children?: ReactNode;
}

/** A short summary of a sale, for use in a ticket. */
export const SaleSummary = ({ sale, children }: SaleSummaryProps) => (
  <section aria-label="Sale" className="grid gap-4 rounded-l border border-line bg-surface p-4 sm:p-5">
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 sm:grid-cols-[132px_minmax(0,1fr)]">
      <SalePicture photo={sale.image} className="w-full" />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <p className="wide text-lg">
            <CarLink sale={sale} />
          </p>
          <SaleStatusTag status={sale.status} />
        </div>
        <p>
          <b className="font-semibold">{sale.sale_price === null ? 'No amount stated' : money(sale.sale_price)}</b>
          <span className="text-ink-2"> (listed at {money(sale.listing_price)})</span>
        </p>
        <p className="text-sm text-ink-2">
          Sold <Time at={sale.sale_date} as="day" /> by <PersonLink id={sale.seller_id} name={sale.seller_name} />
          {sale.dealer_name && ` (${sale.dealer_name})`}
          {sale.buyer_name && (
            <>
              {' '}
              to <PersonLink id={sale.buyer_id} name={sale.buyer_name} />
            </>
          )}
        </p>
      </div>
    </div>
    {children}
  </section>
);
