import type { TicketPriority } from '@forecourt/contract/tickets/tickets.flow.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

interface Group {
  name: string;
  tickets: number;
  first_response_minutes: number | null;
  resolve_minutes: number | null;
  rating: number | null;
}

const minutes = (until: string) =>
  sql.raw(`
  round(extract(epoch from percentile_cont(0.5) within group (order by ${until} - tickets.created_at)) / 60)::float8`);

/** Medians, so that one ticket left over a holiday doesn't distort the figures. */
const figures = sql`
  count(*) as tickets, ${minutes('first_response_at')} as first_response_minutes,
  ${minutes('resolved_at')} as resolve_minutes, round(avg(rating), 2)::float8 as rating`;

/** Together these are all tickets. */
interface Parts {
  resolved: number;
  waiting: number;
  waiting_for_user: number;
  closed_unresolved: number;
}

export async function ticketTotals(db: Queryable, since: Date) {
  const { rows } = await sql<Omit<Group, 'name'> & Parts>`
    select ${figures}, count(resolved_at) as resolved,
      count(*) filter (where status in ('open', 'in_progress')) as waiting,
      count(*) filter (where status = 'waiting_for_user') as waiting_for_user,
      count(*) filter (where status = 'closed' and resolved_at is null) as closed_unresolved
    from tickets where created_at >= ${since}
  `.execute(db);
  return rows[0]!;
}

/** How many first responses and resolutions were on time. Overdue ones already count as late. */
export async function targetsMet(db: Queryable, since: Date) {
  const { rows } = await sql<{
    priority: TicketPriority;
    tickets: number;
    answered: number;
    answered_in_time: number;
    solved: number;
    solved_in_time: number;
  }>`
    select priority, count(*) as tickets,
      count(*) filter (where answered_in_time is not null or answer_due_at < now()) as answered,
      count(*) filter (where answered_in_time) as answered_in_time,
      count(*) filter (where solved_in_time is not null or solution_due_at < now()) as solved,
      count(*) filter (where solved_in_time) as solved_in_time
    from tickets where created_at >= ${since}
    group by priority order by array_position(array['urgent', 'high', 'medium', 'low'], priority)
  `.execute(db);
  return rows;
}

export async function ticketsByDay(db: Queryable, since: Date, timeZone: string) {
  const { rows } = await sql<{ day: string; created: number; resolved: number }>`
    with days as (
      select day::date from generate_series(
        (${since}::timestamptz at time zone ${timeZone})::date, (now() at time zone ${timeZone})::date, interval '1 day'
      ) as day
    ), created as (
      select (created_at at time zone ${timeZone})::date as day, count(*) as tickets from tickets
      where created_at >= ${since}::timestamptz - interval '1 day' group by 1
    ), resolved as (
      select (resolved_at at time zone ${timeZone})::date as day, count(*) as tickets from tickets
      where resolved_at >= ${since}::timestamptz - interval '1 day' group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(created.tickets, 0) as created,
      coalesce(resolved.tickets, 0) as resolved
    from days left join created using (day) left join resolved using (day) order by days.day
  `.execute(db);
  return rows;
}

export async function ticketsByCategory(db: Queryable, since: Date): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ticket_categories.name, ${figures}
    from tickets join ticket_categories on ticket_categories.id = tickets.category_id
    where created_at >= ${since} group by ticket_categories.name order by tickets desc, name
  `.execute(db);
  return rows;
}

export async function ticketsByPerson(db: Queryable, since: Date): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select users.name, ${figures}
    from tickets join users on users.id = tickets.assigned_to
    where tickets.created_at >= ${since} group by users.id, users.name order by tickets desc, name
  `.execute(db);
  return rows;
}

export async function ratings(db: Queryable, since: Date) {
  const { rows } = await sql<{ rating: number; tickets: number }>`
    select stars as rating, (select count(*) from tickets where rating = stars and created_at >= ${since}) as tickets
    from generate_series(1, 5) as stars order by stars desc
  `.execute(db);
  return rows;
}
