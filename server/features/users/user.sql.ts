import type { JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { ratingOfPerson } from '../../database/rating.sql.ts';

/** The reader, and what they may see. */
export interface Looker {
  gameAccountId: number;
  canSeeCharacters: boolean;
}

/** The columns of `AdminUser`, from `users` with `userJoins`. */
export const userColumns = ({ gameAccountId, canSeeCharacters }: Looker) => sql`
  users.id, users.name, users.avatar_url, users.phone_number, users.account_status as status, users.staff_role,
  seat.user_id is not null as is_dealer, dealer_accounts.company_name, rated.rating, rated.total_reviews as reviews,
  listed.total_cars, listed.active_cars, listed.sold_cars, users.created_at, users.updated_at, users.last_login,
  ${canSeeCharacters ? sql`game_accounts.username` : sql`null`} as gta_world_username,
  users.game_account_id = ${gameAccountId} as is_own`;

export const userJoins = sql`
  join game_accounts on game_accounts.id = users.game_account_id
  left join dealer_team_members as seat on seat.user_id = users.id
  left join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
  cross join lateral ${ratingOfPerson(sql`users.id`)} as rated
  cross join lateral (
    select count(*) as total_cars, count(*) filter (where status = 'active') as active_cars,
      count(*) filter (where status = 'sold') as sold_cars
    from cars where cars.seller_id = users.id and cars.status <> 'draft'
  ) as listed`;

export const rowsOf = async <R>(db: Queryable, query: RawBuilder<unknown>): Promise<R[]> =>
  (await sql<R>`${query}`.execute(db)).rows;

/** The user's seat on a dealer's team, if any. */
export async function seatOf(db: Queryable, userId: number): Promise<JudgedPerson['seat']> {
  const [seat] = await rowsOf<NonNullable<JudgedPerson['seat']>>(
    db,
    sql`select dealer_accounts.id as dealer_account_id, company_name, dealer_accounts.status as company_standing,
        seat.role, (
        select coalesce(json_agg(json_build_object('id', users.id, 'name', users.name, 'role', other.role) order by joined_at), '[]')
        from dealer_team_members as other join users on users.id = other.user_id
        where other.dealer_account_id = seat.dealer_account_id and other.user_id <> seat.user_id
      ) as colleagues
      from dealer_team_members as seat join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
      where seat.user_id = ${userId}`,
  );
  return seat ?? null;
}
