import type { Closing } from '@forecourt/contract/accounts/own-account.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

type Numbers = Omit<Closing, 'refusal'> & { team_role: TeamRole | null };

/** Counts what closing the account would affect. */
export async function countClosing(db: Queryable, userId: number): Promise<Numbers> {
  const own = sql`from cars where seller_id = ${userId} and dealer_id is null`;
  const { rows } = await sql<Numbers>`
    select
      (select count(*) ${own} and status in ('pending', 'active', 'reserved', 'expired')) as listings,
      (select count(*) ${own} and status = 'draft') as drafts,
      (select count(*) from favourites where user_id = ${userId}) as favourites,
      (select count(*) from payments where user_id = ${userId} and dealer_id is null and status = 'pending') as open_payments,
      (select count(*) from tickets where user_id = ${userId} and status <> 'closed') as open_tickets,
      (select count(*) from dealer_applications where user_id = ${userId} and status = 'pending') as open_applications,
      (
        select count(*) from conversation_participants as part join conversations on conversations.id = part.conversation_id
        where part.user_id = ${userId} and part.ended_at is null and conversation_type = 'group'
      ) as groups,
      (
        select count(*) from offers where status in ('open', 'accepted')
          and (buyer_id = ${userId} or dealer_id is null and seller_id = ${userId})
      ) as offers,
      (
        select count(*) from meetings where status in ('proposed', 'agreed')
          and (buyer_id = ${userId} or dealer_id is null and seller_id = ${userId})
      ) as meetings,
      company_name, seat.role as team_role
    from (values (1)) as one
    left join dealer_team_members as seat on seat.user_id = ${userId}
    left join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
  `.execute(db);
  return rows[0]!;
}
