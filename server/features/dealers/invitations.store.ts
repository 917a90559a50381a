import type { InvitationStatus } from '@forecourt/contract/dealers/invitations.flow.ts';
import { mayInvite, type InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';
import type { Reached } from '../../database/transition.ts';

const invitations = (db: Queryable) =>
  db
    .selectFrom('dealer_invitations')
    .select([
      'id',
      'dealer_account_id',
      'invited_user_id',
      'invited_by',
      'expires_at',
      sql<InvitedRole>`role`.as('role'),
      sql<InvitationStatus>`status`.as('status'),
    ]);

export const findInvitation = (db: Queryable, id: number) => invitations(db).where('id', '=', id).executeTakeFirst();
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Locks the invitation so that it can be answered only once. */
export const lockInvitation = (tx: Tx, id: number) =>
  invitations(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const findOpenInvitation = (db: Queryable, dealerId: number, userId: number) =>
  invitations(db)
    .where('dealer_account_id', '=', dealerId)
    .where('invited_user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();

export const openInvitationsBy = (tx: Tx, dealerId: number, userId: number) =>
  tx
    .selectFrom('dealer_invitations')
    .select('id')
    .where('dealer_account_id', '=', dealerId)
    .where('invited_by', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();

export const openInvitationsOf = (tx: Tx, dealerId: number) =>
  tx
    .selectFrom('dealer_invitations')
    .select('id')
    .where('dealer_account_id', '=', dealerId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();

export const openInvitationsTo = (tx: Tx, userId: number, now: Date) =>
  tx
    .selectFrom('dealer_invitations')
    .select('id')
    .where('invited_user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();

/** A user who could be invited, and whether they're already on a team. */
export const findInvitable = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'game_account_id',
      sql<boolean>`exists (select from dealer_team_members where user_id = users.id)`.as('is_dealer'),
    ])
    .where('id', '=', userId)
    .where(personIs('users')('conversations', 'open', 'slow'))
    .executeTakeFirst();

interface NewInvitation {
  dealerId: number;
  userId: number;
  role: InvitedRole;
  invitedBy: number;
  expiresAt: Date;
}

/** Null if someone else invited them at the same moment. The unique index guarantees one open invitation. */
export async function insertInvitation(
  tx: Tx,
  { dealerId, userId, role, invitedBy, expiresAt }: NewInvitation,
): Promise<number | null> {
  const made = await tx
    .insertInto('dealer_invitations')
    .values({
      dealer_account_id: dealerId,
      invited_user_id: userId,
      role,
      invited_by: invitedBy,
      expires_at: expiresAt,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Ends an expired invitation so that it doesn't block a new one. */
export const endExpired = (tx: Tx, { dealerId, userId }: { dealerId: number; userId: number }, now: Date) =>
  tx
    .updateTable('dealer_invitations')
    .set({ status: 'expired' satisfies InvitationStatus, answered_at: now })
    .where('dealer_account_id', '=', dealerId)
    .where('invited_user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .execute();

/** Open invitations, newest first. */
export const listPendingInvitations = (db: Queryable, dealerId: number, now: Date) =>
  db
    .selectFrom('dealer_invitations as invitation')
    .innerJoin('users', 'users.id', 'invitation.invited_user_id')
    .select([
      'invitation.id',
      'invitation.dealer_account_id',
      'invitation.invited_user_id as user_id',
      'users.name',
      'invitation.expires_at',
      sql<InvitedRole>`invitation.role`.as('role'),
      sql<'pending'>`invitation.status`.as('status'),
    ])
    .where('invitation.dealer_account_id', '=', dealerId)
    .where('invitation.status', '=', 'pending')
    .where('invitation.expires_at', '>', now)
    .orderBy('invitation.id', 'desc')
    .limit(200)
    .execute();

export const prolongInvitation = (tx: Tx, id: number, expiresAt: Date) =>
  tx.updateTable('dealer_invitations').set({ expires_at: expiresAt }).where('id', '=', id).execute();

/** Invitations that expired without a reply. */
export const overdueInvitations = (db: Queryable, now: Date, atMost: number) =>
  db
    .selectFrom('dealer_invitations')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(atMost)
    .execute();

interface Settled {
  status: Reached<InvitationStatus>;
  /** Null if it expired. */
  by: number | null;
}

export const settleInvitation = (tx: Tx, id: number, { status, by }: Settled, now: Date) =>
  tx
    .updateTable('dealer_invitations')
    .set({ status, answered_at: now, answered_by: by })
    .where('id', '=', id)
    .execute();

/** Invitations as shown in messages. The invited user can reply while it's open. */
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

/**
 * Whether the inviter is still on the team of a dealer that isn't suspended, in a role that may invite for this role.
 */
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
    .where(dealerIs('dealer_accounts')('portal', 'open', 'to_pay'))
    .executeTakeFirst();
  return inviter !== undefined && mayInvite(inviter.role, role);
}
