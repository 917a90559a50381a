import { useState } from 'react';
import clsx from 'clsx';
import { Handshake } from 'lucide-react';
import type { PublicSale } from '@forecourt/contract/sales/sale-shapes.ts';
import { saleMethodNames } from '@forecourt/contract/sales/sale-values.ts';
import { count, money } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { CarLink } from './car-link.tsx';
import { Figures } from './figures.tsx';
import { PersonLink } from '../../shared/people/person-link.tsx';
import { PriceDifference } from './price-difference.tsx';
import { SalePicture } from './sale-picture.tsx';
import { SaleStatusTag } from './status-tag.tsx';
import { useSalesOf, type WhoseSales } from './use-sales-of.ts';
import { words } from './words.ts';

/** Public list of sales: a tab on profiles and dealer pages. */
export function SalesOf({ of }: { of: WhoseSales }) {
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useSalesOf(of, page);
  useLastPage(page, isPlaceholderData ? undefined : data?.pages, setPage);

  if (error && !data)
    return <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SalesSkeleton />;
  if (data.total === 0)
    return (
      <EmptyState
        icon={<Handshake size={26} aria-hidden="true" />}
        title={words.noSales}
        text="Sold cars will appear here with their price and date, and whether the buyer has confirmed the sale."
      />
    );
  const { total, verified, pending, amount_set } = data.summary;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Figures
        figures={[
          { title: 'Total Sales', value: count(total) },
          { title: 'Verified', value: count(verified) },
          { title: 'Pending', value: count(pending) },
          { title: 'Amount Set', value: count(amount_set) },
        ]}
      />
      <ul
        aria-label="Sales"
        aria-busy={isPlaceholderData || undefined}
        className={clsx('grid gap-3 transition-opacity lg:grid-cols-2', isPlaceholderData && 'opacity-55')}
      >
        {data.sales.map((sale) => (
          <Sold key={sale.id} sale={sale} hasSeller={'dealerId' in of} />
        ))}
      </ul>
      <Pager page={page} pages={data.pages} onPage={setPage} />
    </div>
  );
}

const Sold = ({ sale, hasSeller }: { sale: PublicSale; hasSeller: boolean }) => (
  <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-l border border-line bg-surface p-4 sm:grid-cols-[132px_minmax(0,1fr)]">
    <SalePicture photo={sale.image} className="w-full" />
    <div className="grid content-start gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h3 className="text-base">
          <CarLink sale={sale} />
        </h3>
        <SaleStatusTag status={sale.is_verified ? 'confirmed' : 'recorded'} />
      </div>
      <p className="text-sm text-ink-2">
        {sale.make} {sale.model}, {sale.year}
      </p>
      {sale.sale_price === null ? (
        <p className="text-sm text-ink-2">Listed at {money(sale.listing_price)}</p>
      ) : (
        <>
          <p className="wide text-lg">{money(sale.sale_price)}</p>
          <PriceDifference listed={sale.listing_price} sold={sale.sale_price} />
        </>
      )}
    </div>
    <p className="col-span-full text-sm text-ink-2">
      Sold <Time at={sale.sale_date} as="day" />
      {hasSeller && (
        <>
          {' '}
          by <PersonLink id={sale.seller_id} name={sale.seller_name} />
        </>
      )}
      {!hasSeller && sale.dealer_name && ` for ${sale.dealer_name}`}
      {sale.buyer_name && (
        <>
          {' '}
          to <PersonLink id={sale.buyer_id} name={sale.buyer_name} />
        </>
      )}
      {sale.sale_method && ` (${saleMethodNames[sale.sale_method].toLowerCase()})`}
    </p>
  </li>
);

const SalesSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-3 lg:grid-cols-2">
    <Skeleton className="h-20 rounded-l lg:col-span-2" />
    {[1, 2, 3, 4].map((one) => (
      <Skeleton key={one} className="h-40 rounded-l" />
    ))}
  </output>
);
