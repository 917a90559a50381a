-- The checklist for a new site: steps that an admin marked as done because the data can't show it, and `hide` once an
-- admin no longer wants to see the list.
create table setup_steps (
  step text primary key,
  done_at timestamptz not null default now()
);
