import { possessive } from '@forecourt/contract/kit/possessive.ts';
import type { TeamEvent } from '@forecourt/contract/dealers/team-shapes.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';

interface TeamEventsProps {
  query: { data: { events: TeamEvent[] } | undefined; error: unknown; refetch: () => unknown };
}

/** The team log's entries, with loading and error states. */
export function TeamEvents({ query: { data, error, refetch } }: TeamEventsProps) {
  if (error && !data)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>We couldn’t load the team log.</p>
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-40 rounded-m" />;
  if (data.events.length === 0) return <p className="text-ink-2">No activity yet.</p>;
  return (
    <ol className="grid gap-2.5">
      {data.events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.name}`} className="flex flex-wrap justify-between gap-x-6">
          <span>{eventText(event)}</span>
          <span className="text-sm text-ink-3">
            <Time at={event.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function eventText({ kind, name, role, role_before, by_name }: TeamEvent): string {
  const as = teamRoleNames[role];
  switch (kind) {
    case 'joined':
      return `${name} joined as ${as}`;
    case 'left':
      return `${name} left`;
    case 'removed':
      return `${by_name} removed ${name}`;
    case 'role_changed':
      return role_before
        ? `${by_name} changed ${possessive(name)} role from ${teamRoleNames[role_before]} to ${as}`
        : `${by_name} changed ${possessive(name)} role to ${as}`;
    case 'invited':
      return `${by_name} invited ${name} as ${as}`;
    case 'invitation_declined':
      return `${name} declined the invitation`;
    case 'invitation_cancelled':
      return by_name
        ? `${by_name} cancelled ${possessive(name)} invitation`
        : `${possessive(name)} invitation was cancelled`;
    case 'invitation_expired':
      return `${possessive(name)} invitation expired`;
    case 'ownership_offered':
      return `${by_name} offered ownership to ${name}`;
    case 'ownership_accepted':
      return `${name} accepted ownership`;
    case 'ownership_declined':
      return `${name} declined ownership`;
    case 'ownership_withdrawn':
      return `${by_name} withdrew the offer of ownership to ${name}`;
    case 'ownership_expired':
      return `The offer of ownership to ${name} expired`;
    case 'ownership_ended':
      return `The offer of ownership to ${name} ended`;
  }
}
