import { z } from 'zod';
import { applicationStatuses } from '../applications/applications.flow.ts';
import { businessTypes } from '../applications/business-types.ts';
import { call } from '../kit/call.ts';
import { nothing } from '../kit/shapes.ts';
import { staffMay } from './staff-rights.ts';

const Count = z.number().int().min(0);
const Hours = z.number().min(0);

export const reportKinds = ['car', 'conversation', 'review'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportOutcomes = ['open', 'upheld', 'dismissed'] as const;

export const figurePeriods = ['7', '30', '90'] as const;

/**
 * What other tabs show as lists, counted. An analyst counts people without knowing who they are, so nothing here may
 * name anyone or repeat what someone wrote.
 */
export const staffFigures = {
  dealerFigures: call('GET /api/analytics.php?action=dealer_figures', {
    summary: 'How many applications and dealers there are, and how long a decision takes',
    who: staffMay('applications.count'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      applications: z.object({
        total: Count,
        by_status: z.record(z.enum(applicationStatuses), Count),
        by_type: z.array(z.object({ business_type: z.enum(businessTypes), applications: Count })),
        /** The median of those that staff decided. Null if they decided none. */
        decided_in_hours: Hours.nullable(),
        /** How long the oldest pending one has been waiting. */
        oldest_pending_hours: Hours.nullable(),
      }),
      dealers: z.object({ total: Count, active: Count, suspended: Count, expired: Count, closed: Count }),
    }),
  }),
  reportFigures: call('GET /api/analytics.php?action=report_figures', {
    summary: 'How many listings, conversations and reviews were reported, for which reason, and the outcome',
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
    summary: 'How many entries the staff action log has, by action and by day',
    who: staffMay('log.count'),
    limit: 'browse',
    input: z.object({ days: z.enum(figurePeriods).default('30') }),
    output: z.object({
      success: z.literal(true),
      total: Count,
      by_action: z.array(z.object({ action_type: z.string(), entries: Count })),
      /** Also days without an entry; in the site's time zone. */
      by_day: z.array(z.object({ day: z.iso.date(), entries: Count })),
    }),
  }),
};

function countsOf<const Names extends readonly string[]>(names: Names) {
  return Object.fromEntries(names.map((name) => [name, Count])) as Record<Names[number], typeof Count>;
}
