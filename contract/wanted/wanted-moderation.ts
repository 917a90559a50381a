import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, text } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { WantedAd } from './wanted-shapes.ts';
import { maxWantedReport, reportedWantedSorts, wantedDecisions, wantedQueues, wantedReasons } from './wanted-values.ts';

/** A wanted ad as staff see it, with its open reports. */
export const StaffWantedAd = z
  .object({
    ad: WantedAd,
    reports: z.array(
      z.object({
        id: Id,
        reason: z.enum(wantedReasons),
        details: z.string().nullable(),
        created_at: Moment,
        /** Null for staff who can't decide it. */
        reporter: z.object({ id: Id, name: z.string() }).nullable(),
      }),
    ),
    /** The decisions open to this user. Empty for their own ad or their own report. */
    may: z.array(z.enum(wantedDecisions)),
  })
  .meta({ title: 'StaffWantedAd' });
export type StaffWantedAd = z.output<typeof StaffWantedAd>;

/** Reports of wanted ads, and the staff tools that decide them. */
export const wantedModeration = {
  report: call('POST /api/wanted.php?action=report', {
    summary: 'Report a wanted ad to our staff. One open report per person and ad.',
    who: member,
    limit: 'report',
    input: z.object({
      id: Id,
      reason: z.enum(wantedReasons, 'Please select a reason'),
      details: text(maxWantedReport).optional(),
    }),
    output: done,
    fails: ['wanted_ad_not_found', 'own_wanted_ad'],
  }),
  queue: call('GET /api/wanted.php?action=queue', {
    summary: 'List reported wanted ads, or those that staff flagged or removed',
    who: staffMay('wanted.read'),
    limit: 'browse',
    input: z.object({
      show: z.enum(wantedQueues).default('reported'),
      reason: z.enum(wantedReasons).optional(),
      /** Searches titles, texts and owners. */
      search: text(100).optional(),
      sort: z.enum(reportedWantedSorts).default('oldest'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      ads: z.array(StaffWantedAd),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  decide: call('POST /api/wanted.php?action=decide', {
    summary:
      'Dismiss the reports of a wanted ad, or flag, remove or restore it. We notify its owner and the reporters.',
    who: staffMay('wanted.decide'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, decision: z.enum(wantedDecisions, 'Please select what to do'), reason: Reason }),
    output: done,
    fails: ['wanted_ad_not_found', 'not_allowed', 'wanted_ad_is_so', 'own_report', 'no_open_report'],
  }),
};
