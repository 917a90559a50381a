import type { Result } from '@forecourt/contract/kit/call.ts';
import { waitingKinds, type WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import type { staff } from '@forecourt/contract/staff/staff.ts';
import type { tabs } from '@forecourt/contract/tabs.ts';

/** The tab where each task is done. */
export const tabOf = {
  overdue_tickets: 'tickets',
  urgent_tickets: 'tickets',
  unassigned_tickets: 'tickets',
  appeals: 'tickets',
  disputed_sales: 'tickets',
  applications: 'dealers',
  car_reports: 'carReports',
  conversation_reports: 'messaging',
  review_reports: 'reviews',
  wanted_reports: 'wantedAds',
  payments_in_doubt: 'payments',
  failing_connections: 'api',
  failing_services: 'services',
  stopped_webhooks: 'webhooks',
} as const satisfies Record<WaitingKind, keyof typeof tabs.staff>;

/** How many things on this tab need attention, from the same numbers as the to-do list. */
export function attentionOf(tab: string, counted: Result<typeof staff.waiting> | undefined): number {
  if (!counted) return 0;
  // A ticket can be in several lists.
  if (tab === 'tickets') return counted.tickets;
  return waitingKinds
    .filter((kind) => tabOf[kind] === tab)
    .reduce((sum, kind) => sum + (counted.waiting[kind] ?? 0), 0);
}
