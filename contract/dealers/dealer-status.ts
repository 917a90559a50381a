import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success } from '../kit/shapes.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';

/** Staff decisions about a dealership. */
export const dealerStatus = {
  updateStatus: call('PUT /api/dealers.php?action=update', {
    summary: 'Suspend a dealership or lift its suspension. It becomes expired if its membership has ended.',
    who: staffMay('dealers.suspend'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, status: z.enum(['active', 'suspended']), reason: Reason }),
    output: success('status', z.enum(['active', 'suspended', 'expired'])),
    fails: ['dealer_not_found', 'dealer_closed', 'not_allowed', 'dealer_is_so'],
  }),
};
