import { staffRoles } from '@forecourt/contract/access/who.ts';
import type { UserStats } from '@forecourt/contract/users/user-shapes.ts';
import {
  activeDays,
  countedRoles,
  userStatuses,
  type CountedRole,
  type UserStatus,
} from '@forecourt/contract/users/user-values.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

const others = userStatuses.filter((status) => status !== 'active');
const canLogIn = sql`users.account_status in ('active', 'pending')`;

/** Each figure comes from its own index, without reading the users themselves. */
export async function readUserStats(db: Queryable, monthBegan: string, timeZone: string): Promise<UserStats> {
  const [statuses, roles, figures] = await Promise.all([
    // Most users are active, so that number is derived from the others.
    sql<{ status: UserStatus; count: number }>`
      with others as materialized (
        select account_status as status, count(*) as count from users where account_status = any (${others}) group by 1
      )
      table others union all
      select 'active', (select count(*) from users) - (select coalesce(sum(count), 0) from others)::bigint`.execute(db),
    sql<{ role: CountedRole; count: number }>`
      select staff_role as role, count(*) as count from users where staff_role is not null group by staff_role
      union all
      select 'dealer', count(*) from dealer_team_members
      union all
      select 'both', count(*) from dealer_team_members join users on users.id = user_id where staff_role is not null
    `.execute(db),
    sql<Pick<UserStats, 'new_this_month' | 'active_users'>>`
      with since as (select now() - make_interval(days => ${activeDays}) as at)
      select
        (select count(*) from users where created_at >= ${monthBegan}::timestamp at time zone ${timeZone}) as new_this_month,
        (select count(*) from users, since where last_login >= since.at and ${canLogIn})
        + (
          select count(distinct users.id) from since
          join sessions on sessions.created_at < since.at and sessions.seen_at >= since.at
          join users on users.id = sessions.user_id and coalesce(users.last_login < since.at, true) and ${canLogIn}
        ) as active_users
    `.execute(db),
  ]);
  const counted = new Map<string, number>(roles.rows.map(({ role, count }) => [role, count]));
  const of = (role: string) => counted.get(role) ?? 0;
  const everybody = statuses.rows.reduce((sum, { count }) => sum + count, 0);
  const ofStaff = staffRoles.reduce((sum, role) => sum + of(role), 0);
  // Derived from the others, because checking everyone's seat would read all users.
  counted.set('private', everybody - ofStaff - of('dealer') + of('both'));
  return {
    by_status: userStatuses.map((status) => ({
      status,
      count: statuses.rows.find((row) => row.status === status)?.count ?? 0,
    })),
    by_role: countedRoles.map((role) => ({ role, count: of(role) })),
    ...figures.rows[0]!,
  };
}
