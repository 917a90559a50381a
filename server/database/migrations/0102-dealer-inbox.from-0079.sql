-- The team member who looks after a conversation with their dealer. Ends with their seat, also if a server of an earlier
-- version ends it.
alter table conversations add column assigned_to bigint;
alter table conversations add constraint assigned_to_team_member
  foreign key (dealer_id, assigned_to) references dealer_team_members (dealer_account_id, user_id)
  on delete set null (assigned_to);
create index conversations_assigned on conversations (assigned_to, updated_at desc, id desc) where assigned_to is not null;

-- A dealership's prepared replies.
create table saved_replies (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer_accounts,
  name text not null check (length(name) between 1 and 60),
  content text not null check (length(content) between 1 and 2000),
  -- Who wrote it last.
  written_by bigint not null references users,
  updated_at timestamptz not null default now()
);
create unique index one_saved_reply_per_name on saved_replies (dealer_id, lower(name));
