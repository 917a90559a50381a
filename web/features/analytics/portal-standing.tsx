import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { standingOf } from './words.ts';

/** The team size and the account's status, in the portal's header. */
export function PortalStanding({ dealerId }: { dealerId: number }) {
  const { data, error } = useQuery(api.figures.header.query({ dealer_id: dealerId }));
  // The tab below shows the error and a button to try again.
  if (error && !data) return null;
  if (!data) return <Skeleton className="h-6 w-44" />;
  const { name, tone } = standingOf(data.status, data.membership);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      {countOf(data.team_members, 'team member')}
      <Tag tone={tone}>{name}</Tag>
    </p>
  );
}
