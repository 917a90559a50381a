import { teamRights, type TeamRight } from '@forecourt/contract/access/team-rights.ts';
import { staffRights, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import type { Queryable } from '../../database/database.ts';

/** Team members with this right. The single source for who on a team something concerns. */
export async function teamWith(db: Queryable, dealerId: number, right: TeamRight): Promise<number[]> {
  const rows = await db
    .selectFrom('dealer_team_members')
    .select('user_id')
    .where('dealer_account_id', '=', dealerId)
    .where('role', 'in', teamRights[right])
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Staff with this right, except these people and their other characters. */
export async function staffIn(db: Queryable, right: StaffRight, exceptAccounts: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'game_account_id'])
    .where('staff_role', 'in', staffRights[right])
    .execute();
  return rows.filter(({ game_account_id }) => !exceptAccounts.includes(game_account_id)).map(({ id }) => id);
}
