-- Every process keeps what visitors ask most (decision 040) and hears on this channel that something it shows may have
-- changed. The database says so itself, whoever changed it; within a transaction it is said once, with the commit.
-- A trigger names the columns that no visitor is shown: whatever is added later counts.
create function tell_of_market() returns trigger language plpgsql as $$
declare unseen text[] := coalesce(tg_argv, '{}'); -- null where a trigger names none
begin
  if tg_op <> 'UPDATE' or to_jsonb(old) - unseen <> to_jsonb(new) - unseen then
    perform pg_notify('market', '{"topic":"market"}');
  end if;
  return null;
end $$;

-- The same for cars, compared as they lie there: counting views changes many of them every other second. Nobody but its
-- seller sees a draft.
create function tell_of_cars() returns trigger language plpgsql as $$
begin
  new.views := old.views;
  new.inquiries := old.inquiries;
  new.updated_at := old.updated_at;
  if new *<> old then perform pg_notify('market', '{"topic":"market"}'); end if;
  return null;
end $$;

create trigger market_hears_of_new_cars after insert on cars
  for each row when (new.status <> 'draft') execute function tell_of_market();
create trigger market_hears_of_gone_cars after delete on cars
  for each row when (old.status <> 'draft') execute function tell_of_market();
create trigger market_hears_of_changed_cars after update on cars
  for each row when (old.status <> 'draft' or new.status <> 'draft') execute function tell_of_cars();
create trigger market_hears_of_no_cars after truncate on cars execute function tell_of_market();

create trigger market_hears_of_people after update on users
  for each row execute function tell_of_market('last_login', 'updated_at', 'routing_number');
create trigger market_hears_of_dealers after update on dealer_accounts
  for each row execute function tell_of_market('updated_at', 'settings_saved_at', 'settings_saved_by', 'settings_version');

do $$
declare changed text;
begin
  foreach changed in array array['car_prices', 'car_makes', 'car_models', 'reviews', 'sales', 'awards', 'award_grants',
    'open_photos', 'settings']
  loop
    execute format('create trigger market_hears after insert or update or delete on %I for each row execute function tell_of_market()', changed);
    execute format('create trigger market_hears_of_none after truncate on %I execute function tell_of_market()', changed);
  end loop;
end $$;

-- The next moment at which something shown ends by the clock is asked whenever something changed.
create index dealers_away on dealer_accounts (away_until) where away_until is not null;
