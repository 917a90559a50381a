import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { isVisible } from '../../database/reviews.sql.ts';

/**
 * Keeps the file small enough to open on a phone. Kinds with more rows include only the newest, and the file says so.
 */
export const maxOfAKind = 10_000;

export type DataRow = Record<string, unknown>;

/**
 * Everything we store about a user, by kind. It contains nothing about others except what the user already sees on the
 * site: names of people they wrote to or blocked, replies in their tickets, and public reviews of them. It leaves out
 * internal notes and other people's words. It also leaves out `conversation_openings`, because knowing that a
 * conversation was opened reveals that the other side reported it. The staff log records who opened it.
 */
export const ownDataKinds: Record<string, (userId: number) => RawBuilder<DataRow>> = {
  account: (userId) => sql`
    select users.name, users.gta_world_id as character_id, game_accounts.username as game_account, phone_number, routing_number,
      avatar_url, bio, website, specialties, experience_years, hides_as_buyer, staff_role, standing, standing_reason, suspended_until,
      users.created_at as member_since, last_login
    from users join game_accounts on game_accounts.id = users.game_account_id where users.id = ${userId}`,
  team: (userId) => sql`
    select company_name, kind as what_happened, role, at from team_events
    join dealer_accounts on dealer_accounts.id = team_events.dealer_account_id
    where user_id = ${userId} order by team_events.id desc`,
  signed_in: (userId) => sql`
    select device, sessions.created_at as signed_in_at, seen_at as last_seen_at, host as push_service, notice_groups as push_groups
    from sessions left join push_subscriptions on push_subscriptions.session_id = sessions.id
    where user_id = ${userId} order by sessions.created_at desc`,
  listings: (userId) => sql`
    select id, status, status_reason, title, make, model, year, price, mileage, body_class, colour, transmission, fuel, drive,
      engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo, description, plate, features, condition_note,
      area, open_to_trade, accepts_offers, minimum_offer, held_until, contact_phone, views, inquiries, created_at, published_at, expires_at, sold_at, images as photos,
      (select json_agg(json_build_object('price', price, 'since', since) order by car_prices.id) from car_prices where car_id = cars.id) as prices
    from cars where seller_id = ${userId} and dealer_id is null order by id desc`,
  imports: (userId) => sql`
    select company_name, file_name, imports.created_at as looked_at, started_at, finished_at,
      (select count(*) from import_rows where import_id = imports.id) as rows
    from imports join dealer_accounts on dealer_accounts.id = imports.dealer_id
    where user_id = ${userId} order by imports.id desc`,
  sales: (userId) => sql`
    select sales.id, ${carName} as car, company_name as sold_for, sales.status, listing_price,
      sale_price, sale_method, coalesce(buyer.name, buyer_name) as buyer, sales.sold_at, confirmed_at,
      case when sales.dealer_id is null then buyer_contact end as buyer_contact,
      case when sales.dealer_id is null then notes end as notes,
      (select json_agg(json_build_object('amount', amount, 'status', sale_amounts.status, 'at', at) order by sale_amounts.id)
        from sale_amounts where sale_id = sales.id) as amounts
    from sales join cars on cars.id = sales.car_id left join users as buyer on buyer.id = buyer_id
    left join dealer_accounts on dealer_accounts.id = sales.dealer_id
    where sales.seller_id = ${userId} order by sales.id desc`,
  purchases: (userId) => sql`
    select sales.id, ${carName} as car, coalesce(company_name, seller.name) as seller,
      sales.status, listing_price, sale_price, sale_method, sales.sold_at, confirmed_at
    from sales join cars on cars.id = sales.car_id join users as seller on seller.id = sales.seller_id
    left join dealer_accounts on dealer_accounts.id = sales.dealer_id
    where buyer_id = ${userId} order by sales.id desc`,
  bills: (userId) => sql`
    select number, case when sales.status = 'confirmed' then 'valid' else 'annulled' end as state, issued_at, content, encode(signature, 'base64') as signature
    from bills join sales on sales.id = sale_id where ${userId} in (sales.seller_id, buyer_id) order by bills.id desc`,
  offers: (userId) => sql`
    select offers.id, ${carName} as car, case when offers.buyer_id = ${userId} then 'made' else 'received' end as direction,
      coalesce(company_name, seller.name) as seller, buyer.name as buyer, offers.status, offers.turn, price_then as price,
      offers.created_at, offers.expires_at, accepted_at, hold_until, offers.ended_at, offers.ended_by, offers.cause,
      case when offers.ended_by = case when offers.buyer_id = ${userId} then 'buyer' else 'seller' end
        then offers.reason end as reason,
      trade_make, trade_model, trade_year, trade_mileage, (
        select json_agg(json_build_object(
          'amount', amounts.amount, 'by', amounts.by_side, 'at', amounts.at,
          'note', case when amounts.by_user_id = ${userId} then amounts.note end
        ) order by amounts.id) from offer_amounts as amounts where amounts.offer_id = offers.id
      ) as amounts
    from offers join cars on cars.id = offers.car_id join users as buyer on buyer.id = offers.buyer_id
    join users as seller on seller.id = offers.seller_id
    left join dealer_accounts on dealer_accounts.id = offers.dealer_id
    where offers.buyer_id = ${userId} or offers.dealer_id is null and offers.seller_id = ${userId}
    order by offers.id desc`,
  favourites: (userId) => sql`
    select car_id, ${carName} as car, favourites.created_at as since, note, saved_price, target_price,
      target_reached_at
    from favourites join cars on cars.id = favourites.car_id where user_id = ${userId} order by since desc`,
  saved_searches: (userId) => sql`
    select name, filters, frequency, by_push as also_in_browser, by_webhook as also_by_webhook, is_paused, created_at as saved_at,
      seen_at as last_visited_at
    from saved_searches where user_id = ${userId} and removed_at is null order by id desc`,
  wanted_ads: (userId) => sql`
    select title, filters, budget, body as text, status, status_reason, published_at, expires_at, created_at, updated_at, removed_at
    from wanted_ads where user_id = ${userId} order by id desc`,
  wanted_replies: (userId) => sql`
    select wanted_ads.title as wanted_ad, car_id, ${carName} as car, conversation_id, wanted_replies.created_at
    from wanted_replies join wanted_ads on wanted_ads.id = ad_id join cars on cars.id = car_id
    where wanted_replies.user_id = ${userId} order by wanted_replies.id desc`,
  followed_dealers: (userId) => sql`
    select company_name, dealer_follows.created_at as since
    from dealer_follows join dealer_accounts on dealer_accounts.id = dealer_id where user_id = ${userId} order by since desc`,
  removed_favourites: (userId) => sql`
    select car_id, ${carName} as car, removed.created_at as since, note, saved_price, target_price,
      target_reached_at, removed.removed_at
    from removed_favourites as removed join cars on cars.id = removed.car_id
    where user_id = ${userId} order by removed.removed_at desc`,
  messages: (userId) => sql`
    select conversation_id, (
      select string_agg(users.name, ', ' order by users.name) from conversation_participants as other
      join users on users.id = other.user_id
      where other.conversation_id = messages.conversation_id and other.user_id <> ${userId}
    ) as with_whom, conversations.title as group_name, car_id, content, (
      select json_agg('/message-photos/' || photos.key order by message_photos.position)
      from message_photos join photos on photos.id = photo_id where message_id = messages.id
    ) as photos, messages.created_at
    from messages join conversations on conversations.id = messages.conversation_id
    where sender_id = ${userId} order by messages.id desc`,
  meetings: (userId) => sql`
    select meetings.id, meetings.kind, meetings.status, ${carName} as car,
      case when buyer_id = ${userId} then seller.name else buyer.name end as with_whom,
      case when buyer_id = ${userId} then buyer_answer else seller_answer end as said_about_the_other_side,
      case when revealed_at is not null then case when buyer_id = ${userId} then seller_answer else buyer_answer end end
        as said_about_you,
      case when buyer_id = ${userId} then buyer_zone else seller_zone end as time_zone,
      meetings.starts_at, meetings.agreed_at, meetings.ended_at,
      case when ended_by = ${userId} then end_reason end as your_reason, end_cause, meetings.created_at, (
        select json_agg(json_build_object(
          'at', one.starts_at, 'time_zone', one.time_zone, 'area', areas.name, 'place', one.place, 'status', one.status,
          'answered_by_you', one.answered_by = ${userId}
        ) order by one.id)
        from meeting_proposals as one join areas on areas.id = one.area_id
        where one.meeting_id = meetings.id and one.user_id = ${userId}
      ) as your_proposals, (
        select json_build_object('area', areas.name, 'place', one.place)
        from meeting_proposals as one join areas on areas.id = one.area_id
        where one.meeting_id = meetings.id and one.status = 'agreed'
      ) as agreed_place
    from meetings join conversations on conversations.id = meetings.conversation_id
    left join cars on cars.id = conversations.car_id
    join users as buyer on buyer.id = buyer_id join users as seller on seller.id = meetings.seller_id
    where ${userId} in (buyer_id, meetings.seller_id) order by meetings.id desc`,
  saved_replies: (userId) => sql`
    select company_name, saved_replies.name, content, saved_replies.updated_at
    from saved_replies join dealer_accounts on dealer_accounts.id = dealer_id
    where written_by = ${userId} order by saved_replies.id desc`,
  tickets: (userId) => sql`
    select 'TKT-' || lpad(id::text, 6, '0') as ticket_number, subject, description, status, priority, created_at, closed_at, rating,
      rating_comment, (
        select json_agg(json_build_object(
          'by', case when author_id = ${userId} then 'you' when is_staff then 'staff' else 'the other side' end,
          'content', content, 'at', created_at
        ) order by ticket_responses.created_at, ticket_responses.id)
        from ticket_responses where ticket_id = tickets.id and not is_internal
      ) as responses, (
        select json_agg(json_build_object('what', event.kind, 'was', was, 'became', became, 'at', event.created_at) order by event.id)
        from ticket_events as event where event.ticket_id = tickets.id
      ) as changes, 'TKT-' || lpad(merged_into::text, 6, '0') as merged_into
    from tickets where user_id = ${userId} order by id desc`,
  // Replies given as staff belong to the site.
  ticket_answers: (userId) => sql`
    select 'TKT-' || lpad(ticket_id::text, 6, '0') as ticket_number, subject, content, ticket_responses.created_at
    from ticket_responses join tickets on tickets.id = ticket_id
    where author_id = ${userId} and not is_staff and tickets.user_id <> ${userId} order by ticket_responses.id desc`,
  appeals: (userId) => sql`
    select decision.action as decision, decision.reason, decision.created_at as decided_at, appeals.status, appeals.created_at as appealed_at,
      outcome_reason as answer, outcome_at as answered_at, 'TKT-' || lpad(ticket_id::text, 6, '0') as ticket_number
    from appeals join staff_actions as decision on decision.id = appeals.decision_id
    where appeals.user_id = ${userId} order by appeals.id desc`,
  // Anyone can pay, so the payer's account number stays between the payer and the bank.
  payments: (userId) => sql`
    select payments.id, kind, subject, amount, lines, status, case when payer_routing = routing_number then payer_routing end as payer_routing,
      payments.created_at, paid_at, refund_reason
    from payments join users on users.id = user_id where user_id = ${userId} order by payments.id desc`,
  reviews_written: (userId) => sql`
    select users.name as of_whom, review_type, rating, reviews.title, comment, reviews.created_at, edited_at,
      reviews.published_at as shown_from, hidden_at, hidden_reason, deleted_at as taken_back_at
    from reviews join users on users.id = reviews.user_id where author_id = ${userId} order by reviews.id desc`,
  reviews_received: (userId) => sql`
    select users.name as by_whom, review_type, rating, reviews.title, comment, reviews.created_at, (
        select json_build_object('response', response, 'at', review_responses.created_at) from review_responses
        where review_id = reviews.id
      ) as answer
    from reviews join sales on sales.id = reviews.sale_id join users on users.id = author_id
    where reviews.user_id = ${userId} and ${isVisible} order by reviews.id desc`,
  review_answers: (userId) => sql`
    select review_id, response, created_at from review_responses where responder_id = ${userId} order by id desc`,
  awards: (userId) => sql`
    select name, description, reason, awarded_at, revoked_at, revoked_reason
    from award_grants join awards on awards.id = award_grants.award_id
    where user_id = ${userId} order by award_grants.id desc`,
  reports: (userId) => sql`
    select 'car' as about, car_id as id, reason, details, status, created_at from car_reports where reporter_id = ${userId}
    union all
    select 'review', review_id, reason, details, status, created_at from review_reports where reporter_id = ${userId}
    union all
    select 'wanted ad', ad_id, reason, details, status, created_at from wanted_reports where reporter_id = ${userId}
    union all
    select 'conversation', conversation_id, reason, details, status, created_at from conversation_reports
    where reporter_id = ${userId} order by created_at desc`,
  notices: (userId) => sql`
    select kind, facts, times, updated_at, read_at from notices where user_id = ${userId} order by updated_at desc, id desc`,
  muted_notices: (userId) => sql`
    select notice_group from muted_notice_groups where user_id = ${userId} order by notice_group`,
  ticket_filters: (userId) => sql`
    select name, query from ticket_filters where user_id = ${userId} order by name`,
  // The address is a secret that the user entered and already knows.
  webhook: (userId) => sql`
    select address_shown as address, is_enabled, event, facts, status, webhook_deliveries.created_at, done_at
    from webhooks left join webhook_deliveries on webhook_id = webhooks.id
    where user_id = ${userId} order by webhook_deliveries.created_at desc`,
  blocked: (userId) => sql`
    select users.name, blocks.created_at as since from blocks join users on users.id = blocked_id
    where blocker_id = ${userId} order by since desc`,
  applications: (userId) => sql`
    select company_name, business_type, description, website, phone, status, created_at, review_notes, reviewed_at
    from dealer_applications where user_id = ${userId} order by id desc`,
  invitations: (userId) => sql`
    select company_name, role, dealer_invitations.status, dealer_invitations.created_at, answered_at from dealer_invitations
    join dealer_accounts on dealer_accounts.id = dealer_invitations.dealer_account_id
    where invited_user_id = ${userId} order by dealer_invitations.id desc`,
  ownership_offers: (userId) => sql`
    select company_name, case when from_user_id = ${userId} then receiver.name else owner.name end as with_whom,
      case when from_user_id = ${userId} then 'sent' else 'received' end as direction, transfer.status, transfer.created_at,
      transfer.expires_at, settled_at
    from ownership_transfers as transfer join dealer_accounts on dealer_accounts.id = transfer.dealer_account_id
    join users as owner on owner.id = from_user_id join users as receiver on receiver.id = to_user_id
    where ${userId} in (from_user_id, to_user_id) order by transfer.id desc`,
  moved_cars: (userId) => sql`
    select ${carName} as car, company_name, moved_at from car_moves join cars on cars.id = car_id
    join dealer_accounts on dealer_accounts.id = dealer_account_id
    where user_id = ${userId} order by moved_at desc`,
};

/** Reads one row more than the limit, so the caller can tell when there are more. */
export async function readOwnData(db: Queryable, userId: number): Promise<Record<string, DataRow[]>> {
  const read: Record<string, DataRow[]> = {};
  for (const [kind, select] of Object.entries(ownDataKinds))
    read[kind] = (await sql<DataRow>`${select(userId)} limit ${maxOfAKind + 1}`.execute(db)).rows;
  return read;
}
