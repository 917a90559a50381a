import type { RecentInquiry } from '@forecourt/contract/analytics/figure-shapes.ts';
import { recentInquiries, maxWaitingDays } from '@forecourt/contract/analytics/figure-values.ts';
import { warnDaysBeforeExpiry } from '@forecourt/contract/cars/cars.flow.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { ratingOfDealer } from '../../database/rating.sql.ts';
import { personIs } from '../../database/standing.sql.ts';
import { beginningOf, isOnMarket, isSaleValid } from './figures.sql.ts';

export const headerOf = async (db: Queryable, dealerId: number) => {
  const { rows } = await sql<{ status: DealerStanding; team_members: number }>`
    /* prepared head_of_portal */
    select status, (
      select count(*)::int from dealer_team_members where dealer_account_id = dealer_accounts.id
    ) as team_members
    from dealer_accounts where id = ${dealerId}
  `.execute(db);
  return rows[0]!;
};

interface DashboardQuery {
  dealerId: number;
  /** Limits sales to this seller. Null for all sellers. */
  sellerId: number | null;
  /** First day of the month in this time zone. */
  month: string;
  timeZone: string;
}

/** All single numbers on the dashboard. */
export async function countAll(db: Queryable, { dealerId, sellerId, month, timeZone }: DashboardQuery) {
  const { rows } = await sql<{
    total: number;
    active: number;
    reserved: number;
    drafts: number;
    views: number;
    inquiries: number;
    sold_this_month: number;
    revenue_this_month: number;
    revenue: number;
    rating: number | null;
    total_reviews: number;
  }>`
    /* prepared numbers_of_dashboard */
    select offered.*, seen.*, sold.*, rated.*
    from (
      select (count(*) filter (where status <> 'removed'))::int as total,
        (count(*) filter (where status = 'active'))::int as active,
        (count(*) filter (where status = 'reserved'))::int as reserved,
        (count(*) filter (where status = 'draft'))::int as drafts
      from cars where cars.dealer_id = ${dealerId}
    ) as offered
    cross join (
      select coalesce(sum(views), 0) as views, coalesce(sum(inquiries), 0) as inquiries
      from dealer_days where dealer_days.dealer_id = ${dealerId}
    ) as seen
    cross join (
      select (count(*) filter (where this_month))::int as sold_this_month,
        coalesce(sum(sale_price) filter (where this_month), 0)::float8 as revenue_this_month,
        coalesce(sum(sale_price), 0)::float8 as revenue
      from (
        select sales.*, sales.sold_at >= ${beginningOf(month, timeZone)} as this_month from sales
        where sales.dealer_id = ${dealerId} and (${sellerId}::bigint is null or sales.seller_id = ${sellerId}::bigint)
          and ${isSaleValid}
      ) as one
    ) as sold
    cross join ${ratingOfDealer(sql`${dealerId}`)} as rated
  `.execute(db);
  return rows[0]!;
}

/** Listings that end soon, and how many there are. */
export async function endingSoon(db: Queryable, dealerId: number, limit: number) {
  const { rows } = await sql<{ id: number; name: string; expires_at: Date; count: number }>`
    /* prepared listings_ending_soon */
    select cars.id, ${carName} as name, cars.expires_at, count(*) over ()::int as count
    from cars where cars.dealer_id = ${dealerId} and ${isOnMarket}
      and cars.expires_at <= now() + make_interval(days => ${sql.lit(warnDaysBeforeExpiry)})
    order by cars.expires_at, cars.id limit ${limit}
  `.execute(db);
  return { count: rows[0]?.count ?? 0, cars: rows.map(({ id, name, expires_at }) => ({ id, name, expires_at })) };
}

type InquiryRow = Omit<RecentInquiry, 'at'> & { at: Date };

/** Latest senders. Skips conversations in which only the dealer wrote. */
export async function recentInquiriesOf(db: Queryable, dealerId: number): Promise<InquiryRow[]> {
  const { rows } = await sql<InquiryRow>`
    /* prepared recent_inquiries */
    select conversations.id as conversation_id, person.name, person.avatar_url,
      case when cars.id is not null then json_build_object('id', cars.id, 'name', ${carName}) end as car,
      asked.content as text, asked.created_at as at, conversations.waits_since is not null as waits
    from conversations
    cross join lateral (
      select content, created_at from messages
      where messages.conversation_id = conversations.id and messages.dealer_id is null and message_type = 'text'
      order by sequence desc limit 1
    ) as asked
    join conversation_participants as one on one.conversation_id = conversations.id and one.ended_at is null
    join users as person on person.id = one.user_id
    left join cars on cars.id = conversations.car_id and cars.dealer_id = conversations.dealer_id
    where conversations.dealer_id = ${dealerId} and conversations.asked_at is not null
    order by conversations.asked_at desc, conversations.id desc limit ${recentInquiries}
  `.execute(db);
  return rows;
}

/**
 * Inquiries without a reply: how many, and which have waited longest. Leaves out members who can't receive a reply any
 * more.
 */
export async function waitingFor(db: Queryable, dealerId: number) {
  const { rows } = await sql<{ conversation_id: number; name: string; since: Date; count: number }>`
    /* prepared who_waits_for_dealer */
    select conversations.id as conversation_id, person.name, waits_since as since, count(*) over ()::int as count
    from conversations
    join conversation_participants as one on one.conversation_id = conversations.id and one.ended_at is null
    join users as person on person.id = one.user_id
    where conversations.dealer_id = ${dealerId}
      and conversations.waits_since > now() - make_interval(days => ${sql.lit(maxWaitingDays)})
      and ${personIs('person')('conversations', 'open', 'slow')} and not exists (
        select from dealer_team_members as member join blocks
          on blocks.blocker_id = member.user_id and blocks.blocked_id = person.id
          or blocks.blocker_id = person.id and blocks.blocked_id = member.user_id
        where member.dealer_account_id = ${dealerId}
      )
    order by waits_since, conversations.id limit 1
  `.execute(db);
  const [first] = rows;
  if (!first) return { count: 0, longest: null };
  const { count, ...longest } = first;
  return { count, longest };
}
