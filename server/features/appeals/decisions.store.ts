import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';
import {
  decisionNames,
  lastWords,
  type DecisionName,
  type DecisionTarget,
} from '@forecourt/contract/appeals/decisions.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { isRestricted } from '../../database/standing.sql.ts';

type State = Record<string, string | number | boolean | null>;

/** A staff decision from the log, with the current state of its target and the appeal, if any. */
export interface DecisionRow {
  id: number;
  kind: DecisionName;
  target_type: DecisionTarget;
  target_id: number;
  reason: string;
  decided_at: Date;
  /** Null if it was done from the server console. */
  decider_name: string | null;
  decider_account: number | null;
  before: State | null;
  after: State | null;
  subject: string;
  /** The owner: the dealer if there is one, otherwise the user. Both are null if the target no longer exists. */
  user_id: number | null;
  dealer_id: number | null;
  until: Date | null;
  stands: boolean;
  appeal_id: number | null;
  appeal_status: AppealStatus | null;
  ticket_id: number | null;
  appellant_id: number | null;
  statement: string | null;
  appealed_at: Date | null;
  outcome_reason: string | null;
  outcome_at: Date | null;
  outcome_by_name: string | null;
}

/** For each kind of target: its name, its owner, and whether it's still in the state a decision could have left. */
const thing = sql`
  select ${carName} as subject, cars.seller_id as user_id,
    cars.dealer_id, null::timestamptz as until,
    cars.status = 'flagged' or cars.status = 'removed' and cars.removed_by = 'staff' as is_so
  from cars where decision.target_kind = 'car' and cars.id = decision.target_id
  union all
  select ${carName}, reviews.author_id, null, null,
    reviews.hidden_at is not null and reviews.deleted_at is null
  from reviews join sales on sales.id = reviews.sale_id join cars on cars.id = sales.car_id
  where decision.target_kind = 'review' and reviews.id = decision.target_id
  union all
  select ${carName}, sales.seller_id, sales.dealer_id, null, exists (select from guide_exclusions where sale_id = sales.id)
  from sales join cars on cars.id = sales.car_id where decision.target_kind = 'sale' and sales.id = decision.target_id
  union all
  select ad.title, ad.user_id, null, null, ad.status = 'flagged' or ad.status = 'removed' and ad.removed_by = 'staff'
  from wanted_ads as ad where decision.target_kind = 'wanted_ad' and ad.id = decision.target_id
  union all
  select applied.company_name, applied.user_id, null, null, applied.status = 'declined' and not exists (
    select from dealer_applications as later where later.user_id = applied.user_id and later.id > applied.id
  )
  from dealer_applications as applied
  where decision.target_kind = 'application' and applied.id = decision.target_id
  union all
  select users.name, users.id, null, users.suspended_until, ${isRestricted}
  from users where decision.target_kind = 'user' and users.id = decision.target_id
  union all
  select dealer_accounts.company_name, null, dealer_accounts.id, null, dealer_accounts.status = 'suspended'
  from dealer_accounts where decision.target_kind = 'dealer' and dealer_accounts.id = decision.target_id`;

async function selectDecisions(db: Queryable, where: RawBuilder<unknown>): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select decision.id, decision.action as kind, decision.target_kind as target_type, decision.target_id, decision.reason,
      decision.created_at as decided_at, decider.name as decider_name, decider.game_account_id as decider_account,
      decision.before, decision.after,
      coalesce(thing.subject, '') as subject, thing.user_id, thing.dealer_id, thing.until,
      coalesce(thing.is_so, false) and not exists (
        select from staff_actions as later
        where later.target_kind = decision.target_kind and later.target_id = decision.target_id
          and later.id > decision.id and later.action = any (${sql.val([...lastWords])}::text[])
      ) as stands,
      appeals.id as appeal_id, appeals.status as appeal_status, appeals.ticket_id, appeals.user_id as appellant_id,
      tickets.description as statement, appeals.created_at as appealed_at, appeals.outcome_reason, appeals.outcome_at,
      outcome_by.name as outcome_by_name
    from staff_actions as decision
    left join lateral (${thing}) as thing on true
    left join users as decider on decider.id = decision.actor_id
    left join appeals on appeals.decision_id = decision.id
    left join tickets on tickets.id = appeals.ticket_id
    left join users as outcome_by on outcome_by.id = appeals.outcome_by
    where decision.action = any (${sql.val([...decisionNames])}::text[]) and ${where}
    order by decision.id desc limit 1
  `.execute(db);
  return rows;
}

const first = async (rows: Promise<DecisionRow[]>): Promise<DecisionRow | null> => (await rows)[0] ?? null;

export const findDecision = (db: Queryable, id: number) => first(selectDecisions(db, sql`decision.id = ${id}`));

/** Latest decision about this target. */
export const latestDecision = (db: Queryable, kind: DecisionTarget, id: number) =>
  first(selectDecisions(db, sql`decision.target_kind = ${kind} and decision.target_id = ${id}`));

export const decisionOfTicket = (db: Queryable, ticketId: number) =>
  first(selectDecisions(db, sql`appeals.ticket_id = ${ticketId}`));

export const decisionOfAppeal = (db: Queryable, appealId: number) =>
  first(selectDecisions(db, sql`appeals.id = ${appealId}`));
