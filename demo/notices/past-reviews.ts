import { teamRights } from '@forecourt/contract/access/team-rights.ts';
import { staffRights } from '@forecourt/contract/access/staff-rights.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '@forecourt/server/database/car-name.sql.ts';
import type { PastEvent } from './past-event.ts';

const answering = sql`member.role = any (${sql.val([...teamRights['reviews.respond']])}::text[])`;
const isThere = sql`reviews.deleted_at is null and reviews.published_at <= now()`;
const ofReview = sql`'user_id', reviews.user_id, 'car', ${carName}, 'of', dealer.company_name`;
const reviews = sql`
  reviews join sales on sales.id = reviews.sale_id join cars on cars.id = sales.car_id
  join users as author on author.id = reviews.author_id join users as reviewed on reviewed.id = reviews.user_id
  left join dealer_accounts as dealer on dealer.id = reviews.dealer_id`;

const verified = sql`
  sales join cars on cars.id = sales.car_id join users as seller on seller.id = sales.seller_id
  join users as buyer on buyer.id = sales.buyer_id left join dealer_accounts as dealer on dealer.id = sales.dealer_id`;

/** Notifications about reviews and awards. */
export const pastReviews: RawBuilder<PastEvent>[] = [
  sql`
    select 'review_asked' as kind, sales.buyer_id as "userId", sales.id as "subjectId", cars.id as "carId",
      json_build_object('side', 'buyer', 'car', ${carName}, 'other', coalesce(dealer.company_name, seller.name)) as facts,
      sales.confirmed_at as at
    from ${verified} where sales.status = 'confirmed'`,
  sql`
    select 'review_asked' as kind, coalesce(member.user_id, sales.seller_id) as "userId", sales.id as "subjectId",
      cars.id as "carId", json_build_object('side', 'seller', 'car', ${carName}, 'other', buyer.name) as facts,
      sales.confirmed_at as at
    from ${verified} left join dealer_team_members as member on member.dealer_account_id = sales.dealer_id and ${answering}
    where sales.status = 'confirmed'`,
  sql`
    select 'review_received' as kind, coalesce(member.user_id, reviews.user_id) as "userId", reviews.id as "subjectId",
      cars.id as "carId", json_build_object(${ofReview}, 'by', author.name) as facts, reviews.published_at as at
    from ${reviews} left join dealer_team_members as member on member.dealer_account_id = reviews.dealer_id and ${answering}
    where ${isThere} and reviews.hidden_at is null`,
  sql`
    select 'review_answered' as kind, reviews.author_id as "userId", reviews.id as "subjectId", cars.id as "carId",
      json_build_object(${ofReview}, 'by', coalesce(dealer.company_name, reviewed.name)) as facts, response.created_at as at
    from ${reviews} join review_responses as response on response.review_id = reviews.id
    where ${isThere} and reviews.hidden_at is null`,
  sql`
    select 'review_hidden' as kind, reviews.author_id as "userId", reviews.id as "subjectId", cars.id as "carId",
      json_build_object(${ofReview}, 'side', reviews.review_type, 'reason', reviews.hidden_reason) as facts,
      reviews.hidden_at as at
    from ${reviews} where reviews.hidden_at is not null`,
  sql`
    select 'review_reported' as kind, staff.id as "userId", reviews.id as "subjectId", cars.id as "carId",
      json_build_object(${ofReview}) as facts, report.created_at as at
    from ${reviews} join review_reports as report on report.review_id = reviews.id
    join users as staff on staff.staff_role = any (${sql.val([...staffRights['reviews.decide']])}::text[])`,
  sql`
    select 'award_received' as kind, award_grants.user_id as "userId", award_grants.id as "subjectId", null as "carId",
      json_build_object('user_id', award_grants.user_id, 'name', awards.name) as facts, award_grants.awarded_at as at
    from award_grants join awards on awards.id = award_grants.award_id where revoked_at is null`,
];
