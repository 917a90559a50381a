import { z } from 'zod';
import { call } from '../kit/call.ts';
import { nothing } from '../kit/shapes.ts';
import { staffMay, type StaffRight } from './staff-rights.ts';

const Number0 = z.number().int().min(0);

/** So many days stand in the plots, today the last. */
export const dashboardDays = 30;

const Day = z.object({
  /** A day of the site: `2026-11-15`. */
  day: z.iso.date(),
  members: Number0,
  listings: Number0,
  sales: Number0,
  revenue: Number0,
  tickets: Number0,
});
export type DashboardDay = z.output<typeof Day>;

/** What needs the attention of the staff, in the order it is shown, and the right to settle it. */
export const waitingRights = {
  overdue_tickets: 'tickets.handle',
  urgent_tickets: 'tickets.handle',
  unassigned_tickets: 'tickets.handle',
  /** Each takes a further right, by what was decided. */
  appeals: 'tickets.handle',
  disputed_sales: 'sales.decide',
  applications: 'applications.decide',
  car_reports: 'reports.decide',
  conversation_reports: 'conversations.read',
  review_reports: 'reviews.decide',
  payments_in_doubt: 'payments.refund',
  failing_services: 'apiKeys.write',
  stopped_webhooks: 'webhooks.write',
} as const satisfies Record<string, StaffRight>;
export type WaitingKind = keyof typeof waitingRights;
export const waitingKinds = Object.keys(waitingRights) as [WaitingKind, ...WaitingKind[]];

/** How the site is doing, and what there is to do. */
export const staffDashboard = {
  dashboard: call('GET /api/analytics.php?action=dashboard', {
    summary:
      'How many people, cars and dealers there are, what came in, the last thirty days, and what needs attention',
    who: staffMay('dashboard.read'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      total_users: Number0,
      new_users_today: Number0,
      /** Those on the market. */
      total_cars: Number0,
      new_cars_today: Number0,
      /** With a membership that runs. */
      total_dealers: Number0,
      /** What was paid and not given back, and in how many payments. */
      total_revenue: Number0,
      total_transactions: Number0,
      days: z.array(Day),
      /** Only what this person may settle; what they have a part in themselves is not counted. */
      waiting: z.partialRecord(z.enum(waitingKinds), Number0),
    }),
  }),
};
