import type { TeamEvent } from '@forecourt/contract/dealers/team-shapes.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';

interface TeamEventsProps {
  asked: { data: { events: TeamEvent[] } | undefined; error: unknown; refetch: () => unknown };
}

/** What happened on a team, as it is loaded, and where it is not. */
export function TeamEvents({ asked: { data, error, refetch } }: TeamEventsProps) {
  if (error && !data)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>The log did not load.</p>
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-40 rounded-m" />;
  if (data.events.length === 0) return <p className="text-ink-2">Nothing has happened yet.</p>;
  return (
    <ol className="grid gap-2.5">
      {data.events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.name}`} className="flex flex-wrap justify-between gap-x-6">
          <span>{told(event)}</span>
          <span className="text-sm text-ink-3">
            <Time at={event.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function told({ kind, name, role, role_before, by_name }: TeamEvent): string {
  const as = teamRoleNames[role];
  switch (kind) {
    case 'joined':
      return `${name} joined as ${as}`;
    case 'left':
      return `${name} left`;
    case 'removed':
      return `${by_name} removed ${name}`;
    case 'role_changed':
      return `${by_name} made ${name} ${as}${role_before ? `, before ${teamRoleNames[role_before]}` : ''}`;
    case 'invited':
      return `${by_name} invited ${name} as ${as}`;
    case 'invitation_declined':
      return `${name} declined the invitation`;
    case 'invitation_cancelled':
      return by_name ? `${by_name} cancelled the invitation of ${name}` : `The invitation of ${name} was cancelled`;
    case 'invitation_expired':
      return `The invitation of ${name} expired`;
  }
}
