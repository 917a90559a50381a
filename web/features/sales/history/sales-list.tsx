import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SaleCard } from './sale-card.tsx';

const EditSaleForm = lazy(async () => ({ default: (await import('./edit-sale-form.tsx')).EditSaleForm }));

interface SalesListProps {
  label: string;
  sales: readonly Sale[];
  userId: number;
  renderReview: (sale: Sale) => ReactNode;
  renderDecision: (sale: Sale) => ReactNode;
}

export function SalesList({ label, sales, userId, renderReview, renderDecision }: SalesListProps) {
  const [edited, setEdited] = useState<Sale | null>(null);
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-3">
        {sales.map((sale) => (
          <SaleCard
            key={sale.id}
            sale={sale}
            userId={userId}
            onEdit={() => setEdited(sale)}
            review={renderReview(sale)}
            decision={renderDecision(sale)}
          />
        ))}
      </ul>
      <Dialog isForm open={edited !== null} onClose={() => setEdited(null)} title={edited?.car_name ?? ''}>
        {edited && (
          <Suspense fallback={<Skeleton className="h-80 rounded-m" />}>
            <EditSaleForm key={edited.id} sale={edited} onDone={() => setEdited(null)} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

export const SalesSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-3">
    {[1, 2, 3].map((one) => (
      <span key={one} className="flex gap-5 rounded-l border border-line bg-surface p-5">
        <Skeleton className="aspect-3/2 w-[104px] rounded-m sm:w-[168px]" />
        <span className="grid grow content-start gap-3">
          <Skeleton className="h-5 w-[min(240px,90%)]" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-10 w-[min(420px,100%)]" />
        </span>
        <Skeleton className="h-16 w-40 max-lg:hidden" />
      </span>
    ))}
  </output>
);
