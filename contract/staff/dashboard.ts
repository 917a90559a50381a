import { z } from 'zod';
import { call } from '../kit/call.ts';
import { nothing } from '../kit/shapes.ts';
import { staffMay, type StaffRight } from '../access/staff-rights.ts';

const Number0 = z.number().int().min(0);

/** Periods of the dashboard's charts: the last days, with today as the last, or everything. */
export const dashboardPeriods = ['7', '30', '90', 'all'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const Activity = z.object({
  /** A day, or the first of a month, in the site's time zone, for example `2026-11-15`. */
  day: z.iso.date(),
  members: Number0,
  listings: Number0,
  sales: Number0,
  revenue: Number0,
  tickets: Number0,
});
export type Activity = z.output<typeof Activity>;

/** Work that needs staff attention, in display order, with the right needed to do it. */
export const waitingRights = {
  overdue_tickets: 'tickets.handle',
  urgent_tickets: 'tickets.handle',
  unassigned_tickets: 'tickets.handle',
  /** Each decision needs a further right, depending on its kind. */
  appeals: 'tickets.handle',
  disputed_sales: 'sales.decide',
  applications: 'applications.decide',
  car_reports: 'reports.decide',
  conversation_reports: 'conversations.read',
  review_reports: 'reviews.decide',
  wanted_reports: 'wanted.decide',
  payments_in_doubt: 'payments.refund',
  /** The game's login and bank. */
  failing_connections: 'apiKeys.write',
  /** The site's own services. */
  failing_services: 'apiKeys.write',
  stopped_webhooks: 'webhooks.write',
} as const satisfies Record<string, StaffRight>;
export type WaitingKind = keyof typeof waitingRights;
export const waitingKinds = Object.keys(waitingRights) as [WaitingKind, ...WaitingKind[]];

/** Site totals, activity and open work. */
export const staffDashboard = {
  dashboard: call('GET /api/analytics.php?action=dashboard', {
    summary: 'Get user, car and dealer totals and revenue',
    who: staffMay('dashboard.read'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      total_users: Number0,
      new_users_today: Number0,
      /** Live listings. */
      total_cars: Number0,
      new_cars_today: Number0,
      /** Dealers with a running membership. */
      total_dealers: Number0,
      /** Payments that weren't refunded, as a total and a count. */
      total_revenue: Number0,
      total_transactions: Number0,
    }),
  }),
  activity: call('GET /api/analytics.php?action=activity', {
    summary: 'Get new members, listings, sales, revenue and tickets over a period, by day or by month',
    who: staffMay('dashboard.read'),
    limit: 'browse',
    input: z.object({ period: z.enum(dashboardPeriods).default('30') }),
    output: z.object({
      success: z.literal(true),
      /** Length of time each point covers. A long period has one point per month. */
      unit: z.enum(['day', 'month']),
      points: z.array(Activity),
    }),
  }),
  waiting: call('GET /api/analytics.php?action=waiting', {
    summary: 'Count what needs your attention, for the to-do list and the tabs',
    who: staffMay('dashboard.read'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      /** Only what this user may decide, without things they're involved in. */
      waiting: z.partialRecord(z.enum(waitingKinds), Number0),
      /** The tickets among them. One that is both urgent and overdue counts once. */
      tickets: Number0,
    }),
  }),
};
