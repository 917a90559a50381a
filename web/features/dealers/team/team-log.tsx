import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TeamEvent } from '@forecourt/contract/dealers/team-shapes.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';

/** Who did what on the team; asked for when somebody opens it. */
export function TeamLog({ dealerId }: { dealerId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 className="inline text-xl">Team log</h2>
        </summary>
        {isOpen && <Events dealerId={dealerId} />}
      </details>
    </Panel>
  );
}

function Events({ dealerId }: { dealerId: number }) {
  const { data, error, refetch } = useQuery(api.dealers.teamLog.query({ dealer_id: dealerId }));
  if (error && !data)
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p>The log did not load.</p>
        <Button kind="plain" size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="mt-4 h-40 rounded-m" />;
  if (data.events.length === 0) return <p className="mt-4 text-ink-2">Nothing has happened yet.</p>;
  return (
    <ol className="mt-4 grid gap-2.5">
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
