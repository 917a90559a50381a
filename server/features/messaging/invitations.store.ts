import type { InvitationStatus, InvitedRole } from '@forecourt/contract/messaging/invitations.flow.ts';
import { teamRoleMay } from '@forecourt/contract/kit/who.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Reached } from '../../database/transition.ts';

/** Held until the transaction ends, so that it is answered once. */
export const holdInvitation = (tx: Tx, id: number) =>
  tx
    .selectFrom('dealer_invitations')
    .select([
      'id',
      'dealer_account_id',
      'invited_user_id',
      'invited_by',
      'expires_at',
      sql<InvitedRole>`role`.as('role'),
      sql<InvitationStatus>`status`.as('status'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const settleInvitation = (tx: Tx, id: number, status: Reached<InvitationStatus>, now: Date) =>
  tx.updateTable('dealer_invitations').set({ status, answered_at: now }).where('id', '=', id).execute();

/** Whether they are in it now; who is in a team already stays in that one. */
export async function joinTeam(tx: Tx, userId: number, dealerId: number, role: InvitedRole): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dealer_team_members')
    .values({ user_id: userId, dealer_account_id: dealerId, role })
    .onConflict((known) => known.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Invitations as the messages that bring them show them; whom one is for may answer it while it is open. */
export async function invitationCards(db: Queryable, ids: readonly number[], userId: number) {
  const status = sql<InvitationStatus>`
    case when invitation.status = 'pending' and invitation.expires_at <= now() then 'expired' else invitation.status end`;
  const found = await db
    .selectFrom('dealer_invitations as invitation')
    .innerJoin('dealer_accounts as inviting', 'inviting.id', 'invitation.dealer_account_id')
    .select([
      'invitation.id as invitation_id',
      'invitation.dealer_account_id as dealer_id',
      'inviting.company_name as dealer_name',
      sql<InvitedRole>`invitation.role`.as('role'),
      status.as('status'),
      sql<boolean>`${status} = 'pending' and invitation.invited_user_id = ${userId}`.as('may_answer'),
    ])
    .where('invitation.id', 'in', [...ids])
    .execute();
  return new Map(found.map((card) => [card.invitation_id, card]));
}

interface Invited {
  dealer_account_id: number;
  invited_by: number;
  role: InvitedRole;
}

/** Whoever invited is still on the team of a dealer that is not suspended, in a role that may bring in this one. */
export async function mayStillInvite(
  db: Queryable,
  { dealer_account_id, invited_by, role }: Invited,
): Promise<boolean> {
  const inviter = await db
    .selectFrom('dealer_team_members')
    .innerJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_team_members.dealer_account_id')
    .select('dealer_team_members.role')
    .where('user_id', '=', invited_by)
    .where('dealer_account_id', '=', dealer_account_id)
    .where('dealer_accounts.status', '<>', 'suspended')
    .executeTakeFirst();
  if (!inviter) return false;
  if (role === 'staff') return teamRoleMay(inviter.role, 'manage_team');
  return inviter.role === 'owner' || (role === 'manager' && inviter.role === 'admin');
}
