import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { ClosingCause } from '@forecourt/contract/offers/offer-values.ts';
import type { DealSide, OfferStatus } from '@forecourt/contract/offers/offers.flow.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import { isoTime } from '../../database/car.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { photoOf } from '../../database/photos.sql.ts';

/** An offer with everything any reader may see. `offer-views.rules.ts` decides who sees what. */
export interface OfferRow {
  id: number;
  car_id: number;
  car_title: string;
  car_price: number | null;
  car_status: CarStatus;
  car_image: Photo | null;
  conversation_id: number;
  status: OfferStatus;
  turn: DealSide;
  buyer_id: number;
  buyer_name: string;
  /** The buyer's game account. */
  buyer_account: number;
  seller_id: number;
  seller_name: string;
  contact_name: string;
  dealer_id: number | null;
  amount: number;
  amounts: { amount: number; by: DealSide; note: string | null; at: string }[];
  price_then: number;
  valid_hours: number;
  expires_at: Date;
  accepted_by: number | null;
  accepted_at: Date | null;
  hold_until: Date | null;
  car_status_before: 'active' | 'reserved' | null;
  in_line: boolean;
  trade_name: string | null;
  trade_year: number | null;
  trade_mileage: number | null;
  trade_car_id: number | null;
  trade_is_public: boolean;
  trade_image: Photo | null;
  cause: ClosingCause | null;
  reason: string | null;
  ended_by: DealSide | null;
  ended_at: Date | null;
  sale_id: number | null;
  created_at: Date;
}

const cover = (table: string) => sql`case when jsonb_array_length(${sql.ref(`${table}.images`)}) > 0
  then ${photoOf(sql`(${sql.ref(`${table}.images`)}->0)`)} end`;

const tradeIsPublic = sql<boolean>`(
  trade.status in ('active', 'reserved', 'sold', 'expired') and trade.published_at is not null and not trade.is_hidden
)`;

/** Filters and order can use `offers` and `cars`. */
export async function selectOffers(
  db: Queryable,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select offers.id, offers.car_id, ${carName} as car_title, cars.price as car_price, cars.status as car_status,
      ${cover('cars')} as car_image, offers.conversation_id, offers.status, offers.turn, offers.buyer_id,
      buyer.name as buyer_name, buyer.game_account_id as buyer_account, offers.seller_id,
      coalesce(dealer_accounts.company_name, seller.name) as seller_name, seller.name as contact_name, offers.dealer_id, offers.amount, (
        select json_agg(json_build_object(
          'amount', amounts.amount, 'by', amounts.by_side, 'note', amounts.note, 'at', ${isoTime('amounts.at')}
        ) order by amounts.id) from offer_amounts as amounts where amounts.offer_id = offers.id
      ) as amounts, offers.price_then, offers.valid_hours, offers.expires_at, offers.accepted_by, offers.accepted_at, offers.hold_until,
      offers.car_status_before, offers.status = 'open' and exists (
        select from offers as first where first.car_id = offers.car_id and first.status = 'accepted'
      ) as in_line, nullif(concat_ws(' ', offers.trade_year, offers.trade_make, offers.trade_model), '') as trade_name,
      offers.trade_year, offers.trade_mileage, offers.trade_car_id, coalesce(${tradeIsPublic}, false) as trade_is_public,
      case when ${tradeIsPublic} then ${cover('trade')} end as trade_image, offers.cause, offers.reason, offers.ended_by,
      offers.ended_at, offers.sale_id, offers.created_at
    from offers
    join cars on cars.id = offers.car_id
    join users as buyer on buyer.id = offers.buyer_id
    join users as seller on seller.id = offers.seller_id
    left join dealer_accounts on dealer_accounts.id = offers.dealer_id
    left join cars as trade on trade.id = offers.trade_car_id
    where ${where} ${rest}
  `.execute(db);
  return rows;
}

export const isLive = sql<boolean>`offers.status in ('open', 'accepted')`;

export const isOnSale = sql<boolean>`(cars.status in ('active', 'reserved') and not cars.is_hidden)`;
