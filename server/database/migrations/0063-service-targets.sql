-- How long a ticket has waited for the staff, within their opening hours (contract/tickets/service-targets.ts).
alter table tickets
  -- Opening minutes that were over when it last changed, and since when they run on; null while it waits for its user or
  -- is over.
  add column clock_minutes double precision not null default 0,
  add column clock_since timestamptz default now(),
  -- When the first answer and the solution are due; kept whenever the clock changes, so that lists can be sorted by it.
  add column answer_due_at timestamptz,
  add column solution_due_at timestamptz,
  -- The next of the two.
  add column due_at timestamptz generated always as (least(answer_due_at, solution_due_at)) stored,
  -- Whether they came in time; null until they came.
  add column answered_in_time boolean,
  add column solved_in_time boolean;
-- The job start_clocks fills in when those are due that are open already; what is over is not judged afterwards.
update tickets set clock_since = case when status in ('open', 'in_progress') then created_at end;

create index tickets_by_due on tickets
  (due_at, (array_position(array['open', 'in_progress', 'waiting_for_user', 'resolved', 'closed'], status)), created_at desc, id desc);
create index tickets_without_due on tickets (id) where due_at is null and status in ('open', 'in_progress');
