import { teamRights } from '@forecourt/contract/access/team-rights.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '@forecourt/server/database/car-name.sql.ts';
import type { PastEvent } from './past-event.ts';

const answering = sql`member.role = any (${sql.val([...teamRights['offers.answer']])}::text[])`;
const offers = sql`
  offers join cars on cars.id = offers.car_id join users as buyer on buyer.id = offers.buyer_id
  join users as seller on seller.id = offers.seller_id left join dealer_accounts as dealer on dealer.id = offers.dealer_id`;
const sellerName = sql`coalesce(dealer.company_name, seller.name)`;
const facts = (amount: RawBuilder<unknown>, who: RawBuilder<unknown>) => sql`
  'offer_id', offers.id, 'conversation_id', offers.conversation_id, 'title', ${carName}, 'amount', ${amount}, 'who', ${who}`;

/** Notifications about offers, their counter-offers and reservations. */
export const pastOffers: RawBuilder<PastEvent>[] = [
  sql`
    select 'offer_received' as kind, coalesce(member.user_id, offers.seller_id) as "userId", offers.id as "subjectId",
      cars.id as "carId", json_build_object(${facts(sql`first.amount`, sql`buyer.name`)}) as facts, offers.created_at as at
    from ${offers}
    join lateral (select amount from offer_amounts where offer_id = offers.id order by id limit 1) as first on true
    left join dealer_team_members as member on member.dealer_account_id = offers.dealer_id and ${answering}`,
  sql`
    select 'offer_countered' as kind, offers.buyer_id as "userId", offers.id as "subjectId", cars.id as "carId",
      json_build_object(${facts(sql`counter.amount`, sellerName)}) as facts, counter.at
    from ${offers} join offer_amounts as counter on counter.offer_id = offers.id and counter.by_side = 'seller'`,
  sql`
    select 'offer_declined' as kind, offers.buyer_id as "userId", offers.id as "subjectId", cars.id as "carId",
      json_build_object(${facts(sql`offers.amount`, sellerName)}) as facts, offers.ended_at as at
    from ${offers} where offers.status = 'declined' and offers.ended_by = 'seller'`,
  sql`
    select 'offer_accepted' as kind, coalesce(member.user_id, offers.seller_id) as "userId", offers.id as "subjectId",
      cars.id as "carId", json_build_object(${facts(sql`offers.amount`, sql`buyer.name`)}, 'hours', 48) as facts,
      offers.accepted_at as at
    from ${offers}
    left join dealer_team_members as member on member.dealer_account_id = offers.dealer_id and ${answering}
    where offers.status = 'accepted'`,
];
