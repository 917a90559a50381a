import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Day, done, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffDashboard } from './dashboard.ts';
import { staffFigures } from './figures.ts';
import { Reason, targetKinds } from './staff-actions.ts';
import { staffMay } from './staff-rights.ts';

/** A thing as the log keeps it: the few facts about it that the staff decide. */
export const State = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const StaffAction = z
  .object({
    id: Id,
    /** Null when it was done at the server itself. */
    actor_id: Id.nullable(),
    actor_name: z.string().nullable(),
    action_type: z.string(),
    target_type: z.enum(targetKinds),
    /** 0 for the settings, of which there is one set. */
    target_id: z.number().int(),
    /** What people call it. Null if it has no name or is gone. */
    target_name: z.string().nullable(),
    /** Where something without a page of its own is seen: the ticket of an appeal, the car of a sale. */
    seen_at: z.object({ kind: z.enum(['car', 'ticket']), id: Id }).nullable(),
    reason: z.string().nullable(),
    /** Null where there was nothing before, or is nothing after. */
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
  /** The first and the last day, in the site's zone. */
  from: Day.optional(),
  to: Day.optional(),
};

/** Nobody counts further: beyond it there are “more than” so many. */
export const logCountedTo = 1000;

/** How the site is doing, and what the staff did. */
export const staff = {
  ...staffDashboard,
  ...staffFigures,
  actions: call('GET /api/analytics.php?action=staff_actions', {
    summary:
      'The staff action log, newest first: what one did oneself, or what everybody did for those who may read it',
    who: staffMay('log.own'),
    limit: 'browse',
    input: z.object({
      ...Filters,
      page: z.number().int().min(1).max(1000).default(1),
      limit: z.number().int().min(1).max(100).default(50),
      /** Those older, or newer, than this one: the way to go through a long log. */
      before: Id.optional(),
      after: Id.optional(),
    }),
    output: z.object({
      success: z.literal(true),
      actions: z.array(StaffAction),
      /** Whether there are older, and newer, ones than these. */
      has_older: z.boolean(),
      has_newer: z.boolean(),
      pagination: z.object({
        page: z.number().int(),
        limit: z.number().int(),
        /** Counted to a thousand and no further; `is_more` says that there are more. */
        total: z.number().int(),
        pages: z.number().int(),
      }),
      is_more: z.boolean(),
    }),
  }),
  logPeople: call('GET /api/analytics.php?action=staff_log_people', {
    summary: 'Who has done something that is in the staff action log',
    who: staffMay('log.read'),
    limit: 'browse',
    input: nothing,
    output: success('people', z.array(z.object({ id: Id, name: z.string() }))),
  }),
  exportActions: call('GET /api/analytics.php?action=export_staff_actions', {
    summary: 'The staff action log as a CSV file, the newest 20,000 entries of what is asked for',
    who: staffMay('log.export'),
    limit: 'export',
    input: z.object(Filters),
    output: z.object({
      success: z.literal(true),
      filename: z.string(),
      csv: z.string(),
      /** There are older ones that are not in it. */
      is_shortened: z.boolean(),
    }),
  }),
  logAction: call('POST /api/analytics.php {action=log_staff_action}', {
    summary: 'Put on record what one did elsewhere; by whom and when the server says itself, and it is kept as a note',
    who: staffMay('log.own'),
    limit: 'ticket_staff',
    input: z.object({
      action_type: text(60, { min: 1, tooShort: 'Please say what was done' }),
      target_type: z.enum(targetKinds).exclude(['settings', 'people', 'bank_keys']),
      target_id: Id,
      details: Reason,
    }),
    output: done,
    fails: ['target_not_found'],
  }),
};
