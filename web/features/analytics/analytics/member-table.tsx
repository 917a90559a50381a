import type { MemberFigures } from '@forecourt/contract/analytics/figure-shapes.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { count, money } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Bar } from '../../../ui/plot.tsx';
import { Table, type Column } from '../../../ui/table.tsx';

type Ranked = MemberFigures & { share: number };

/** Sales per team member. Includes former members who sold something. */
export function MemberTable({ members }: { members: readonly MemberFigures[] }) {
  const maxRevenue = Math.max(1, ...members.map(({ revenue }) => revenue));
  const rows = members.map((member): Ranked => ({ ...member, share: member.revenue / maxRevenue }));
  return (
    <section aria-labelledby="by-member" className="grid min-w-0 grid-cols-1 gap-3">
      <h3 id="by-member" className="text-lg">
        Stats by team member
      </h3>
      <Table caption="Stats of each team member" columns={columns} rows={rows} rowKey={({ user_id }) => user_id} />
    </section>
  );
}

const columns: Column<Ranked>[] = [
  {
    title: 'Member',
    cell: ({ name, avatar_url, role }) => (
      <span className="flex items-center gap-3">
        <Avatar name={name} picture={avatar_url} />
        <span className="grid">
          <b className="font-semibold">{name}</b>
          <span className="text-sm text-ink-3">{role === null ? 'No longer on the team' : teamRoleNames[role]}</span>
        </span>
      </span>
    ),
  },
  { title: 'Active cars', numeric: true, cell: ({ active_cars }) => count(active_cars) },
  { title: 'Sales', numeric: true, cell: ({ sales }) => count(sales) },
  {
    title: 'Revenue',
    numeric: true,
    cell: ({ revenue, share }) => (
      <span className="grid justify-items-end gap-1.5">
        {money(revenue)}
        <Bar share={share} className="max-w-28" />
      </span>
    ),
  },
];
