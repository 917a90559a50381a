import { sql, type RawBuilder } from 'kysely';
import { carName } from '@forecourt/server/database/car-name.sql.ts';
import type { Tx } from '@forecourt/server/database/database.ts';
import type { PastEvent } from './past-event.ts';
import { pastOffers } from './past-offers.ts';
import { pastReviews } from './past-reviews.ts';

const ofCar = sql`json_build_object('car_id', cars.id, 'title', ${carName})`;
const ofTicket = sql`json_build_object('ticket_id', tickets.id, 'subject', tickets.subject)`;

const ofSales = sql`
  sales join cars on cars.id = sales.car_id join users as buyer on buyer.id = sales.buyer_id
  join users as seller on seller.id = sales.seller_id left join dealer_accounts on dealer_accounts.id = sales.dealer_id`;

/** Derived from the seeded cars, sales, payments and tickets, so that each notification links to something real. */
const sources: RawBuilder<PastEvent>[] = [
  ...pastReviews,
  ...pastOffers,
  sql`
    select 'listing_expired' as kind, coalesce(member.user_id, cars.seller_id) as "userId", cars.id as "subjectId",
      cars.id as "carId", ${ofCar} as facts, cars.expires_at as at
    from cars left join dealer_team_members as member on member.dealer_account_id = cars.dealer_id
    where cars.status = 'expired'`,
  sql`
    select 'favourite_price_lowered' as kind, favourites.user_id as "userId", cars.id as "subjectId", cars.id as "carId",
      json_build_object('car_id', cars.id, 'title', ${carName}, 'from', prices.before, 'to', prices.price) as facts,
      prices.since as at
    from favourites join cars on cars.id = favourites.car_id
    join (
      select car_id, price, since, lag(price) over (partition by car_id order by id) as before from car_prices
    ) as prices on prices.car_id = cars.id and prices.price < prices.before and prices.since > favourites.created_at
      and prices.since is distinct from target_reached_at`,
  sql`
    select 'favourite_target_reached' as kind, favourites.user_id as "userId", cars.id as "subjectId", cars.id as "carId",
      json_build_object('car_id', cars.id, 'title', ${carName}, 'price', cars.price) as facts, target_reached_at as at
    from favourites join cars on cars.id = favourites.car_id where target_reached_at is not null`,
  sql`
    select 'search_matched' as kind, search.user_id as "userId", cars.id as "subjectId", cars.id as "carId",
      json_build_object('car_id', cars.id, 'title', ${carName}, 'cars', 1,
        'searches', json_build_array(json_build_object('id', search.id, 'name', search.name))) as facts, matched_at as at
    from search_matches join saved_searches as search on search.id = search_id join cars on cars.id = car_id
    where search_matches.is_new and search.frequency = 'instant' and not search.is_paused`,
  sql`
    select distinct on (follow.user_id, cars.dealer_id) 'dealer_listed_cars' as kind, follow.user_id as "userId",
      cars.dealer_id as "subjectId", cars.id as "carId", json_build_object('car_id', cars.id, 'title', ${carName}, 'cars', 1,
        'dealer_id', cars.dealer_id, 'company', company_name) as facts, cars.published_at as at
    from dealer_follows as follow join cars on cars.dealer_id = follow.dealer_id
    join dealer_accounts on dealer_accounts.id = cars.dealer_id
    where cars.status = 'active' and not cars.is_hidden and cars.published_at > follow.created_at
    order by follow.user_id, cars.dealer_id, cars.published_at desc`,
  sql`
    select 'favourite_sold' as kind, favourites.user_id as "userId", cars.id as "subjectId", cars.id as "carId",
      ${ofCar} as facts, cars.sold_at as at
    from favourites join cars on cars.id = favourites.car_id
    where cars.status = 'sold' and cars.sold_at > favourites.created_at`,
  sql`
    select 'sale_to_confirm' as kind, sales.buyer_id as "userId", sales.id as "subjectId", cars.id as "carId",
      json_build_object('sale_id', sales.id, 'title', ${carName}, 'seller', coalesce(company_name, seller.name),
        'conversation_id', card.conversation_id) as facts, sales.sold_at as at
    from ${ofSales} join messages as card on card.card_kind = 'purchase' and card.card_id = sales.id
    where sales.status <> 'withdrawn'`,
  sql`
    select 'sale_confirmed' as kind, sales.seller_id as "userId", sales.id as "subjectId", cars.id as "carId",
      json_build_object('sale_id', sales.id, 'title', ${carName}, 'buyer', buyer.name) as facts, sales.confirmed_at as at
    from ${ofSales} left join tickets on tickets.sale_id = sales.id
    where sales.status = 'confirmed' and tickets.id is null`,
  sql`
    select 'sale_disputed' as kind, sales.seller_id as "userId", sales.id as "subjectId", cars.id as "carId",
      json_build_object('sale_id', sales.id, 'title', ${carName}, 'buyer', buyer.name, 'ticket_id', tickets.id) as facts,
      tickets.created_at as at
    from ${ofSales} join tickets on tickets.sale_id = sales.id`,
  sql`
    select 'payment_' || payments.status as kind, payments.user_id as "userId", payments.id as "subjectId",
      payments.car_id as "carId", json_build_object(
        'payment_id', payments.id, 'kind', payments.kind, 'subject', payments.subject, 'amount', payments.amount,
        'goes_back', payments.delivered_at is null, 'reason', payments.refund_reason
      ) as facts, payments.settled_at as at
    from payments where payments.status in ('completed', 'failed', 'refunded') and payments.bank_payment_id is not null`,
  sql`
    select 'user_warned' as kind, target_id as "userId", id as "subjectId", null as "carId",
      json_build_object('warning_id', id, 'reason', reason) as facts, created_at as at
    from staff_actions where action = 'warn_user'`,
  sql`
    select 'ticket_answered' as kind, tickets.user_id as "userId", tickets.id as "subjectId", null as "carId",
      ${ofTicket} as facts, answers.created_at as at
    from tickets join ticket_responses as answers on answers.ticket_id = tickets.id
    where answers.is_staff and not answers.is_internal
      and (tickets.resolved_at is null or answers.created_at < tickets.resolved_at)`,
  sql`
    select 'ticket_resolved' as kind, tickets.user_id as "userId", tickets.id as "subjectId", null as "carId",
      ${ofTicket} as facts, tickets.resolved_at as at
    from tickets where tickets.resolved_at is not null`,
  sql`
    select 'urgent_ticket' as kind, users.id as "userId", tickets.id as "subjectId", null as "carId",
      ${ofTicket} as facts, tickets.created_at as at
    from tickets cross join users
    where tickets.priority = 'urgent' and users.staff_role in ('support', 'moderator', 'admin')`,
  sql`
    select 'car_reported' as kind, users.id as "userId", cars.id as "subjectId", cars.id as "carId", ${ofCar} as facts,
      car_reports.created_at as at
    from car_reports join cars on cars.id = car_reports.car_id cross join users
    where users.staff_role in ('moderator', 'admin') and users.id not in (cars.seller_id, car_reports.reporter_id)`,
];

/** Events since then, earliest first. */
export async function pastEvents(tx: Tx, since: Date, now: Date): Promise<PastEvent[]> {
  const found = [];
  for (const source of sources) found.push(...(await source.execute(tx)).rows);
  return found
    .filter(({ at }) => at > since && at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.userId - other.userId);
}
