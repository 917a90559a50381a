import { ReceiptText, SearchX } from 'lucide-react';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { useMedia } from '../../../lib/media.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HistoryCards } from './history-cards.tsx';
import { HistoryTable } from './history-table.tsx';
import { words } from './words.ts';

interface HistoryListProps {
  /** `undefined` while loading. */
  payments: readonly Payment[] | undefined;
  hasAny: boolean;
  onClear: () => void;
}

export function HistoryList({ payments, hasAny, onClear }: HistoryListProps) {
  // Wide enough for five columns.
  const isWide = useMedia('(min-width: 860px)');
  if (!payments) return <HistorySkeleton />;
  if (payments.length === 0) return hasAny ? <NoMatches onClear={onClear} /> : <Nothing />;
  return isWide ? <HistoryTable payments={payments} /> : <HistoryCards payments={payments} />;
}

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title={words.noMatches}
    actions={
      <Button kind="plain" onClick={onClear}>
        Show all transactions
      </Button>
    }
  />
);

const Nothing = () => (
  <EmptyState
    icon={<ReceiptText size={26} aria-hidden="true" />}
    title={words.nothing}
    text="Your payments for listings, featured cars and dealer memberships will appear here, each with a receipt."
    actions={<ButtonLink to={paths.sell}>Sell Car</ButtonLink>}
  />
);

const HistorySkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="block rounded-l border border-line bg-surface">
    {[1, 2, 3, 4].map((row) => (
      <span key={row} className="flex items-center justify-between gap-6 border-b border-line px-4 py-4 last:border-0">
        <Skeleton className="h-4 w-28" />
        <span className="grid grow gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-[min(200px,80%)]" />
        </span>
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-6 w-20 max-md:hidden" />
        <Skeleton className="h-4 w-56 max-lg:hidden" />
      </span>
    ))}
  </output>
);
