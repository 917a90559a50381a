import { z } from 'zod';
import { applicationStatuses } from '../applications/applications.flow.ts';
import { businessTypes } from '../applications/business-types.ts';
import { call } from '../kit/call.ts';
import { nothing } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';

const Count = z.number().int().min(0);
const Hours = z.number().min(0);

export const reportKinds = ['car', 'conversation', 'review', 'wanted_ad'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportOutcomes = ['open', 'upheld', 'dismissed'] as const;

export const figurePeriods = ['7', '30', '90'] as const;

/**
 * Counts of what other tabs list. Analysts see totals without knowing who anyone is, so nothing here may name a person
 * or quote what they wrote.
 */
export const staffFigures = {
  dealerFigures: call('GET /api/analytics.php?action=dealer_figures', {
    summary: 'Get application and dealer counts, and how long decisions take',
    who: staffMay('applications.count'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      applications: z.object({
        total: Count,
        by_status: z.record(z.enum(applicationStatuses), Count),
        by_type: z.array(z.object({ business_type: z.enum(businessTypes), applications: Count })),
        /** Median over decided applications. Null if there are none. */
        decided_in_hours: Hours.nullable(),
        /** Age of the oldest pending application. */
        oldest_pending_hours: Hours.nullable(),
      }),
      dealers: z.object({ total: Count, active: Count, suspended: Count, expired: Count, closed: Count }),
    }),
  }),
  reportFigures: call('GET /api/analytics.php?action=report_figures', {
    summary: 'Get counts of reported listings, conversations and reviews by reason and outcome',
    who: staffMay('reports.count'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      by_kind: z.array(z.object({ kind: z.enum(reportKinds), ...countsOf(reportOutcomes) })),
      by_reason: z.array(z.object({ kind: z.enum(reportKinds), reason: z.string(), reports: Count })),
    }),
  }),
  logFigures: call('GET /api/analytics.php?action=log_figures', {
    summary: 'Get staff action log counts by action and by day',
    who: staffMay('log.count'),
    limit: 'browse',
    input: z.object({ days: z.enum(figurePeriods).default('30') }),
    output: z.object({
      success: z.literal(true),
      total: Count,
      by_action: z.array(z.object({ action_type: z.string(), entries: Count })),
      /** In the site's time zone, including days without entries. */
      by_day: z.array(z.object({ day: z.iso.date(), entries: Count })),
    }),
  }),
};

function countsOf<const Names extends readonly string[]>(names: Names) {
  return Object.fromEntries(names.map((name) => [name, Count])) as Record<Names[number], typeof Count>;
}
