import type { teamEventKinds } from '@forecourt/contract/dealers/team-shapes.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { prepared } from '../../database/prepared.sql.ts';

/**
 * The user's current reach, locked until the transaction ends. Removing their role or seat waits for this transaction,
 * or has already happened and counts. Must come before any other lock, because a team change locks the whole team.
 */
export async function lockReach(tx: Tx, reach: Reach): Promise<Reach> {
  if (!reach.team) return reach;
  const seat = await tx
    .selectFrom('dealer_team_members')
    .modifyFront(prepared('lock_reach'))
    .innerJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_account_id')
    .select([
      'dealer_account_id as dealerId',
      sql<TeamRole>`role`.as('role'),
      sql<DealerStanding>`dealer_accounts.status`.as('standing'),
    ])
    .where('user_id', '=', reach.userId)
    .forShare('dealer_team_members')
    .executeTakeFirst();
  return { ...reach, team: seat ?? null };
}

/**
 * Locks the seats of these users, so that none leaves their team before the transaction ends. Returns the dealer of each. In one order for
 * everyone, and before any other lock.
 */
export async function lockSeats(tx: Tx, userIds: readonly number[]): Promise<Map<number, number>> {
  const seats = await tx
    .selectFrom('dealer_team_members')
    .select(['user_id', 'dealer_account_id'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forShare()
    .execute();
  return new Map(seats.map(({ user_id, dealer_account_id }) => [user_id, dealer_account_id]));
}

/** The user's reach right now, for reading. */
export async function reachOfUser(db: Queryable, userId: number): Promise<Reach> {
  const row = await db
    .selectFrom('users')
    .leftJoin('dealer_team_members', 'dealer_team_members.user_id', 'users.id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_account_id')
    .select([
      'users.game_account_id',
      'dealer_account_id',
      sql<TeamRole>`role`.as('role'),
      sql<DealerStanding>`dealer_accounts.status`.as('standing'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { game_account_id: gameAccountId, dealer_account_id: dealerId, role, standing } = row;
  return { userId, gameAccountId, team: dealerId === null ? null : { dealerId, role, standing } };
}

/** The user's seat on a team, if any. */
export const findSeat = (db: Queryable, userId: number) =>
  db
    .selectFrom('dealer_team_members')
    .select(['dealer_account_id as dealerId', sql<TeamRole>`role`.as('role')])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export interface Seat {
  userId: number;
  role: TeamRole;
  joinedAt: Date;
}

/**
 * Locks the whole team, so that only one process changes it and no one acts for the dealer at the same time. The dealer
 * is locked before the seats, because new seats may have been added while waiting.
 */
export async function lockTeam(tx: Tx, dealerId: number): Promise<Seat[]> {
  await hold(tx, 'team', dealerId);
  await tx
    .selectFrom('dealer_team_members')
    .select('user_id')
    .where('dealer_account_id', '=', dealerId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return seatsOf(tx, dealerId);
}

const seatsOf = (db: Queryable, dealerId: number): Promise<Seat[]> =>
  db
    .selectFrom('dealer_team_members')
    .select(['user_id as userId', sql<TeamRole>`role`.as('role'), 'joined_at as joinedAt'])
    .where('dealer_account_id', '=', dealerId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();

/** Whether the user is now on the team. Users who are already on a team stay there. */
export async function joinTeam(
  tx: Tx,
  userId: number,
  dealerId: number,
  role: Exclude<TeamRole, 'owner'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dealer_team_members')
    .values({ user_id: userId, dealer_account_id: dealerId, role })
    .onConflict((known) => known.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The dealer whose team the user is on right now. */
export const dealerOf = async (db: Queryable, userId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('dealer_team_members')
      .select('dealer_account_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.dealer_account_id ?? null;

export const setRole = (tx: Tx, userId: number, role: TeamRole) =>
  tx.updateTable('dealer_team_members').set({ role }).where('user_id', '=', userId).execute();

interface TeamEvent {
  dealerId: number;
  userId: number;
  kind: 'joined' | 'left' | 'removed' | 'role_changed';
  role: TeamRole;
  roleBefore?: TeamRole;
  actorId: number;
}

/** Appends to the team log. */
export const recordTeamEvent = (tx: Tx, { dealerId, userId, kind, role, roleBefore, actorId }: TeamEvent) =>
  tx
    .insertInto('team_events')
    .values({
      dealer_account_id: dealerId,
      user_id: userId,
      kind,
      role,
      role_before: roleBefore ?? null,
      actor_id: actorId,
    })
    .execute();

interface LoggedEvent {
  kind: (typeof teamEventKinds)[number];
  name: string;
  role: TeamRole;
  role_before: TeamRole | null;
  by_name: string | null;
  at: Date;
}

/** The latest entries of the team log, including invitations and offers of ownership. */
export async function teamLog(db: Queryable, dealerId: number, atMost = 200): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select kind, person.name, role, role_before, actor.name as by_name, at from (
      select kind, user_id, role, role_before, actor_id, at from team_events where dealer_account_id = ${dealerId}
      union all
      select 'invited', invited_user_id, role, null, invited_by, created_at from dealer_invitations
      where dealer_account_id = ${dealerId}
      union all
      select 'invitation_' || status, invited_user_id, role, null,
        case status when 'declined' then invited_user_id when 'cancelled' then answered_by end, coalesce(answered_at, expires_at)
      from dealer_invitations
      where dealer_account_id = ${dealerId} and status in ('declined', 'cancelled', 'expired')
      union all
      select 'ownership_offered', to_user_id, role, null, from_user_id, created_at from ownership_transfers
      where dealer_account_id = ${dealerId}
      union all
      select 'ownership_' || status, to_user_id, role, null, settled_by, settled_at from ownership_transfers
      where dealer_account_id = ${dealerId} and status <> 'pending'
    ) as events
    join users as person on person.id = events.user_id
    left join users as actor on actor.id = events.actor_id
    order by at desc limit ${atMost}
  `.execute(db);
  return rows;
}

/** The team as its members see it, longest-serving first. */
export const listTeam = (db: Queryable, dealerId: number) =>
  db
    .selectFrom('dealer_team_members')
    .innerJoin('users', 'users.id', 'dealer_team_members.user_id')
    .select(['user_id', 'users.name', 'users.avatar_url', sql<TeamRole>`role`.as('role'), 'joined_at'])
    .where('dealer_account_id', '=', dealerId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();

export const endSeat = (tx: Tx, userId: number) =>
  tx.deleteFrom('dealer_team_members').where('user_id', '=', userId).execute();
