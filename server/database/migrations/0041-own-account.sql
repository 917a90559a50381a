-- Where somebody is signed in, in words they know it by ("Firefox on Windows"): of what the browser says of itself at
-- the sign-in nothing else is kept. The number names a session to its owner; its token is nobody's to see.
alter table sessions
  add column id bigint generated always as identity unique,
  add column device text check (length(device) <= 60);

-- Who closes their account is gone like somebody banned, and comes back by signing in again.
alter table users
  drop constraint users_standing_check,
  drop constraint users_check1,
  add constraint users_standing_check check (standing in ('active', 'suspended', 'banned', 'closed')),
  add constraint restricted_for_a_reason check (standing in ('active', 'closed') or standing_reason is not null);
