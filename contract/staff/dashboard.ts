import { z } from 'zod';
import { call } from '../kit/call.ts';
import { nothing } from '../kit/shapes.ts';
import { staffMay } from './staff-rights.ts';

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

/** What waits for the staff, in the order in which it is told. */
export const waitingKinds = [
  'urgent_tickets',
  'applications',
  'car_reports',
  'conversation_reports',
  'review_reports',
  'payments_in_doubt',
  'appeals',
  'stopped_webhooks',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** How the site is doing, and what there is to do. */
export const staffDashboard = {
  dashboard: call('GET /api/analytics.php?action=dashboard', {
    summary: 'How many people, cars and dealers there are, what came in, the last thirty days, and what waits',
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
      waiting: z.record(z.enum(waitingKinds), Number0),
    }),
  }),
};
