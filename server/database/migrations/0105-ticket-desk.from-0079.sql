-- Staff change a ticket's category and merge tickets. Both are entries in the thread that its user sees too.
alter table tickets add column merged_into bigint;
create unique index tickets_with_user on tickets (id, user_id);
-- Only tickets of the same user are merged, and a merged ticket is closed.
alter table tickets
  add constraint merged_into_own_ticket foreign key (merged_into, user_id) references tickets (id, user_id),
  add constraint merged_is_closed check (merged_into is null or (status = 'closed' and merged_into <> id));
create index tickets_merged_into on tickets (merged_into) where merged_into is not null;

create table ticket_events (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets,
  kind text not null check (kind in ('category_changed', 'merged')),
  actor_id bigint not null references users,
  -- The names of the categories at that time.
  was text,
  became text,
  -- The ticket whose messages moved here. A ticket is merged once.
  merged_id bigint unique references tickets,
  created_at timestamptz not null default clock_timestamp(),
  check ((kind = 'category_changed') = (was is not null and became is not null)),
  check ((kind = 'merged') = (merged_id is not null))
);
create index events_of_ticket on ticket_events (ticket_id, id);
