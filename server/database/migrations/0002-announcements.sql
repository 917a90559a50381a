-- What happened, written in the transaction in which it happened; reactions and live updates follow from it.
create table announcements (
  id bigint generated always as identity primary key,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index announcements_by_time on announcements (created_at);
