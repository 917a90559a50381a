import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import { searchWords } from '@forecourt/contract/people/purposes.ts';
import type { UserKind, UserSort, UserStatus } from '@forecourt/contract/users/user-values.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { ratingWhere } from '../../database/rating.sql.ts';

/** Who looks, and what of it they may know. */
export interface Looker {
  gameAccountId: number;
  seesCharacters: boolean;
}

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
      select users.id, row_number() over (order by ${orders[sort]}) as place
      from users where ${meant(filters)} order by ${orders[sort]} limit ${limit} offset ${offset}
    )
    select ${userColumns(looker)} from shown join users on users.id = shown.id ${userJoins} order by shown.place
  `.execute(db);
  return rows;
}

export async function countUsers(db: Queryable, filters: UserFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users where ${meant(filters)}
  `.execute(db);
  return rows[0]!.total;
}

/** The columns of `AdminUser`, of `users` with `userJoins`. */
export const userColumns = ({ gameAccountId, seesCharacters }: Looker) => sql`
  users.id, users.name, users.avatar_url, users.phone_number, users.account_status as status, users.staff_role,
  seat.user_id is not null as is_dealer, dealer_accounts.company_name, rated.rating, rated.total_reviews as reviews,
  listed.total_cars, listed.active_cars, listed.sold_cars, users.created_at, users.updated_at, users.last_login,
  ${seesCharacters ? sql`game_accounts.username` : sql`null`} as gta_world_username,
  users.game_account_id = ${gameAccountId} as is_own`;

export const userJoins = sql`
  join game_accounts on game_accounts.id = users.game_account_id
  left join dealer_team_members as seat on seat.user_id = users.id
  left join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
  cross join lateral ${ratingWhere(sql`reviews.user_id = users.id`)} as rated
  cross join lateral (
    select count(*) as total_cars, count(*) filter (where status = 'active') as active_cars,
      count(*) filter (where status = 'sold') as sold_cars
    from cars where cars.seller_id = users.id and cars.status <> 'draft'
  ) as listed`;

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
