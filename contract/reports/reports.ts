import { z } from 'zod';
import { StaffCar } from '../cars/moderation.ts';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success, text } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { CarReport } from './car-report.ts';
import { reportDecisions, reportReasons, reportSorts, reportStates } from './report-reasons.ts';
import { conversationReports } from './conversation-reports.ts';

const Person = z.object({ id: Id, name: z.string() });

/** One person's report about a listing. */
const ReportOfCar = z.object({
  id: Id,
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  created_at: Moment,
  /** Null for staff who can't decide it, and if the site itself reported it. */
  reporter: Person.nullable(),
  /** The site reports listings with the same plate. */
  is_by_site: z.boolean(),
});
export type ReportOfCar = z.output<typeof ReportOfCar>;

/** All open reports about one listing, or those decided together. */
const ReportedCar = z
  .object({
    car: StaffCar,
    reports: z.array(ReportOfCar),
    /** Null while it's open. */
    decided: z
      .object({
        decision: z.enum(reportDecisions),
        reason: z.string(),
        at: Moment,
        by: z.string(),
      })
      .nullable(),
    /** The decisions open to this user. Empty for their own car or their own report. */
    may: z.array(z.enum(reportDecisions)),
    is_own_report: z.boolean(),
  })
  .meta({ title: 'ReportedCar' });
export type ReportedCar = z.output<typeof ReportedCar>;

export const reports = {
  reportCar: call('POST /api/reports.php', {
    summary: 'Report a listing to our staff. One open report per person and car.',
    who: member,
    limit: 'report',
    input: CarReport,
    output: done,
    fails: ['car_not_found', 'own_car'],
  }),
  queue: call('GET /api/reports.php?action=queue', {
    summary: 'List reported listings with their reports. Reporters are shown to staff who decide.',
    who: staffMay('reports.read'),
    limit: 'browse',
    input: z.object({
      state: z.enum(reportStates).default('open'),
      reason: z.enum(reportReasons).optional(),
      /** Searches the car’s name and number. */
      search: text(100).optional(),
      sort: z.enum(reportSorts).default('longest_waiting'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      reported: z.array(ReportedCar),
      page: z.number().int(),
      pages: z.number().int(),
      /** Number of matches. */
      total: z.number().int(),
    }),
  }),
  decide: call('POST /api/reports.php?action=decide', {
    summary: 'Dismiss a listing’s reports, or flag or remove it. We notify the seller and the reporters.',
    who: staffMay('reports.decide'),
    limit: 'ticket_staff',
    input: z.object({
      car_id: Id,
      decision: z.enum(reportDecisions, 'Please select what to do'),
      /** The reports that were read. Newer ones stay open. */
      report_ids: z.array(Id).min(1).max(500),
      reason: Reason,
    }),
    output: success('decided', z.number().int()),
    fails: ['car_not_found', 'not_allowed', 'not_possible_now', 'own_report', 'no_open_report'],
  }),
  ...conversationReports,
};
