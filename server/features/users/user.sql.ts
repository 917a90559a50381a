import { sql } from 'kysely';
import { ratingWhere } from '../../database/rating.sql.ts';

/** Who looks, and what of it they may know. */
export interface Looker {
  gameAccountId: number;
  seesCharacters: boolean;
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
