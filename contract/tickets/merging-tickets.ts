import { z } from 'zod';
import { staffMay } from '../access/staff-rights.ts';
import type { ErrorCode } from '../errors.ts';
import { call } from '../kit/call.ts';
import { Id, success } from '../kit/shapes.ts';
import { StaffTicket, Ticket } from './ticket-shapes.ts';

/** Staff can't handle their own tickets either. */
export const handlerFails = [
  'ticket_not_found',
  'own_ticket',
  'appeal_decider',
  'appeal_undecided',
  'ticket_not_possible',
] as const satisfies readonly ErrorCode[];

/** Two tickets of one user about the same matter become one. */
export const mergingTickets = {
  mergeTargets: call('GET /api/tickets.php?action=merge_targets', {
    summary: 'List the user’s other tickets that this one can be merged into, newest first',
    who: staffMay('tickets.handle'),
    limit: 'browse',
    input: z.object({ ticket_id: Id }),
    output: success('tickets', z.array(Ticket)),
    fails: ['ticket_not_found', 'own_ticket'],
  }),
  merge: call('POST /api/tickets.php?action=merge', {
    summary: 'Move a ticket’s messages to another ticket of the same user and close it',
    who: staffMay('tickets.handle'),
    limit: 'ticket_staff',
    input: z.object({ ticket_id: Id, into_id: Id }),
    output: success('ticket', StaffTicket),
    fails: [...handlerFails, 'merge_refused'],
  }),
};
