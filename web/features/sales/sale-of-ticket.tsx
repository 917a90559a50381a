import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { SaleSummary } from './sale-summary.tsx';

/** The sale that a dispute is about, shown to its two sides. */
export function SaleOfTicket({ saleId }: { saleId: number }) {
  const { data, error } = useQuery(api.sales.get.query({ id: saleId }));
  useLiveRefresh('sales');
  if (data === null || error) return null;
  if (!data) return <Skeleton className="h-32 rounded-l" />;
  const { sale } = data;
  return (
    <SaleSummary sale={sale}>
      <p className="text-sm text-ink-2">
        The buyer and the seller can both read this ticket and reply to it. Our staff will decide about the sale.
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold">
        <Link
          to={paths.sales}
          {...(sale.side === 'buyer' && { search: { side: 'bought' } as const })}
          className="underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {sale.side === 'buyer' ? 'My purchases' : 'My sales'}
        </Link>
        {sale.conversation_id !== null && (
          <Link
            to={paths.conversation}
            params={{ id: String(sale.conversation_id) }}
            className="underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            View conversation
          </Link>
        )}
      </p>
    </SaleSummary>
  );
}
