import { meetingsToShow } from '@forecourt/contract/meetings/meeting-values.ts';
import { repeatReviewDays } from '@forecourt/contract/sales/counting-values.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface KeptMeetings {
  kept: number;
  total: number;
}

/**
 * How many meetings a user or a dealer kept, by the rules of kept.rules.ts. Meetings between characters of one person
 * don't count.
 */
export async function countKept(db: Queryable, whose: { person: number } | { dealer: number }): Promise<KeptMeetings> {
  const asBuyer = sql`select meetings.id, starts_at, seller_answer as about, buyer_answer as own, seller_id as other_id,
      buyer_id as own_id
    from meetings where revealed_at is not null and buyer_id = ${'person' in whose ? whose.person : null}::bigint`;
  const isTheirs =
    'person' in whose ? sql`seller_id = ${whose.person}::bigint` : sql`dealer_id = ${whose.dealer}::bigint`;
  const asSeller = sql`select meetings.id, starts_at, buyer_answer as about, seller_answer as own, buyer_id as other_id,
      seller_id as own_id
    from meetings where revealed_at is not null and ${isTheirs}`;
  const { rows } = await sql<KeptMeetings>`
    with judged as (
      select held.id, held.starts_at, other.game_account_id as other_account, case
        when about = 'came' and coalesce(own, 'came') = 'came' then 'kept'
        when about = 'missed' and own is null then 'missed'
        when own = 'absent' and about is distinct from 'came' then 'missed'
      end as verdict
      from (${asBuyer} union all ${asSeller}) as held 
      join users as other on other.id = held.other_id
      join users as self on self.id = held.own_id and self.game_account_id <> other.game_account_id
    ), in_order as (
      select verdict, starts_at,
        lead(starts_at) over (partition by other_account order by starts_at, id) as next_at
      from judged where verdict is not null
    )
    select (count(*) filter (where verdict = 'kept'))::int as kept, count(*)::int as total from in_order
    where next_at is null or (${'person' in whose}::boolean
      and next_at >= starts_at + interval '${sql.lit(repeatReviewDays)} days')
  `.execute(db);
  return rows[0]!;
}

/** For public pages: null until there are enough to say something. */
export async function keptMeetings(
  db: Queryable,
  whose: { person: number } | { dealer: number },
): Promise<KeptMeetings | null> {
  const counted = await countKept(db, whose);
  return counted.total >= meetingsToShow ? counted : null;
}
