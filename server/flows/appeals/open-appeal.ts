import { decisions } from '@forecourt/contract/appeals/decisions.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { maxSubject } from '@forecourt/contract/tickets/ticket-values.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { mayAppealFor, isConcerned } from '../../features/appeals/appeal.rules.ts';
import { insertAppeal } from '../../features/appeals/appeals.store.ts';
import { findDecision } from '../../features/appeals/decisions.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { categoryForAppeals } from '../../features/tickets/categories.store.ts';
import type { DeskTime } from '../../features/tickets/service.rules.ts';
import { insertTicket } from '../tickets/save-ticket.ts';
import { fail } from '../../lib/failure.ts';
import { announceTicketChange } from '../tickets/ask-for-help.ts';
import { lockTarget } from './undo.ts';

/** Opens an appeal against a decision: a ticket and the appeal linked to it. */
export const openAppeal = (
  db: Database,
  actor: Reach,
  decisionId: number,
  statement: string,
  time: DeskTime,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const known = await findDecision(tx, decisionId);
    if (!known || !isConcerned(known, reach)) return fail('decision_not_found');
    await lockTarget[known.target_type](tx, known.target_id);
    const decision = (await findDecision(tx, decisionId))!;
    if (decision.appeal_id !== null) fail('appealed_already');
    if (!mayAppealFor(decision, reach)) fail('not_allowed');
    if (!decision.stands) fail('decision_over');
    const asked = {
      userId: reach.userId,
      categoryId: await categoryForAppeals(tx),
      subject: `Appeal: ${decisions[decision.kind].name} (${decision.subject})`.slice(0, maxSubject),
      description: statement,
      priority: 'high' as const,
      clientId: null,
    };
    const made = await insertTicket(tx, asked, time);
    const ticketId = made!.id;
    const appealId = await insertAppeal(tx, { decisionId, ticketId, userId: reach.userId });
    if (appealId === null) return fail('appealed_already');
    await announce(tx, { kind: 'ticket_opened', ticketId });
    await announce(tx, { kind: 'appeal_opened', appealId, ticketId, by: reach.userId });
    await announceTicketChange(tx, { id: ticketId });
  });
