import { z } from 'zod';
import { Moment } from '../kit/shapes.ts';
import { teamRoles } from '../kit/team-rights.ts';

/** What happened on the team, and who brought it about. */
export const teamEventKinds = [
  'joined',
  'left',
  'removed',
  'role_changed',
  'invited',
  'invitation_declined',
  'invitation_cancelled',
  'invitation_expired',
] as const;

export const TeamEvent = z
  .object({
    kind: z.enum(teamEventKinds),
    name: z.string(),
    role: z.enum(teamRoles),
    role_before: z.enum(teamRoles).nullable(),
    /** Null where nobody decided it: its time was over. */
    by_name: z.string().nullable(),
    at: Moment,
  })
  .meta({ title: 'TeamEvent' });
export type TeamEvent = z.output<typeof TeamEvent>;
