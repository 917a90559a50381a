import { sql } from 'kysely';

/** The game accounts to which a car is their own: its seller's, and those of its dealer's team. */
export const accountsOfCar = sql<number[]>`array(
  select seller.game_account_id from users as seller where seller.id = cars.seller_id union
  select mate.game_account_id from dealer_team_members as member join users as mate on mate.id = member.user_id
  where member.dealer_account_id = cars.dealer_id
)::float8[]`;
