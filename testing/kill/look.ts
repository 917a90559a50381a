import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Everything the writers create has a mark in its text, so that it can be found without its id. */
export const marked = '%#kill-%';

/** The state of each of their things in the database, in the ledger's terms. */
export async function lookAtThings(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; state: string }>`
    with car as (select * from cars where description like ${marked})
    select 'car ' || description as key,
      string_agg(status || ' ' || price, ' and ') as state from car group by description
    union all
    select 'photos of ' || description, (select count(*) from photos where car_id = car.id)::text from car
      where exists (select from photos where car_id = car.id)
    union all
    select 'feature payment ' || payments.id, payments.status from car join payments on car_id = car.id and kind = 'featured'
    union all
    select 'listing paid of ' || description, string_agg(payments.status, ' and ' order by payments.id)
      from car join payments on car_id = car.id and kind = 'listing' group by description
    union all
    select 'sale ' || notes, string_agg(status, ' and ') from sales where notes like ${marked} group by notes
    union all
    select 'message ' || content, count(*)::text from messages where content like ${marked} group by content
    union all
    select 'ticket ' || description, string_agg(status, ' and ') from tickets
      where description like ${marked} group by description
    union all
    select 'answer ' || content, count(*)::text from ticket_responses where content like ${marked} group by content
    union all
    select 'logged ' || reason, count(*)::text from staff_actions where reason like ${marked} group by reason
    union all
    select 'seat of ' || user_id, role from dealer_team_members
      where user_id in (select user_id from team_events) or user_id in (select invited_user_id from dealer_invitations)
    union all
    select 'invitation of ' || invited_user_id, count(*)::text from dealer_invitations
      where status = 'pending' group by invited_user_id`.execute(db);
  return new Map(rows.map(({ key, state }) => [key, state]));
}
