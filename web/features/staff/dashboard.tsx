import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { DashboardPeriod, WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import * as api from '../../lib/api.ts';
import { count, countOf, money } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActivityPlots } from './activity-plots.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { SetupList } from './setup-list.tsx';
import { useWaiting } from './use-waiting.ts';
import { words } from './words.ts';

interface DashboardProps {
  period: DashboardPeriod;
  onPeriod: (period: DashboardPeriod) => void;
  role: StaffRole;
  /** Renders a link to the page where the task is done. */
  renderLink: (kind: WaitingKind, text: string) => ReactNode;
}

const refreshMs = 60_000;

/** The to-do list and the site's key numbers, kept up to date while open. */
export function Dashboard({ role, period, onPeriod, renderLink }: DashboardProps) {
  const totals = useQuery({ ...api.staff.dashboard.query({}), refetchInterval: refreshMs });
  const waiting = useWaiting(role);
  const error = totals.error ?? waiting.error;
  if (error && (!totals.data || waiting.isError))
    return (
      <ErrorState
        level={2}
        title={words.failed}
        text={sentenceOf(error)}
        onRetry={() => void Promise.all([totals.refetch(), waiting.refetch()])}
      />
    );
  if (!totals.data || waiting.isLoading)
    return (
      <div className="grid gap-6">
        <Skeleton className="h-32 rounded-l" />
        <Skeleton className="h-80 rounded-l" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {waiting.data && <NeedsAttention waiting={waiting.data.waiting} renderLink={renderLink} />}
      {staffRoleMay(role, 'settings.write') && <SetupList />}
      <FigureTiles
        figures={[
          {
            label: 'Total Users',
            value: count(totals.data.total_users),
            note: `+${count(totals.data.new_users_today)} today`,
          },
          {
            label: 'Active Cars',
            value: count(totals.data.total_cars),
            note: `+${count(totals.data.new_cars_today)} today`,
          },
          { label: 'Dealers', value: count(totals.data.total_dealers), note: 'active memberships' },
          {
            label: 'Revenue',
            value: money(totals.data.total_revenue),
            note: countOf(totals.data.total_transactions, 'transaction'),
          },
        ]}
      />
      <ActivityPlots period={period} onPeriod={onPeriod} />
    </div>
  );
}
