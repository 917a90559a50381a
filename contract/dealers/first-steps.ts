import { z } from 'zod';
import type { TeamRight } from '../access/team-rights.ts';
import { team } from '../access/who.ts';
import { call } from '../kit/call.ts';
import { done, Id, success } from '../kit/shapes.ts';

export const firstSteps = ['membership', 'logo', 'hours', 'car', 'team'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The right each step takes. Members only see the steps they may take. */
export const firstStepRights: Record<FirstStep, TeamRight> = {
  membership: 'membership.pay',
  logo: 'settings.write',
  hours: 'settings.write',
  car: 'cars.write',
  team: 'team.invite',
};

/** What a new dealer does first. Each step is done when the data says so, not when someone checks it off. */
export const firstStepsCalls = {
  firstSteps: call('GET /api/dealers.php?action=first_steps', {
    summary: 'Get the first steps of a new dealer that your role may take. Null once they’re done or dismissed.',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: success(
      'steps',
      z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() }).meta({ title: 'FirstStep' })).nullable(),
    ),
  }),
  dismissFirstSteps: call('PUT /api/dealers.php?action=dismiss_first_steps', {
    summary: 'Hide the first steps for the whole team',
    who: team('dealer_account_id', 'settings.write'),
    limit: 'profile',
    input: z.object({ dealer_account_id: Id }),
    output: done,
  }),
};
