import { sql, type RawBuilder } from 'kysely';

/** A person, and the dealer on whose team they are. */
export interface Side {
  userId: number;
  dealerId: number | null;
}

/** It is listed by this person privately, or belongs to their dealer. */
export const isTheirs = ({ userId, dealerId }: Side): RawBuilder<boolean> => sql`(
  cars.dealer_id is null and cars.seller_id = ${userId} or cars.dealer_id = ${dealerId}
)`;

/** It takes one of this seller's places: of the dealer's, or where there is none, of the person's own. */
export const takesPlaceOf = ({ userId, dealerId }: Side): RawBuilder<boolean> =>
  dealerId === null
    ? sql`(cars.dealer_id is null and cars.seller_id = ${userId})`
    : sql`(cars.dealer_id = ${dealerId})`;

/** The game accounts to which a car is their own: its seller's, and those of its dealer's team. */
export const accountsOfCar = sql<number[]>`array(
  select seller.game_account_id from users as seller where seller.id = cars.seller_id union
  select mate.game_account_id from dealer_team_members as member join users as mate on mate.id = member.user_id
  where member.dealer_account_id = cars.dealer_id
)::float8[]`;
