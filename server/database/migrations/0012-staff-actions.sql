-- What staff did, written in the transaction in which it happened; a record that only grows.
create table staff_actions (
  id bigint generated always as identity primary key,
  actor_id bigint not null references users,
  action text not null,
  target_type text not null,
  target_id bigint not null,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now()
);
create index staff_actions_by_time on staff_actions (created_at);
create index staff_actions_of_actor on staff_actions (actor_id, created_at);
create trigger staff_actions_only_grow before update or delete or truncate on staff_actions
  for each statement execute function refuse_change();
