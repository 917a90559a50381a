import { useQuery } from '@tanstack/react-query';
import { staffRoles } from '@forecourt/contract/access/who.ts';
import { activeDays } from '@forecourt/contract/users/user-values.ts';
import type { UserStats } from '@forecourt/contract/users/user-shapes.ts';
import * as api from '../../../lib/api.ts';
import { count, countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { words } from '../words.ts';

/** User totals. */
export function UserTiles() {
  const { data, error, refetch } = useQuery(api.users.stats.query({}));
  if (data) return <Tiles stats={data.stats} />;
  if (!error) return <Skeleton className="h-[118px] rounded-l" />;
  return (
    <Notice tone="danger">
      <span className="flex flex-wrap items-center gap-3">
        {words.statsFailed}
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    </Notice>
  );
}

function Tiles({ stats }: { stats: UserStats }) {
  const of = (status: string) => stats.by_status.find((one) => one.status === status)?.count ?? 0;
  const total = stats.by_status.reduce((sum, one) => sum + one.count, 0) - of('closed');
  const staff = stats.by_role.filter(({ role }) => staffRoles.some((one) => one === role));
  const dealers = stats.by_role.find(({ role }) => role === 'dealer')?.count ?? 0;
  return (
    <FigureTiles
      figures={[
        { label: 'Total Users', value: count(total), note: notesOf(of) },
        {
          label: 'New This Month',
          value: count(stats.new_this_month),
          note: `${count(of('pending'))} without a complete profile`,
        },
        { label: 'Active Users', value: count(stats.active_users), note: `seen in the last ${activeDays} days` },
        {
          label: 'Staff Members',
          value: count(staff.reduce((sum, one) => sum + one.count, 0)),
          note: `and ${countOf(dealers, 'user')} on dealer teams`,
        },
      ]}
    />
  );
}

/** Counts of restricted and closed accounts, if there are any. */
function notesOf(of: (status: string) => number): string {
  const present = (['suspended', 'banned', 'closed'] as const).filter((status) => of(status) > 0);
  return present.length === 0
    ? 'all in good standing'
    : present.map((status) => `${count(of(status))} ${status}`).join(', ');
}
