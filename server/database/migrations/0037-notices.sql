-- What people are told (contract/notices/notice-kinds.ts). The sentence is made of the facts when it is read: they are
-- as things stood when it happened, so that what is renamed or gone since then takes no line away.
create table notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null,
  -- The one thing it is about: of which table, its kind says.
  subject_id bigint not null,
  -- Whose cover stands beside it.
  car_id bigint references cars on delete set null,
  facts jsonb not null,
  times integer not null default 1 check (times > 0),
  -- Of those that are in this line the latest; its facts are the ones kept, in whatever order they are written.
  last_announcement_id bigint not null,
  -- To the millisecond, as pages are told it: they ask for what came before.
  updated_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz
);
-- The same about the same thing is one line until it is read.
create unique index one_unread_notice on notices (user_id, kind, subject_id) where read_at is null;
create index notices_of_user on notices (user_id, updated_at desc, id desc);
create index notices_of_car on notices (car_id) where car_id is not null;
create index notices_by_time on notices (updated_at);

-- What somebody does not want to be told; what is not here they do.
create table muted_notice_groups (
  user_id bigint not null references users,
  notice_group text not null,
  primary key (user_id, notice_group)
);

-- Taken back in the transaction that writes its notices: so they are written once, and found again when nobody came to it.
alter table announcements add column notices_due boolean not null default false;
create index announcements_with_notices_due on announcements (id) where notices_due;

-- The end of which the dealer was told already; a membership that is prolonged has another one.
alter table memberships add column warned_of_end timestamptz;
alter table memberships add column told_of_grace timestamptz;
