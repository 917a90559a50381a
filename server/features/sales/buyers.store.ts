import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { sellingAccountsOfCar } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';

/** A member who could be asked to confirm the purchase. */
export const findBuyer = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'game_account_id'])
    .where('id', '=', userId)
    .where(personIs('users')('sales', 'open', 'wait'))
    .executeTakeFirst();

/** Game accounts that can't buy the car because they own it or owned it recently. */
export const accountsOfTheCar = async (db: Queryable, carId: number): Promise<number[]> =>
  (await db.selectFrom('cars').select(sellingAccountsOfCar.as('accounts')).where('id', '=', carId).executeTakeFirst())
    ?.accounts ?? [];

interface Candidate {
  id: number;
  name: string;
  avatar_url: string | null;
  company_name: string | null;
}

/**
 * Members who wrote about a car and aren't selling it, most recent first. Private conversations from before a car moved
 * into the company are known only to the people in them.
 */
export async function findInquirers(
  db: Queryable,
  { carId, viewerId }: { carId: number; viewerId: number },
  atMost: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select users.id, users.name, users.avatar_url, dealer_accounts.company_name
    from cars
    join conversations on conversations.car_id = cars.id
    join conversation_participants as part on part.conversation_id = conversations.id
    join users on users.id = part.user_id
    left join dealer_team_members as seat on seat.user_id = users.id
    left join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
    join lateral (
      select max(created_at) as at from messages
      where messages.conversation_id = conversations.id and messages.sender_id = users.id
    ) as latest on latest.at is not null
    where cars.id = ${carId} and ${personIs('users')('sales', 'open', 'wait')}
      and (conversations.dealer_id is not distinct from cars.dealer_id or exists (
        select from conversation_participants as own where own.conversation_id = conversations.id and own.user_id = ${viewerId}
      ))
      and not users.game_account_id = any (${sellingAccountsOfCar})
    order by latest.at desc, users.id limit ${atMost}
  `.execute(db);
  return rows;
}
