import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { searchWords } from '@forecourt/contract/people/purposes.ts';
import type { UserKind, UserSort, UserStatus } from '@forecourt/contract/users/user-values.ts';
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

/** One page of them: found by the order's index, and only then joined with what else is shown. */
export async function listUsers(
  db: Queryable,
  looker: Looker,
  filters: UserFilters,
  { sort, limit, offset }: PageOfUsers,
): Promise<AdminUser[]> {
  const { rows } = await sql<AdminUser>`
    with shown as materialized (
      select users.id from users where ${meant(filters)} order by ${orders[sort]} limit ${limit} offset ${offset}
    )
    select ${userColumns(looker)} from shown join users on users.id = shown.id ${userJoins} order by ${orders[sort]}
  `.execute(db);
  return rows;
}

export async function countUsers(db: Queryable, filters: UserFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users where ${meant(filters)}
  `.execute(db);
  return rows[0]!.total;
}

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

/** Every word begins one of the name's; a text without any letter is nobody's name. */
function beginsSo(text: string): RawBuilder<unknown>[] {
  const words = searchWords(text).slice(0, 6);
  if (words.length === 0) return [sql`false`];
  return words.map(
    (word) => sql`users.plain_name ~ ('\\m' || regexp_replace(plain_text(${word}), '[^[:alnum:]]', '', 'g'))`,
  );
}
