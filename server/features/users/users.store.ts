import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { searchWords } from '@forecourt/contract/people/purposes.ts';
import {
  searchCountedTo,
  type UserKind,
  type UserSort,
  type UserStatus,
} from '@forecourt/contract/users/user-values.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { userColumns, userJoins, type Looker } from './user.sql.ts';

export interface UserFilters {
  status?: UserStatus | undefined;
  role?: UserKind | undefined;
  search?: string | undefined;
}

export interface PageOfUsers {
  sort: UserSort;
  limit: number;
  offset: number;
}

interface FoundUsers {
  users: AdminUser[];
  total: number;
  /** There are more than we count. */
  isCapped: boolean;
}

/**
 * Finds the page by the sort index and joins the other columns afterwards. Search matches are collected up to a limit.
 * Above it, so many match that walking the index finds enough quickly.
 */
export async function findUsers(
  db: Queryable,
  looker: Looker,
  filters: UserFilters,
  { sort, limit, offset }: PageOfUsers,
): Promise<FoundUsers> {
  const pageOf = (from: RawBuilder<unknown>) =>
    sql`select users.id from ${from} order by ${orders[sort]} limit ${limit} offset ${offset}`;
  const walked = pageOf(sql`users where ${meant(filters)}`);
  if (!filters.search) {
    const [users, total] = await Promise.all([showUsers(db, looker, walked, sort), countUsers(db, filters)]);
    return { users, total, isCapped: false };
  }
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with matched as materialized (
      select id, created_at, plain_name, last_login from users where ${meant(filters)} limit ${searchCountedTo + 1}
    ), counted as (select count(*)::int as total from matched)
    select total, case when total <= ${searchCountedTo} then array(${pageOf(sql`matched as users`)})::float8[] end as ids
    from counted
  `.execute(db);
  const { total, ids } = rows[0]!;
  const users = await showUsers(db, looker, ids ? sql`select unnest(${sql.val(ids)}::bigint[]) as id` : walked, sort);
  return { users, total: Math.min(total, searchCountedTo), isCapped: ids === null };
}

async function showUsers(
  db: Queryable,
  looker: Looker,
  ids: RawBuilder<unknown>,
  sort: UserSort,
): Promise<AdminUser[]> {
  const { rows } = await sql<AdminUser>`
    with shown as materialized (${ids})
    select ${userColumns(looker)} from shown join users on users.id = shown.id ${userJoins} order by ${orders[sort]}
  `.execute(db);
  return rows;
}

async function countUsers(db: Queryable, filters: UserFilters): Promise<number> {
  const { status, role } = filters;
  const many = (where: RawBuilder<unknown>) => sql`(select count(*) from users where ${where})`;
  // Derived from the others, because checking everyone's seat would read all users.
  const counted =
    role === 'private'
      ? sql`${many(meant({ status }))} - ${many(sql`users.id in (${ofTeamOrStaff(status)})`)}`
      : many(meant(filters));
  const { rows } = await sql<{ total: number }>`select ${counted} as total`.execute(db);
  return rows[0]!.total;
}

const ofTeamOrStaff = (status: UserStatus | undefined) => {
  const where = meant({ status });
  return sql`
    select users.id from users where users.staff_role is not null and ${where} union
    select users.id from dealer_team_members join users on users.id = user_id where ${where}`;
};

const orders: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`users.created_at desc, users.id desc`,
  oldest: sql`users.created_at, users.id`,
  name: sql`users.plain_name, users.id`,
  last_login: sql`users.last_login desc nulls last, users.id desc`,
};

const hasSeat = sql`exists (select from dealer_team_members where user_id = users.id)`;
const kinds: Record<UserKind, RawBuilder<unknown>> = {
  private: sql`(users.staff_role is null and not ${hasSeat})`,
  dealer: hasSeat,
  staff: sql`users.staff_role is not null`,
};

function meant({ status, role, search }: UserFilters): RawBuilder<unknown> {
  const conditions = [
    ...(status ? [sql`users.account_status = ${status}`] : []),
    ...(role ? [kinds[role]] : []),
    ...(search ? beginsSo(search) : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Every search word must be the prefix of a word in the name. A text without letters matches no name. */
function beginsSo(text: string): RawBuilder<unknown>[] {
  const words = searchWords(text).slice(0, 6);
  if (words.length === 0) return [sql`false`];
  return words.map(
    (word) => sql`users.plain_name ~ ('\\m' || regexp_replace(plain_text(${word}), '[^[:alnum:]]', '', 'g'))`,
  );
}
