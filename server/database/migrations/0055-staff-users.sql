-- The staff list everybody, by how the account stands, by name and by when they were last here. How it stands is kept as
-- they read it, so that an index can count it; a suspension that is over is one until the minute's job has ended it.
alter table users add column account_status text not null generated always as (
  case
    when standing <> 'active' then standing
    when phone_number is null or routing_number is null then 'pending'
    else 'active'
  end
) stored;

create index users_by_status on users (account_status, created_at, id);
create index users_by_name on users (plain_name, id);
create index users_by_last_login on users (last_login desc nulls last, id desc) include (account_status);
create index users_of_staff on users (staff_role, id) where staff_role is not null;

-- Who stays signed in for longer than a month has not signed in within it, and was here all the same.
create index sessions_by_sign_in on sessions (created_at);
