import { z } from 'zod';
import { StaffCar } from '../cars/moderation.ts';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success, text } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { CarReport } from './car-report.ts';
import { reportDecisions, reportReasons, reportSorts, reportStates } from './report-reasons.ts';
import { conversationReports } from './conversation-reports.ts';

const Person = z.object({ id: Id, name: z.string() });

/** What one person said of a listing. */
const ReportOfCar = z.object({
  id: Id,
  reason: z.enum(reportReasons),
  details: z.string().nullable(),
  created_at: Moment,
  /** Null for those who do not decide about it. */
  reporter: Person.nullable(),
});
export type ReportOfCar = z.output<typeof ReportOfCar>;

/** All that waits about one listing; of those decided, what was decided together. */
const ReportedCar = z
  .object({
    car: StaffCar,
    reports: z.array(ReportOfCar),
    /** Null while it waits. */
    decided: z
      .object({
        decision: z.enum(reportDecisions),
        reason: z.string(),
        at: Moment,
        by: z.string(),
      })
      .nullable(),
    /** What this person may decide; none where it is their own car or their own report. */
    may: z.array(z.enum(reportDecisions)),
    is_own_report: z.boolean(),
  })
  .meta({ title: 'ReportedCar' });
export type ReportedCar = z.output<typeof ReportedCar>;

export const reports = {
  reportCar: call('POST /api/reports.php', {
    summary: 'Tell staff that something is wrong with a listing; one open report per person and car',
    who: member,
    limit: 'report',
    input: CarReport,
    output: done,
    fails: ['car_not_found', 'own_car'],
  }),
  queue: call('GET /api/reports.php?action=queue', {
    summary: 'Reported listings, each with what was said of it; by whom, for those who decide',
    who: staffMay('reports.read'),
    limit: 'browse',
    input: z.object({
      state: z.enum(reportStates).default('open'),
      reason: z.enum(reportReasons).optional(),
      /** In the car’s name, and its number. */
      search: text(100).optional(),
      sort: z.enum(reportSorts).default('longest_waiting'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      reported: z.array(ReportedCar),
      page: z.number().int(),
      pages: z.number().int(),
      /** Of those that match. */
      total: z.number().int(),
    }),
  }),
  decide: call('POST /api/reports.php?action=decide', {
    summary: 'Dismiss the reports of a listing, or flag or remove it; its seller and those who reported it are told',
    who: staffMay('reports.decide'),
    limit: 'ticket_staff',
    input: z.object({
      car_id: Id,
      decision: z.enum(reportDecisions, 'Please choose what to do'),
      /** Those that were read: what came in since waits for a look of its own. */
      report_ids: z.array(Id).min(1).max(500),
      reason: Reason,
    }),
    output: success('decided', z.number().int()),
    fails: ['car_not_found', 'not_allowed', 'not_possible_now', 'own_report', 'no_open_report'],
  }),
  ...conversationReports,
};
