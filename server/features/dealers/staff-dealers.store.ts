import { slotStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { staffDealersPerPage, type DealerOrder } from '@forecourt/contract/dealers/staff-dealer-values.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { ratingOfDealer } from '../../database/rating.sql.ts';

export interface StaffDealerRow {
  id: number;
  company_name: string;
  logo_url: string | null;
  status: DealerStanding;
  created_at: Date;
  owner: { id: number; name: string } | null;
  /** From its membership, if it has one. */
  started_at: Date | null;
  ends_at: Date | null;
  is_own: boolean;
  total_cars: number;
  rating: number | null;
  total_reviews: number;
  total_sales: number;
}

interface DealerQuery {
  search?: string | undefined;
  status?: DealerStanding | undefined;
  sort: DealerOrder;
  page: number;
}

interface Reader {
  gameAccountId: number;
}

const cars = sql`(
  select count(*)::int as total_cars from cars
  where cars.dealer_id = dealer.id and cars.status = any (${sql.val([...slotStatuses])}::text[])
)`;
const sold = sql`(
  select count(*)::int as total_sales from sales
  where sales.dealer_id = dealer.id and sales.status = any (${sql.val([...standingSaleStatuses])}::text[])
)`;
const rated = ratingOfDealer(sql`dealer.id`);

/** Only the sort column is counted for all dealers. Everything else is counted for the page. */
const orders: Record<DealerOrder, { by: RawBuilder<unknown>; counted?: RawBuilder<unknown> }> = {
  newest: { by: sql`dealer.created_at desc` },
  oldest: { by: sql`dealer.created_at` },
  name: { by: sql`lower(dealer.company_name)` },
  cars: { by: sql`counted.total_cars desc`, counted: cars },
  rating: { by: sql`counted.rating desc nulls last, counted.total_reviews desc`, counted: rated },
  sales: { by: sql`counted.total_sales desc`, counted: sold },
  paid_until: { by: sql`membership.ends_at nulls last` },
};

const joined = sql`
  left join memberships as membership on membership.dealer_account_id = dealer.id and dealer.status <> 'closed'
  left join dealer_team_members as owning on owning.dealer_account_id = dealer.id and owning.role = 'owner'
  left join users as owner on owner.id = owning.user_id`;
const from = sql`dealer_accounts as dealer ${joined}`;

const columns = ({ gameAccountId }: Reader) => sql`dealer.id, dealer.company_name, dealer.logo_url, dealer.status,
  dealer.created_at, case when owner.id is not null then json_build_object('id', owner.id, 'name', owner.name) end as owner,
  membership.started_at, membership.ends_at, cars.*, rated.*, sold.*,
  exists (
    select from dealer_team_members as seat join users on users.id = seat.user_id
    where seat.dealer_account_id = dealer.id and users.game_account_id = ${gameAccountId}
  ) as is_own`;

const figures = sql`cross join lateral ${cars} as cars cross join lateral ${rated} as rated cross join lateral ${sold} as sold`;

/** A page of all dealers with the total. */
export async function listStaffDealers(db: Queryable, reader: Reader, { search, status, sort, page }: DealerQuery) {
  const { by, counted } = orders[sort];
  const wanted = matches(search, status);
  const inOrder = counted ? sql`${from} cross join lateral ${counted} as counted` : from;
  const [{ rows }, total] = await Promise.all([
    sql<StaffDealerRow>`
      select ${columns(reader)} from (
        select dealer.id, row_number() over (order by ${by}, dealer.id desc) as place from ${inOrder} where ${wanted}
        order by place limit ${staffDealersPerPage} offset ${(page - 1) * staffDealersPerPage}
      ) as shown join dealer_accounts as dealer on dealer.id = shown.id ${joined}
      ${figures} order by place
    `.execute(db),
    countOf(db, wanted),
  ]);
  return { rows, total };
}

async function countOf(db: Queryable, wanted: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${from} where ${wanted}`.execute(db);
  return rows[0]!.total;
}

/** Every word must be in the company's or the owner's name. */
function matches(search = '', status: DealerStanding | undefined): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  const said = sql`plain_text(dealer.company_name || ' ' || coalesce(owner.name, ''))`;
  return sql.join(
    [
      status ? sql`dealer.status = ${status}` : sql`dealer.status <> 'closed'`,
      ...words.map((word) => sql`strpos(${said}, plain_text(${word})) > 0`),
    ],
    sql` and `,
  );
}

/** Number of dealers by standing, without closed ones. */
export const countStandings = (db: Queryable) =>
  db
    .selectFrom('dealer_accounts')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where status = 'active'))::int`.as('active'),
      sql<number>`(count(*) filter (where status = 'suspended'))::int`.as('suspended'),
      sql<number>`(count(*) filter (where status = 'expired'))::int`.as('expired'),
    ])
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow();

interface DetailsRow extends StaffDealerRow {
  status_reason: string | null;
  description: string | null;
  website: string | null;
  phone: string | null;
  closed_at: Date | null;
  open_payments: number;
}

export async function findStaffDealer(db: Queryable, reader: Reader, id: number): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`
    select ${columns(reader)}, dealer.status_reason, dealer.description, dealer.website, dealer.phone, dealer.closed_at,
      (select count(*)::int from payments where payments.dealer_id = dealer.id and payments.status = 'pending') as open_payments
    from ${from} ${figures} where dealer.id = ${id}
  `.execute(db);
  return rows[0];
}
