import { z } from 'zod';
import { Moment } from '../kit/shapes.ts';
import { teamRoles } from '../access/team-rights.ts';

/** Team changes and who made them. */
export const teamEventKinds = [
  'joined',
  'left',
  'removed',
  'role_changed',
  'invited',
  'invitation_declined',
  'invitation_cancelled',
  'invitation_expired',
  'ownership_offered',
  'ownership_accepted',
  'ownership_declined',
  'ownership_withdrawn',
  'ownership_expired',
  'ownership_ended',
] as const;

export const TeamEvent = z
  .object({
    kind: z.enum(teamEventKinds),
    name: z.string(),
    role: z.enum(teamRoles),
    role_before: z.enum(teamRoles).nullable(),
    /** Null if no one did it, because it expired. */
    by_name: z.string().nullable(),
    at: Moment,
  })
  .meta({ title: 'TeamEvent' });
export type TeamEvent = z.output<typeof TeamEvent>;
