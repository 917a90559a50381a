-- What a dealer's team keeps under Settings: a word for the time it is away, and which state of all this somebody read,
-- so that nobody writes over what a colleague saved meanwhile.
alter table dealer_accounts
  add column away_text text check (length(away_text) between 1 and 300),
  -- The day they are back, as it is read, and the moment in which it begins in the city.
  add column away_back_on date,
  add column away_until timestamptz,
  add column settings_version integer not null default 1,
  add column settings_saved_by bigint references users,
  add column settings_saved_at timestamptz,
  add constraint away_has_an_end check ((away_text is null) = (away_back_on is null) and (away_text is null) = (away_until is null)),
  -- An application's number may be this long; it became the dealer's only up to half of it.
  drop constraint dealer_accounts_phone_check,
  add constraint dealer_accounts_phone_check check (length(phone) <= 40);

-- Its owner closes a dealership, for good.
alter table dealer_accounts
  add column closed_at timestamptz,
  add column closed_by bigint references users,
  drop constraint dealer_accounts_status_check,
  add constraint dealer_accounts_status_check check (status in ('active', 'suspended', 'expired', 'closed')),
  add constraint closed_by_somebody check ((status = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_by is null));
create function closed_dealer_stays_closed() returns trigger language plpgsql as $$
begin
  raise exception 'dealer % is closed', old.id using errcode = 'check_violation', constraint = 'closed_stays_closed';
end $$;
create trigger closed_stays_closed before update of status on dealer_accounts
  for each row when (old.status = 'closed' and new.status <> 'closed') execute function closed_dealer_stays_closed();

-- A closed dealership has nobody on its team.
create function closed_dealer_has_no_team() returns trigger language plpgsql as $$
begin
  if exists (select from dealer_accounts where id = new.dealer_account_id and status = 'closed') then
    raise exception 'dealer % is closed', new.dealer_account_id using errcode = 'check_violation', constraint = 'closed_has_no_team';
  end if;
  return new;
end $$;
create trigger closed_has_no_team before insert or update of dealer_account_id on dealer_team_members
  for each row execute function closed_dealer_has_no_team();

-- What it sold stays, under the name of the last owner: only of a dealer that is open every car has a contact on its team.
alter table cars drop constraint contact_is_on_the_team;
alter table cars add column is_of_closed_dealer boolean not null default false;
alter table cars add column team_id bigint generated always as (case when not is_of_closed_dealer then dealer_id end) stored;
alter table cars add constraint contact_is_on_the_team
  foreign key (team_id, seller_id) references dealer_team_members (dealer_account_id, user_id);
create index cars_of_team on cars (seller_id, team_id) where team_id is not null;
drop index cars_by_contact; -- the new one serves the constraint, and what asked by the old one asks by the seller
