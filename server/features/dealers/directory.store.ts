import { carsAtAGlance, type DealerSort } from '@forecourt/contract/dealers/directory-values.ts';
import type { Hours } from '@forecourt/contract/hours/open-state.ts';
import { teamRoles, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import type { AwayNotice } from '@forecourt/contract/hours/away.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import { awayNoticeOf } from '../../database/away.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { photoOf } from '../../database/photos.sql.ts';
import { ratingOfDealer } from '../../database/rating.sql.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';

/** The dealer fields shown everywhere. */
interface DealerRow {
  id: number;
  company_name: string;
  logo_url: string | null;
  description: string | null;
  opening_hours: Hours | null;
  member_since: Date;
  is_trading: boolean;
  away: AwayNotice | null;
  rating: number | null;
  total_reviews: number;
  total_sales: number;
  verified_sales: number;
  active_cars: number;
}

interface ListedRow extends DealerRow {
  team_members: number;
  glance: { id: number; title: string; image: Photo }[];
}

const isTrading = dealerIs('dealer')('profile', 'trading');
const isClosed = dealerIs('dealer')('profile', 'closed');

/** All cars of a dealer that isn't trading are hidden. */
const figures = sql`
  cross join lateral ${ratingOfDealer(sql`dealer.id`)} as rated
  cross join lateral (
    select (count(*) filter (where status = 'confirmed'))::int as verified_sales, count(*)::int as total_sales
    from sales where sales.dealer_id = dealer.id and status = any (${sql.val([...standingSaleStatuses])}::text[])
  ) as sold
  cross join lateral (
    select count(*)::int as active_cars from cars
    where cars.dealer_id = dealer.id and cars.status = 'active' and ${isTrading}
  ) as offered`;

const columns = sql`dealer.id, dealer.company_name, dealer.logo_url, dealer.description, dealer.opening_hours,
  dealer.created_at as member_since, ${isTrading} as is_trading,
  case when ${isTrading} then ${awayNoticeOf('dealer')} end as away, rated.*, sold.*, offered.*`;

/**
 * Bayesian average: every dealer starts with three neutral reviews, so a single five-star review doesn't outrank many
 * good ones.
 */
const weighedRating = sql`(coalesce(rating, 0) * counted_reviews + 3 * 3.5) / (counted_reviews + 3)`;

const orders: Record<DealerSort, RawBuilder<unknown>> = {
  rating: sql`${weighedRating} desc, counted_reviews desc, verified_sales desc`,
  sales: sql`verified_sales desc, total_sales desc`,
  cars: sql`active_cars desc`,
  newest: sql`member_since desc`,
  name: sql`plain_name`,
};

export interface DirectoryQuery {
  search?: string | undefined;
  sort: DealerSort;
  page: number;
  limit: number;
}

/** A page of the directory with the total. */
export async function listDealers(db: Queryable, { search, sort, page, limit }: DirectoryQuery) {
  const wanted = matches(search);
  const { rows } = await sql<ListedRow & { total: number }>`
    select page.*, ${teamMembers} as team_members, ${glance} as glance from (
      select ${columns}, plain_text(dealer.company_name) as plain_name, count(*) over ()::int as total
      from dealer_accounts as dealer ${figures} where ${wanted}
      order by is_trading desc, ${orders[sort]}, plain_name, dealer.id
      limit ${limit} offset ${(page - 1) * limit}
    ) as page
    order by is_trading desc, ${orders[sort]}, plain_name, page.id
  `.execute(db);
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countDealers(db, wanted));
  return { dealers: rows, total };
}

/** A page past the end has no row that could carry the total. */
async function countDealers(db: Queryable, wanted: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from dealer_accounts as dealer where ${wanted}
  `.execute(db);
  return rows[0]!.total;
}

/** Every word must be in the name or the description. Closed dealers keep their page but aren't listed. */
function matches(search = ''): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  const said = sql`plain_text(dealer.company_name || ' ' || coalesce(dealer.description, ''))`;
  return sql.join(
    [sql`not ${isClosed}`, ...words.map((word) => sql`strpos(${said}, plain_text(${word})) > 0`)],
    sql` and `,
  );
}

const teamMembers = sql`(
  select count(*)::int from dealer_team_members where dealer_account_id = page.id
)`;

/** Only for the dealers on this page. */
const glance = sql`coalesce((
  select json_agg(json_build_object('id', id, 'title', title, 'image', ${photoOf(sql`image`)}) order by published_at desc)
  from (
    select cars.id, cars.published_at, cars.images->0 as image,
      ${carName} as title
    from cars
    where cars.dealer_id = page.id and cars.status = 'active' and not cars.is_hidden and jsonb_array_length(cars.images) > 0
    order by cars.published_at desc limit ${carsAtAGlance}
  ) as newest
), '[]')`;

interface PageRow extends DealerRow {
  website: string | null;
  phone: string | null;
  is_closed: boolean;
}

export async function findDealerPage(db: Queryable, id: number): Promise<PageRow | null> {
  const { rows } = await sql<PageRow>`
    select ${columns}, dealer.website, dealer.phone, ${isClosed} as is_closed from dealer_accounts as dealer ${figures} where dealer.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** The team, highest role first, without closed accounts. */
export const publicTeam = (db: Queryable, dealerId: number) =>
  db
    .selectFrom('dealer_team_members as seat')
    .innerJoin('users', 'users.id', 'seat.user_id')
    .select(['users.id', 'users.name', 'users.avatar_url', sql<TeamRole>`seat.role`.as('role')])
    .where('seat.dealer_account_id', '=', dealerId)
    .where(personIs('users')('profile', 'whole'))
    .orderBy(sql`array_position(${sql.val([...teamRoles])}::text[], seat.role)`)
    .orderBy('seat.joined_at')
    .orderBy('users.id')
    .execute();
