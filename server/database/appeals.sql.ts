import { sql } from 'kysely';

/**
 * Game accounts of everyone involved in what a ticket (`tickets`) appeals, so that no involved staff member handles it.
 * For a review that's both sides.
 */
export const accountsInAppeal = sql<number[]>`array(
  select person.game_account_id
  from appeals join staff_actions as decision on decision.id = appeals.decision_id
  cross join lateral (
    select seller_id as user_id, dealer_id from cars where decision.target_kind = 'car' and cars.id = decision.target_id
    union all select reviews.user_id, reviews.dealer_id from reviews
      where decision.target_kind = 'review' and reviews.id = decision.target_id
    union all select reviews.author_id, null from reviews
      where decision.target_kind = 'review' and reviews.id = decision.target_id
    union all select applied.user_id, null from dealer_applications as applied
      where decision.target_kind = 'application' and applied.id = decision.target_id
    union all select decision.target_id, null where decision.target_kind = 'user'
    union all select null, decision.target_id where decision.target_kind = 'dealer'
  ) as part
  cross join lateral (
    select part.user_id union
    select member.user_id from dealer_team_members as member where member.dealer_account_id = part.dealer_id
  ) as involved
  join users as person on person.id = involved.user_id
  where appeals.ticket_id = tickets.id
)::float8[]`;

/**
 * Game account of the staff member who made the appealed decision. Another character of theirs counts as the same
 * person.
 */
export const deciderAccount = sql<number | null>`(
  select decider.game_account_id from appeals join staff_actions as decision on decision.id = appeals.decision_id
  join users as decider on decider.id = decision.actor_id where appeals.ticket_id = tickets.id
)`;

export const appealStatus = sql<
  string | null
>`(select appeals.status from appeals where appeals.ticket_id = tickets.id)`;
