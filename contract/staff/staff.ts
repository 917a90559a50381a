import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Day, done, Id, Moment, nothing, success, text, withDaysInOrder } from '../kit/shapes.ts';
import { staffDashboard } from './dashboard.ts';
import { staffFigures } from './figures.ts';
import { staffSetup } from './setup.ts';
import { Reason } from '../kit/reason.ts';
import { targetKinds } from './staff-actions.ts';
import { staffMay } from '../access/staff-rights.ts';

/** A snapshot for the log: the few fields that staff decisions change. */
export const State = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const StaffAction = z
  .object({
    id: Id,
    /** Null if it was done from the server console. */
    actor_id: Id.nullable(),
    actor_name: z.string().nullable(),
    action_type: z.string(),
    target_type: z.enum(targetKinds),
    /** 0 for the settings, of which there is one set. */
    target_id: z.number().int(),
    /** The target's name. Null if it has none or was deleted. */
    target_name: z.string().nullable(),
    /** For targets without a page of their own: an appeal's ticket, a sale's car, a note's user. */
    seen_at: z.object({ kind: z.enum(['car', 'ticket', 'user']), id: Id }).nullable(),
    reason: z.string().nullable(),
    /** Null if nothing existed before, or nothing exists after. */
    before: State.nullable(),
    after: State.nullable(),
    created_at: Moment,
  })
  .meta({ title: 'StaffAction' });

const Filters = {
  actor_id: Id.optional(),
  action_type: text(60).optional(),
  target_type: z.enum(targetKinds).optional(),
  target_id: z.number().int().min(0).optional(),
  /** The first and last day, in the site's time zone. */
  from: Day.optional(),
  to: Day.optional(),
};

/** Counting stops here. Beyond it, pages say “more than 1,000”. */
export const logCountedTo = 1000;

/** Site totals and the staff log. */
export const staff = {
  ...staffDashboard,
  ...staffFigures,
  ...staffSetup,
  actions: call('GET /api/analytics.php?action=staff_actions', {
    summary:
      'List the staff action log, newest first. Shows your own entries, or everyone’s if you can read the full log.',
    who: staffMay('log.own'),
    limit: 'browse',
    input: withDaysInOrder(
      z.object({
        ...Filters,
        page: z.number().int().min(1).max(1000).default(1),
        limit: z.number().int().min(1).max(100).default(50),
        /** Keyset paging: only entries older, or newer, than this one. */
        before: Id.optional(),
        after: Id.optional(),
      }),
    ),
    output: z.object({
      success: z.literal(true),
      actions: z.array(StaffAction),
      /** Whether older, or newer, entries exist. */
      has_older: z.boolean(),
      has_newer: z.boolean(),
      pagination: z.object({
        page: z.number().int(),
        limit: z.number().int(),
        /** Counted up to 1,000. `is_more` says there are more. */
        total: z.number().int(),
        pages: z.number().int(),
      }),
      is_more: z.boolean(),
    }),
  }),
  logPeople: call('GET /api/analytics.php?action=staff_log_people', {
    summary: 'List staff who appear in the staff action log',
    who: staffMay('log.read'),
    limit: 'browse',
    input: nothing,
    output: success('people', z.array(z.object({ id: Id, name: z.string() }))),
  }),
  exportActions: call('GET /api/analytics.php?action=export_staff_actions', {
    summary: 'Export the staff action log as CSV, up to the newest 20,000 matching entries',
    who: staffMay('log.export'),
    limit: 'export',
    input: withDaysInOrder(z.object(Filters)),
    output: z.object({
      success: z.literal(true),
      filename: z.string(),
      csv: z.string(),
      /** True if older entries were left out. */
      is_shortened: z.boolean(),
    }),
  }),
  logAction: call('POST /api/analytics.php {action=log_staff_action}', {
    summary: 'Add a note to the staff log about something done elsewhere. The server sets its author and time.',
    who: staffMay('log.own'),
    limit: 'ticket_staff',
    input: z.object({
      action_type: text(60, { min: 1, tooShort: 'Please enter what was done' }),
      target_type: z.enum(targetKinds).exclude(['settings', 'people', 'bank_keys']),
      target_id: Id,
      details: Reason,
    }),
    output: done,
    fails: ['target_not_found'],
  }),
};
