import { useEffect, useEffectEvent } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import { useLiveIsUp } from './live-state.ts';
import { useLiveEvents } from './live.ts';

interface Refresh {
  on: readonly LiveEvent['kind'][];
  keys: readonly QueryKey[];
  /** How often it is refetched while the event stream is down. */
  pollMs?: number;
}

const ofStaff = (feature: QueryKey[0]): Refresh => ({ on: ['market_changed'], keys: [[feature]], pollMs: 30_000 });

/** Which live events refetch what. All of it is refetched after a reconnect too, because events may have been missed. */
const refreshes = {
  payments: { on: ['payment_changed'], keys: [['payments'], ['cars']] },
  /** The other side's and staff's changes arrive as conversation and ticket events. */
  sales: { on: ['conversation_changed', 'ticket_changed'], keys: [['sales'], ['bills']] },
  offers: { on: ['message', 'conversation_changed'], keys: [['offers']] },
  meetings: { on: ['conversation_changed'], keys: [['meetings']] },
  tickets: { on: ['ticket_changed'], keys: [['tickets']], pollMs: 15_000 },
  /** The server notifies the whole team when a colleague has saved them. */
  companySettings: { on: ['session_changed'], keys: [['dealers', 'settings']] },
  dealerDashboard: {
    on: ['message', 'conversation_changed', 'payment_changed', 'notices_changed'],
    keys: [['figures', 'dashboard']],
  },
  staffDashboard: {
    on: ['users_changed', 'ticket_changed', 'market_changed', 'notices_changed'],
    keys: [
      ['staff', 'dashboard'],
      ['staff', 'waiting'],
    ],
  },
  users: { on: ['users_changed'], keys: [['users']] },
  staffCars: ofStaff('cars'),
  staffCatalogue: ofStaff('catalogue'),
  staffAreas: ofStaff('areas'),
  staffReports: ofStaff('reports'),
  staffReviews: ofStaff('reviews'),
  staffWanted: ofStaff('wanted'),
  wanted: { on: ['wanted_changed'], keys: [['wanted']] },
} satisfies Record<string, Refresh>;

/** Shows changes by others or in another tab right away. */
export function useLiveRefresh(name: keyof typeof refreshes, isSignedIn = true) {
  const client = useQueryClient();
  const isUp = useLiveIsUp();
  const { on, keys, pollMs }: Refresh = refreshes[name];
  const refetch = () => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  const poll = useEffectEvent(refetch);
  useLiveEvents(({ kind }) => {
    if (kind === 'connected' || on.includes(kind)) refetch();
  });
  useEffect(() => {
    if (pollMs === undefined || isUp || !isSignedIn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') poll();
    }, pollMs);
    return () => clearInterval(timer);
  }, [pollMs, isUp, isSignedIn]);
}
