import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { waitingKinds, waitingRights } from '@forecourt/contract/staff/dashboard.ts';
import * as api from '../../lib/api.ts';
import { useLiveEvents } from '../../lib/live.ts';

const refreshMs = 60_000;
const updateKinds = new Set(['users_changed', 'ticket_changed', 'market_changed', 'notices_changed', 'connected']);

/** What needs this user's attention, for the to-do list and the tabs. Refetched when anyone changes something. */
export function useWaiting(role: StaffRole | null) {
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    if (!updateKinds.has(kind)) return;
    for (const { key } of [api.staff.waiting, api.staff.dashboard]) void client.invalidateQueries({ queryKey: key });
  });
  const settlesAny = waitingKinds.some((kind) => staffRoleMay(role, waitingRights[kind]));
  return useQuery({ ...api.staff.waiting.query({}), refetchInterval: refreshMs, enabled: settlesAny });
}
