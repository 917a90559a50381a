-- Days of membership that the staff gave a dealer. A refund takes back what is left of a payment's own time: what was
-- given after it must be known to stay.
create table membership_extensions (
  id bigint generated always as identity primary key,
  dealer_account_id bigint not null references dealer_accounts,
  hours integer not null check (hours > 0),
  -- Never shortens: the end moves on.
  ended_before timestamptz not null,
  ends_at timestamptz not null check (ends_at > ended_before),
  given_by bigint not null references users,
  reason text not null,
  created_at timestamptz not null default now()
);
create index membership_extensions_of_dealer on membership_extensions (dealer_account_id, created_at);
create trigger membership_extensions_only_grow before update or delete or truncate on membership_extensions
  for each statement execute function refuse_change();
