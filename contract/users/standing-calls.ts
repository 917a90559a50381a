import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id } from '../kit/shapes.ts';
import { SeenStanding } from '../accounts/seen-standing.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { settableStandings } from './user-values.ts';

/** Staff decisions about an account. */
export const standingCalls = {
  updateStatus: call('PUT /api/users.php?action=update_status', {
    summary: 'Suspend a user until a time, ban them, or lift either. Banning and lifting a ban need a separate right.',
    who: staffMay('users.suspend'),
    limit: 'ticket_staff',
    input: z.object({
      user_id: Id,
      status: z.enum(settableStandings),
      /** The end of a suspension. */
      until: z.iso.datetime({ offset: true }).optional(),
      reason: Reason,
      /** The new owner of a banned owner's dealership. */
      next_owner_id: Id.optional(),
      /** The standing the page showed. Required to lift or shorten a restriction, and rejected if it has changed since. */
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
