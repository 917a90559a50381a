import type { appeals } from '@forecourt/contract/appeals/appeals.ts';
import { isRefused } from '../../features/accounts/users.store.ts';
import { openRefused } from '../../features/accounts/appeal-token.ts';
import {
  decisionOfAppeal,
  decisionOfTicket,
  findDecision,
  latestDecision,
} from '../../features/appeals/decisions.store.ts';
import { decideAppeal, type DecidingDeps } from '../../flows/appeals/decide-appeal.ts';
import { openAppeal } from '../../flows/appeals/open-appeal.ts';
import { appealAtDesk, decisionAtSignIn, decisionFor } from '../../flows/appeals/read-appeal.ts';
import { answerTicket } from '../../flows/tickets/ask-for-help.ts';
import { deskTimeOf } from '../../features/tickets/service.rules.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Exchange, type Handlers } from '../../lib/handlers.ts';
import type { CountAgainst } from '../../lib/limits.ts';
import type { Secrets } from '../../lib/secrets.ts';

interface AppealDeps extends DecidingDeps {
  /** Encrypts the token that identifies a user after a refused login. */
  appealSecrets: Secrets;
  countAgainst: CountAgainst;
}

export function appealsCalls(parts: AppealDeps): Handlers<typeof appeals> {
  const { db, appealSecrets, countAgainst } = parts;
  const now = async () => deskTimeOf(await parts.settings(), parts.siteTimezone);

  /**
   * A locked-out user, identified by their token while the restriction lasts. Rate limits count per person, from any
   * network.
   */
  async function refusedOne({ bearer }: Exchange, limit: 'appeal' | 'appeal_read') {
    const proven = openRefused(appealSecrets, bearer, new Date());
    const isOut = proven && (await isRefused(db, proven));
    if (!proven || !isOut) return fail('no_appeal_token');
    await countAgainst(limit, `user:${proven.userId}`);
    return { userId: proven.userId, gameAccountId: proven.gameAccountId, team: null };
  }

  return {
    async decision({ target_type, target_id }, actor) {
      const decision = await latestDecision(db, target_type, target_id);
      return { success: true, decision: await decisionFor(db, decision?.stands ? decision : null, reachOf(actor)) };
    },

    async ofTicket({ ticket_id }, actor) {
      const decision = await decisionOfTicket(db, ticket_id);
      const isTheirs = decision?.appellant_id === actor.id;
      return { success: true, decision: await decisionFor(db, isTheirs ? decision : null, reachOf(actor)) };
    },

    async open({ decision_id, statement }, actor) {
      await openAppeal(db, reachOf(actor), decision_id, statement, await now());
      const decision = await decisionFor(db, await findDecision(db, decision_id), reachOf(actor));
      return { success: true, decision: decision ?? fail('decision_not_found') };
    },

    async atSignIn(_nothing, _actor, exchange) {
      const { userId } = await refusedOne(exchange, 'appeal_read');
      return { success: true, decision: await decisionAtSignIn(db, userId) };
    },

    async openAtSignIn({ decision_id, statement }, _actor, exchange) {
      const person = await refusedOne(exchange, 'appeal');
      // Only the decision that locks them out, nothing else of theirs.
      const decision = await findDecision(db, decision_id);
      if (decision?.target_type !== 'user') return fail('decision_not_found');
      await openAppeal(db, person, decision_id, statement, await now());
      return { success: true, decision: (await decisionAtSignIn(db, person.userId)) ?? fail('decision_over') };
    },

    async answerAtSignIn({ content, client_id }, _actor, exchange) {
      const { userId: id, gameAccountId } = await refusedOne(exchange, 'appeal');
      const { ticket_id: ticketId } = (await latestDecision(db, 'user', id)) ?? fail('ticket_not_found');
      if (ticketId === null) return fail('ticket_not_found');
      const answer = { content, attachmentIds: [], clientId: client_id };
      await answerTicket(db, { id, gameAccountId, staffRole: null, team: null }, ticketId, answer, await now());
      return { success: true, decision: (await decisionAtSignIn(db, id)) ?? fail('ticket_not_found') };
    },

    forStaff: async ({ ticket_id }, actor) => ({ success: true, appeal: await appealAtDesk(db, ticket_id, actor) }),

    async decide({ id, outcome, reason, until }, actor) {
      const wanted = { appealId: id, outcome, reason, until: until === undefined ? null : new Date(until) };
      const undone = await decideAppeal(parts, actor, wanted, new Date());
      const { ticket_id } = (await decisionOfAppeal(db, id))!;
      return { success: true, appeal: (await appealAtDesk(db, ticket_id!, actor))!, undone };
    },
  };
}
