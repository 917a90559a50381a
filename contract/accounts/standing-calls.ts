import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id } from '../kit/shapes.ts';
import { SeenStanding } from '../kit/standing-rules.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { givenStandings } from '../users/user-values.ts';

/** What the staff decide about a person. */
export const standingCalls = {
  updateStatus: call('PUT /api/users.php?action=update_status', {
    summary:
      'Suspend somebody until a time, ban them, or lift either; to ban and to lift a ban takes a right of its own',
    who: staffMay('users.suspend'),
    limit: 'ticket_staff',
    input: z.object({
      user_id: Id,
      status: z.enum(givenStandings),
      /** When a suspension ends. */
      until: z.iso.datetime({ offset: true }).optional(),
      reason: Reason,
      /** Who takes the dealership over from an owner who is banned. */
      next_owner_id: Id.optional(),
      /** What the page showed. Needed to lift or shorten a restriction, and refused where it has changed since. */
      seen: SeenStanding.optional(),
    }),
    output: done,
    fails: [
      'user_not_found',
      'not_allowed',
      'standing_is_so',
      'standing_changed',
      'only_admin',
      'next_owner_needed',
      'member_not_found',
      'bad_input',
    ],
  }),
};
