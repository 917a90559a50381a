import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success } from '../kit/shapes.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { carStatuses } from './cars.flow.ts';

/** What the staff do about other people's listings. */
export const moderation = {
  updateStatus: call('PUT /api/cars.php {action=update_status}', {
    summary: 'Flag a listing, remove it, or bring back what staff flagged or removed; each takes its own right',
    who: staffMay('cars.flag'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, status: z.enum(['active', 'flagged', 'removed']), reason: Reason }),
    /** What came back after its time was over is expired. */
    output: success('status', z.enum(carStatuses)),
    fails: ['car_not_found', 'not_allowed', 'not_possible_now'],
  }),
};
