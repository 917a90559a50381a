import { sql } from 'kysely';
import { personIs } from '../../database/standing.sql.ts';
import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { Queryable } from '../../database/database.ts';

/** The two sides of a conversation about a car, and the car's state. */
export interface SidesRow {
  buyer_id: number;
  /** Null if the conversation is with a dealer. */
  seller_id: number | null;
  dealer_id: number | null;
  car_status: CarStatus;
  /** The member who bought the car. */
  sold_to: number | null;
}

/** Null for other conversations. The buyer is the one whose conversation about the car it is. */
export async function sidesOf(db: Queryable, conversationId: number): Promise<SidesRow | null> {
  const { rows } = await sql<SidesRow>`
    select buyer.user_id as buyer_id, seller.user_id as seller_id, conversations.dealer_id, cars.status as car_status,
      (
        select sales.buyer_id from sales
        where sales.car_id = cars.id and sales.status = any (${sql.val([...standingSaleStatuses])}::text[])
      ) as sold_to
    from conversations
    join cars on cars.id = conversations.car_id
    join conversation_participants as buyer on buyer.conversation_id = conversations.id
      and conversations.subject_key = 'car ' || cars.id || ' of ' || buyer.user_id
    left join conversation_participants as seller on conversations.dealer_id is null
      and seller.conversation_id = conversations.id and seller.user_id <> buyer.user_id
    where conversations.id = ${conversationId} and conversation_type = 'direct'
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * The team member who comes if no one was named: who looks after the conversation, else the car's contact, else the
 * owner, else the longest-serving one. Only members who can log in. Null if there is none.
 */
export async function memberToCome(db: Queryable, conversationId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select users.id
    from conversations
    join dealer_team_members as seat on seat.dealer_account_id = conversations.dealer_id
    join users on users.id = seat.user_id
    left join cars on cars.id = conversations.car_id
    where conversations.id = ${conversationId} and ${personIs('users')('meetings', 'open')}
    order by coalesce(users.id = conversations.assigned_to, false) desc, coalesce(users.id = cars.seller_id, false) desc,
      seat.role = 'owner' desc, seat.joined_at, users.id
    limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}
