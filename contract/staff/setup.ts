import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, nothing } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';

/** What an admin of a new site does first, in order. */
export const setupSteps = ['prices', 'contact', 'bank', 'webhooks', 'backup'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The first-run checklist. */
export const staffSetup = {
  setup: call('GET /api/analytics.php?action=setup', {
    summary: 'Get the checklist for a new site',
    who: staffMay('settings.write'),
    limit: 'browse',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      /** Done according to the site's data, or marked by an admin. */
      steps: z.array(z.object({ step: z.enum(setupSteps), is_done: z.boolean() })),
      /** An admin has hidden the list for everyone. */
      is_hidden: z.boolean(),
    }),
  }),
  finishSetup: call('POST /api/analytics.php {action=finish_setup}', {
    summary: 'Mark a step of the checklist for a new site as done, or hide the list',
    who: staffMay('settings.write'),
    limit: 'settings',
    input: z.object({ step: z.enum([...setupSteps, 'hide']) }),
    output: done,
  }),
};
