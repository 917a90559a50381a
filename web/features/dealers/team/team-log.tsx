import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TeamEvents } from './team-events.tsx';

/** The team's activity log. Loaded when opened. */
export function TeamLog({ dealerId }: { dealerId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 className="inline text-xl">Team log</h2>
        </summary>
        {isOpen && (
          <div className="mt-4">
            <Events dealerId={dealerId} />
          </div>
        )}
      </details>
    </Panel>
  );
}

const Events = ({ dealerId }: { dealerId: number }) => (
  <TeamEvents query={useQuery(api.dealers.teamLog.query({ dealer_id: dealerId }))} />
);
