import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Tx } from '../server/database/database.ts';

/** A character with an account on the site. */
export interface Character {
  account: [id: number, username: string];
  /** The character's id in the game. */
  id: number;
  team?: [dealer: string, role: TeamRole];
  staffRole?: StaffRole;
  /** Has neither a phone nor a routing number. */
  withoutDetails?: true;
  /** For a week. */
  suspendedFor?: string;
}

export async function settle(tx: Tx, name: string, character: Character): Promise<number> {
  const { account, id: characterId, team, staffRole = null, withoutDetails, suspendedFor = null } = character;
  const [game_account_id, username] = account;
  await tx
    .insertInto('game_accounts')
    .values({ id: game_account_id, username, first_seen_at: monthsAgo(6) })
    .onConflict((known) => known.doNothing())
    .execute();
  const { id } = await tx
    .insertInto('users')
    .values({
      gta_world_id: characterId,
      game_account_id,
      name,
      phone_number: withoutDetails ? null : `55${characterId}`,
      routing_number: withoutDetails ? null : `0000${characterId}`,
      staff_role: staffRole,
      standing: suspendedFor ? 'suspended' : 'active',
      standing_reason: suspendedFor,
      suspended_until: suspendedFor ? sql<Date>`now() + interval '7 days'` : null,
      created_at: monthsAgo(6),
      last_login: monthsAgo(1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (team) await joinTeam(tx, id, ...team);
  return id;
}

/** Creates a dealer whose membership is paid until next month. */
export async function openDealer(tx: Tx, company_name: string): Promise<void> {
  const { id: dealer_account_id } = await tx
    .insertInto('dealer_accounts')
    .values({ company_name, created_at: monthsAgo(6) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('memberships')
    .values({ dealer_account_id, started_at: monthsAgo(6), ends_at: monthsAgo(-1) })
    .execute();
}

async function joinTeam(tx: Tx, user_id: number, dealer: string, role: TeamRole): Promise<void> {
  const dealer_account_id = tx.selectFrom('dealer_accounts').select('id').where('company_name', '=', dealer);
  await tx
    .insertInto('dealer_team_members')
    .values({ user_id, dealer_account_id, role, joined_at: monthsAgo(6) })
    .execute();
}

const monthsAgo = (months: number) => sql<Date>`now() - make_interval(months => ${months})`;
