import type { Tx } from '@forecourt/server/database/database.ts';
import { sql } from 'kysely';

/** Seeds staff decisions about reports, after those about cars are logged. */
export async function seedReports(tx: Tx): Promise<void> {
  await upholdWhatWasFlagged(tx);
  await dismissOne(tx);
  await flagOneOfDealer(tx);
  await sql`select fold_car_counts(), fold_staff_car_counts()`.execute(tx);
}

/** Upholds the reports about the flagged car. */
const upholdWhatWasFlagged = (tx: Tx) =>
  sql`
    update car_reports set
      status = 'upheld', decision = 'flag', decision_reason = flagged.reason, decided_at = flagged.created_at,
      decided_by = flagged.actor_id,
      created_at = least(car_reports.created_at, flagged.created_at - interval '5 hours' + (car_reports.id % 2) * interval '3 hours')
    from (
      select distinct on (target_id) target_id, reason, created_at, actor_id from staff_actions
      where action = 'flag_car' order by target_id, id desc
    ) as flagged
    where flagged.target_id = car_reports.car_id and car_reports.status = 'open'
      and (select status from cars where id = car_reports.car_id) = 'flagged'`.execute(tx);

const said = 'We asked the seller for the papers, and the mileage matches the listing.';

const dismissOne = (tx: Tx) =>
  sql`
    with chosen as (
      select cars.id, decider.id as by, reporter.id as reporter from cars
      join users as decider on decider.name = 'Mia Santoro' join users as reporter on reporter.name = 'Kenji Mori'
      where cars.status = 'active' and cars.dealer_id is null and not cars.is_hidden
        and cars.published_at < now() - interval '6 days' and cars.seller_id not in (decider.id, reporter.id)
        and not exists (select from car_reports where car_id = cars.id)
        and not exists (select from staff_actions where target_kind = 'car' and target_id = cars.id)
      order by cars.published_at desc, cars.id limit 1
    ), logged as (
      insert into staff_actions (actor_id, action, target_kind, target_id, reason, before, after, created_at)
      select by, 'dismiss_reports', 'car', chosen.id, ${said}, state, state, now() - interval '4 days'
      from chosen, lateral (select jsonb_build_object('status', status, 'status_reason', status_reason) as state
        from cars where cars.id = chosen.id) as told
    )
    insert into car_reports (car_id, reporter_id, reason, details, status, decision, decision_reason, decided_at, decided_by, created_at)
    select id, reporter, 'wrong_facts', 'So few miles at that age? I do not believe it.', 'dismissed', 'dismiss', ${said},
      now() - interval '4 days', by, now() - interval '4 days 7 hours'
    from chosen`.execute(tx);

const why =
  'The plate in the second photo belongs to another car. Please add photos of this one, and let us know in an appeal.';

/** Flags one of a dealer's cars, so its team sees the reason in the inventory. */
const flagOneOfDealer = (tx: Tx) =>
  sql`
    with chosen as (
      select cars.id, cars.status, decider.id as by from cars
      join dealer_accounts on dealer_accounts.id = cars.dealer_id join users as decider on decider.name = 'Mia Santoro'
      where company_name = 'Eclipse Motors' and cars.status = 'active' and not cars.is_featured
        and not exists (select from car_reports where car_id = cars.id)
        and not exists (select from favourites where car_id = cars.id)
      order by cars.published_at desc, cars.id limit 1
    ), logged as (
      insert into staff_actions (actor_id, action, target_kind, target_id, reason, before, after, created_at)
      select by, 'flag_car', 'car', id, ${why}, jsonb_build_object('status', status, 'status_reason', null),
        jsonb_build_object('status', 'flagged', 'status_reason', ${why}::text), now() - interval '9 hours'
      from chosen
    )
    update cars set status = 'flagged', status_before = cars.status, status_reason = ${why}
    from chosen where cars.id = chosen.id`.execute(tx);
