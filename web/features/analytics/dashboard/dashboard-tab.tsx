import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { count, countOf, money } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { FigureList } from '../figure-list.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { words } from '../words.ts';
import type { Dashboard } from './dashboard.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentInquiries } from './recent-inquiries.tsx';
import { TodoList } from './todo-list.tsx';

interface DashboardTabProps {
  dealerId: number;
  /** Permissions of the current user. */
  mayWrite: boolean;
  mayAnalyse: boolean;
}

const refreshMs = 60_000;

/** The dealer's key numbers and open tasks. */
export function DashboardTab({ dealerId, mayWrite, mayAnalyse }: DashboardTabProps) {
  useLiveRefresh('dealerDashboard');
  const { data, error, refetch } = useQuery({
    ...api.figures.dashboard.query({ dealer_id: dealerId }),
    refetchOnMount: 'always',
    refetchInterval: refreshMs,
  });
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title={words.loadFailed}
        text={sentenceOf(error, words.notFound)}
        retryLabel="Try Again"
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <DashboardSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">Dashboard</h2>
      <FigureTiles figures={cardsOf(data)} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 gap-5">
          <TodoList todo={data.todo} />
          <RecentInquiries inquiries={data.recent} mayWrite={mayWrite} />
        </div>
        <div className="grid grid-cols-1 gap-5 sm:max-lg:grid-cols-2">
          <QuickActions mayAnalyse={mayAnalyse} />
          <Section title={words.performanceOverview}>
            <FigureList
              figures={[
                { label: words.totalViews, value: count(data.views) },
                { label: words.inquiries, value: count(data.inquiries) },
                { label: words.openOffers, value: count(data.open_offers) },
                { label: words.followers, value: count(data.followers) },
                { label: words.soldThisMonth, value: count(data.sales.this_month) },
              ]}
            />
            {data.sales.whose === 'own' && (
              <p className="text-sm text-ink-3">Sales figures show your own sales only.</p>
            )}
          </Section>
        </div>
      </div>
    </div>
  );
}

const cardsOf = ({ cars, sales, rating, total_reviews }: Dashboard) => [
  { label: words.totalCars, value: count(cars.total), note: cars.drafts > 0 && countOf(cars.drafts, 'draft') },
  {
    label: words.activeListings,
    value: count(cars.active),
    note: cars.reserved > 0 && `${count(cars.reserved)} more reserved`,
  },
  {
    label: words.monthlyRevenue,
    value: money(sales.revenue_this_month),
    note: `${money(sales.revenue)} all time${sales.whose === 'own' ? ', your own sales' : ''}`,
  },
  {
    label: words.rating,
    value:
      rating === null ? (
        '–'
      ) : (
        <span className="flex flex-wrap items-center gap-x-3">
          <span aria-hidden="true">{rating.toFixed(1)}</span>
          <Stars rating={rating} />
        </span>
      ),
    note: total_reviews === 0 ? 'No reviews yet' : `From ${countOf(total_reviews, 'review')}`,
  },
];

const DashboardSkeleton = () => (
  <output aria-busy="true" className="grid gap-5">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-28 rounded-l" />
    <Skeleton className="h-64 rounded-l" />
    <Skeleton className="h-64 rounded-l" />
  </output>
);
