import { logCountedTo } from '@forecourt/contract/staff/staff.ts';
import type { TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import type { TargetState } from './staff-targets.store.ts';

export interface LogFilters {
  actor_id?: number | undefined;
  action_type?: string | undefined;
  target_type?: TargetKind | undefined;
  target_id?: number | undefined;
  /** Days in the site's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The log filters and the reader. */
export interface LogQuestion extends LogFilters {
  timeZone: string;
}

/** From the newest entry, or next to a given one. Reads one row more than asked to tell whether there are more. */
export interface LogPart {
  limit: number;
  offset?: number;
  before?: number | undefined;
  after?: number | undefined;
}

export type LoggedAction = Awaited<ReturnType<typeof readLog>>[number];

const wanted = (db: Queryable, { actor_id, action_type, target_type, target_id, from, to, timeZone }: LogQuestion) =>
  db
    .selectFrom('staff_actions')
    .$if(actor_id !== undefined, (log) => log.where('actor_id', '=', actor_id!))
    .$if(action_type !== undefined, (log) => log.where('action', '=', action_type!))
    .$if(target_type !== undefined, (log) => log.where('target_kind', '=', target_type!))
    .$if(target_id !== undefined, (log) => log.where('target_id', '=', target_id!))
    .$if(from !== undefined, (log) => log.where('staff_actions.created_at', '>=', beginning(from!, 0, timeZone)))
    .$if(to !== undefined, (log) => log.where('staff_actions.created_at', '<', beginning(to!, 1, timeZone)));

/** Start of a day in the site's time zone, or of a later one. */
const beginning = (day: string, addedDays: number, timeZone: string): RawBuilder<Date> =>
  sql`((${day}::date + ${addedDays}::int)::timestamp at time zone ${timeZone})`;

/** Entries older or newer than a given id. */
const beside = (id: number, sign: '<' | '>') =>
  sql<boolean>`(staff_actions.created_at, staff_actions.id) ${sql.raw(sign)}
    ((select created_at from staff_actions where id = ${id}), ${id}::bigint)`;

export async function readLog(db: Queryable, question: LogQuestion, { limit, offset = 0, before, after }: LogPart) {
  const order = after === undefined ? 'desc' : 'asc';
  const rows = await wanted(db, question)
    .leftJoin('users', 'users.id', 'staff_actions.actor_id')
    .select([
      'staff_actions.id',
      'actor_id',
      'users.name as actor_name',
      'action as action_type',
      sql<TargetKind>`target_kind`.as('target_type'),
      'target_id',
      nameOfTarget.as('target_name'),
      seenAt.as('seen_at'),
      'reason',
      sql<TargetState | null>`before`.as('before'),
      sql<TargetState | null>`after`.as('after'),
      'staff_actions.created_at',
    ])
    .$if(before !== undefined, (log) => log.where(beside(before!, '<')))
    .$if(after !== undefined, (log) => log.where(beside(after!, '>')))
    .orderBy('staff_actions.created_at', order)
    .orderBy('staff_actions.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return after === undefined ? rows : rows.reverse();
}

const nameOfTarget = sql<string | null>`case target_kind
  when 'user' then (select name from users as person where person.id = target_id)
  when 'car' then (select nullif(${carName}, '') from cars where cars.id = target_id)
  when 'dealer' then (select company_name from dealer_accounts where dealer_accounts.id = target_id)
  when 'application' then (select company_name from dealer_applications where dealer_applications.id = target_id)
  when 'payment' then (select subject from payments where payments.id = target_id)
  when 'sale' then (select nullif(${carName}, '') from sales join cars on cars.id = car_id where sales.id = target_id)
  when 'ticket' then (select subject from tickets where tickets.id = target_id)
  when 'appeal' then (select subject from appeals join tickets on tickets.id = ticket_id where appeals.id = target_id)
  when 'ticket_category' then (select name from ticket_categories where ticket_categories.id = target_id)
  when 'response_template' then (select name from response_templates where response_templates.id = target_id)
  when 'car_make' then (select display_name from car_makes where car_makes.id = target_id)
  when 'car_model' then (select display_name from car_models where car_models.id = target_id)
  when 'car_area' then (select name from areas where areas.id = target_id)
  when 'car_region' then (select name from area_regions where area_regions.id = target_id)
  when 'search_word' then (select word from word_meanings where word_meanings.id = target_id)
  when 'user_note' then (select name from user_notes join users as person on person.id = user_id
    where user_notes.id = target_id)
  when 'award' then (select name from awards where awards.id = target_id)
  when 'webhook' then (select channel from webhooks where webhooks.id = target_id)
end`;

const seenAt = sql<{ kind: 'car' | 'ticket' | 'user'; id: number } | null>`case target_kind
  when 'sale' then (select jsonb_build_object('kind', 'car', 'id', car_id) from sales where sales.id = target_id)
  when 'user_note' then (select jsonb_build_object('kind', 'user', 'id', user_id) from user_notes where user_notes.id = target_id)
  when 'appeal' then (select jsonb_build_object('kind', 'ticket', 'id', ticket_id) from appeals where appeals.id = target_id)
end`;

/** Counts up to the limit plus one, which means there are more. */
export async function countLog(db: Queryable, question: LogQuestion): Promise<number> {
  const some = wanted(db, question)
    .select(sql`1`.as('one'))
    .limit(logCountedTo + 1);
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${some}) as counted`.execute(db);
  return rows[0]!.total;
}

/** A loose index scan: finds the people without reading all their actions. */
export async function peopleInLog(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive actors as (
      (select actor_id from staff_actions where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from staff_actions where actor_id > actors.actor_id order by actor_id limit 1)
      from actors where actor_id is not null
    )
    select id, name from users where id in (select actor_id from actors) order by lower(name), id`.execute(db);
  return rows;
}

const batchSize = 2_000;

/** Yields pages, each continuing after the last, while the caller keeps reading. */
export async function* wholeLog(db: Queryable, question: LogQuestion): AsyncGenerator<LoggedAction[]> {
  let before: number | undefined;
  for (;;) {
    const rows = await readLog(db, question, { limit: batchSize, before });
    yield rows;
    if (rows.length < batchSize) return;
    before = rows.at(-1)!.id;
  }
}
