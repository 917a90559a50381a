import { useQuery } from '@tanstack/react-query';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { waitingKinds, waitingRights } from '@forecourt/contract/staff/dashboard.ts';
import * as api from '../../lib/api.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

const refreshMs = 60_000;

/** What needs this user's attention, for the to-do list and the tabs. Refetched when anyone changes something. */
export function useWaiting(role: StaffRole | null) {
  useLiveRefresh('staffDashboard');
  const settlesAny = waitingKinds.some((kind) => staffRoleMay(role, waitingRights[kind]));
  return useQuery({ ...api.staff.waiting.query({}), refetchInterval: refreshMs, enabled: settlesAny });
}
