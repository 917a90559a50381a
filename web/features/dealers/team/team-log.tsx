import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TeamEvents } from './team-events.tsx';

/** The team's activity log. Loaded when opened. */
export function TeamLog({ dealerId }: { dealerId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel>
      <Disclosure
        isWide
        title={<h2 className="text-xl">Team log</h2>}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && (
          <div className="mt-4">
            <Events dealerId={dealerId} />
          </div>
        )}
      </Disclosure>
    </Panel>
  );
}

const Events = ({ dealerId }: { dealerId: number }) => (
  <TeamEvents query={useQuery(api.dealers.teamLog.query({ dealer_id: dealerId }))} />
);
