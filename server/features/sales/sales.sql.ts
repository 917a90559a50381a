import { publicStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { memberMay, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { SaleMethod } from '@forecourt/contract/sales/sale-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { sellingAccountsOfSale } from '../../database/owner.sql.ts';
import { photoOf } from '../../database/photos.sql.ts';
import { personIs } from '../../database/standing.sql.ts';

/** A sale with everything any reader may see. `sale-views.rules.ts` decides who sees what. */
export interface SaleRow {
  id: number;
  car_id: number;
  car_name: string;
  make: string;
  model: string;
  year: number;
  image: Photo | null;
  has_page: boolean;
  listing_price: number;
  sale_price: number | null;
  sale_date: Date;
  sale_method: SaleMethod | null;
  status: SaleStatus;
  confirmed_at: Date | null;
  seller_id: number;
  seller_name: string;
  dealer_id: number | null;
  dealer_name: string | null;
  buyer_id: number | null;
  /** The member's name, or the name the seller typed. */
  buyer_name: string | null;
  buyer_hides: boolean;
  /** The buyer's game account. */
  buyer_account: number | null;
  /** The buyer can no longer respond, so staff decide. */
  buyer_is_gone: boolean;
  buyer_contact: string | null;
  notes: string | null;
  proposed_id: number | null;
  proposed_amount: number | null;
  proposed_by: string | null;
  proposed_at: Date | null;
  ticket_id: number | null;
  bill_number: string | null;
  conversation_id: number | null;
  /** From the price guide, by staff. */
  is_excluded: boolean;
  seller_shows_amount: boolean;
  seller_shows_name: boolean;
  buyer_shows_amount: boolean;
  buyer_shows_name: boolean;
  buyer_reviewed: boolean;
  seller_reviewed: boolean;
  /** Game accounts on the seller's side, including recent former team members. */
  seller_accounts: number[];
}

const hasPage = sql`(
  cars.status = any (${sql.val(publicStatuses.filter((status) => status !== 'removed'))}::text[])
  and cars.published_at is not null and not cars.is_hidden
)`;

/** Filters and order can use `sales`, `cars`, `seller` and `buyer`. */
export async function selectSales(
  db: Queryable,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select sales.id, sales.car_id, ${carName} as car_name, cars.make, cars.model, cars.year,
      case when ${hasPage} and jsonb_array_length(cars.images) > 0 then ${photoOf(sql`(cars.images->0)`)} end as image,
      ${hasPage} as has_page, sales.listing_price, sales.sale_price, sales.sold_at as sale_date, sales.sale_method,
      sales.status, sales.confirmed_at, sales.seller_id, seller.name as seller_name, sales.dealer_id,
      dealer_accounts.company_name as dealer_name, sales.buyer_id, coalesce(buyer.name, sales.buyer_name) as buyer_name,
      coalesce(buyer.hides_as_buyer, false) as buyer_hides, buyer.game_account_id as buyer_account, coalesce(${personIs('buyer')('sales', 'staff_decide')}, false) as buyer_is_gone,
      sales.buyer_contact, sales.notes, proposed.id as proposed_id, proposed.amount as proposed_amount,
      proposer.name as proposed_by, proposed.at as proposed_at, tickets.id as ticket_id,
      card.conversation_id, exists (select from guide_exclusions where sale_id = sales.id) as is_excluded, sales.seller_shows_amount, sales.seller_shows_name, sales.buyer_shows_amount,
      sales.buyer_shows_name,
      (select number from bills where sale_id = sales.id and sales.status = 'confirmed' order by revision desc limit 1) as bill_number,
      exists (select from reviews where sale_id = sales.id and review_type = 'buyer') as buyer_reviewed,
      exists (select from reviews where sale_id = sales.id and review_type = 'seller') as seller_reviewed,
      ${sellingAccountsOfSale} as seller_accounts
    from ${salesAndSides}
    left join dealer_accounts on dealer_accounts.id = sales.dealer_id
    left join sale_amounts as proposed on proposed.sale_id = sales.id and proposed.status = 'proposed'
    left join users as proposer on proposer.id = proposed.by_user_id
    left join tickets on tickets.sale_id = sales.id
    left join messages as card on card.card_kind = 'purchase' and card.card_id = sales.id
    where ${where} ${order}
  `.execute(db);
  return rows;
}

export const salesAndSides = sql`sales
  join cars on cars.id = sales.car_id
  join users as seller on seller.id = sales.seller_id
  left join users as buyer on buyer.id = sales.buyer_id`;

/** Sales a user made privately and, if their role allows, for their dealer. The SQL version of `readsAsSeller`. */
export function soldBy({ userId, team }: Reach): RawBuilder<boolean> {
  const ofDealer =
    team && memberMay(team, 'sales.read')
      ? sql`sales.dealer_id = ${team.dealerId}`
      : sql`sales.dealer_id = ${team && memberMay(team, 'sales.read_own') ? team.dealerId : null}::bigint
          and sales.seller_id = ${userId}`;
  return sql`(sales.dealer_id is null and sales.seller_id = ${userId} or ${ofDealer})`;
}
