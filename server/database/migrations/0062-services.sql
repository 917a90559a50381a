-- The keys of the game's bank that an admin saved (decision 034): one row, empty until then. Address, key and secret
-- are sealed under a key that is made of APP_KEY; what stands beside them is all that is ever shown.
create table bank_keys (
  id bigint primary key default 1 check (id = 1),
  sealed bytea,
  -- Under which key: after another APP_KEY it is known that these cannot be opened, and why.
  key_id text,
  host text,
  mode text check (mode in ('live', 'sandbox')),
  key_shown text,
  secret_shown text,
  saved_at timestamptz,
  saved_by bigint references users,
  check (num_nulls(sealed, key_id, host, mode, key_shown, saved_at) in (0, 6)),
  check (sealed is not null or secret_shown is null)
);
insert into bank_keys default values;

-- What the site needs to work, as it was found when somebody or the clock last looked.
create table service_checks (
  service text primary key,
  is_working boolean not null,
  -- What was found, or what is wrong, in a sentence.
  said text not null,
  took_ms integer not null,
  looked_at timestamptz not null,
  -- The last time something was wrong, also when it works again.
  last_error text,
  last_error_at timestamptz,
  check ((last_error is null) = (last_error_at is null))
);
