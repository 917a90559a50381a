import { appealFlow, type AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { DecisionTarget } from '@forecourt/contract/appeals/decisions.ts';
import { staffRights, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { personIs } from '../../database/standing.sql.ts';
import { transitionOfAll, type Reached } from '../../database/transition.ts';

interface NewAppeal {
  decisionId: number;
  ticketId: number;
  userId: number;
}

/** The new id, or null if the decision has already been appealed. */
export async function insertAppeal(tx: Tx, { decisionId, ticketId, userId }: NewAppeal): Promise<number | null> {
  const made = await tx
    .insertInto('appeals')
    .values({ decision_id: decisionId, ticket_id: ticketId, user_id: userId })
    .onConflict((known) => known.column('decision_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

interface Settled {
  status: Reached<AppealStatus>;
  by: number;
  at: Date;
  reason: string;
}

export const settleAppeal = (tx: Tx, id: number, { status, by, at, reason }: Settled) =>
  tx
    .updateTable('appeals')
    .set({ status, outcome_by: by, outcome_at: at, outcome_reason: reason })
    .where('id', '=', id)
    .execute();

/** Closing the ticket of an open appeal withdraws the appeal. Does nothing if there is none. */
export function withdrawAppealIn(tx: Tx, ticketId: number, now: Date) {
  const { from, to } = transitionOfAll(appealFlow, 'withdraw');
  return tx
    .updateTable('appeals')
    .set({ status: to, outcome_at: now })
    .where('ticket_id', '=', ticketId)
    .where('status', 'in', from)
    .execute();
}

/** All staff actions on this target, newest first. */
export const historyOf = (db: Queryable, kind: DecisionTarget, id: number) =>
  db
    .selectFrom('staff_actions')
    .leftJoin('users', 'users.id', 'staff_actions.actor_id')
    .select([
      'staff_actions.id',
      'staff_actions.action',
      'users.name as actor_name',
      'staff_actions.reason',
      'staff_actions.created_at',
    ])
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('staff_actions.id', 'desc')
    .limit(20)
    .execute();

/** Number of staff who could decide: they have the rights, can log in and aren't excluded. */
export async function countDeciders(
  db: Queryable,
  rights: readonly StaffRight[],
  exceptAccounts: readonly number[],
): Promise<number> {
  const { deciders } = await db
    .selectFrom('users')
    .select(sql<number>`count(distinct game_account_id)::int`.as('deciders'))
    .where(sql<boolean>`game_account_id <> all (${sql.val([...exceptAccounts])}::bigint[])`)
    .where(personIs('users')('signsIn', true))
    .where((where) => where.and(rights.map((right) => where('staff_role', 'in', staffRights[right]))))
    .executeTakeFirstOrThrow();
  return deciders;
}
