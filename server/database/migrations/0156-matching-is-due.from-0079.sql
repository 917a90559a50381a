-- Cars to compare with the saved searches. A trigger records them on the same paths that feed the market in memory (0093), so
-- no flow can forget one. Rows are only ever added, so no transaction waits for the job that works through them.
create table matching_due (
  id bigint generated always as identity primary key,
  -- Null if names or meanings changed.
  car_id bigint,
  -- The car as others could see it before. Null if they couldn't.
  before jsonb,
  -- What a name or a word with a meaning was or is now.
  phrase text,
  xid xid8 not null default pg_current_xact_id()
);

create function is_on_market(car cars) returns boolean language sql immutable parallel safe return
  car.status = 'active' and not car.is_hidden;

create function note_car_to_match() returns trigger language plpgsql as $$
declare
  seen cars := new;
begin
  if tg_op = 'INSERT' then
    insert into matching_due (car_id) values (new.id);
    return null;
  end if;
  -- Counts and paid featuring decide about no match.
  seen.views := old.views;
  seen.inquiries := old.inquiries;
  seen.updated_at := old.updated_at;
  seen.is_featured := old.is_featured;
  seen.featured_until := old.featured_until;
  if seen *<> old then
    insert into matching_due (car_id, before) values (new.id, case when is_on_market(old) then to_jsonb(old) end);
  end if;
  return null;
end $$;
create trigger searches_get_a_car after insert on cars
  for each row when (is_on_market(new)) execute function note_car_to_match();
create trigger searches_follow_a_car after update on cars
  for each row when (is_on_market(old) or is_on_market(new)) execute function note_car_to_match();

-- Words are read by these tables, so a change files the searches with such words again.
create function note_phrase_to_match() returns trigger language plpgsql as $$
declare
  was text;
  now_is text;
begin
  if tg_op <> 'INSERT' then was := case tg_table_name when 'dealer_accounts' then to_jsonb(old) ->> 'company_name' else to_jsonb(old) ->> 'word' end; end if;
  if tg_op <> 'DELETE' then now_is := case tg_table_name when 'dealer_accounts' then to_jsonb(new) ->> 'company_name' else to_jsonb(new) ->> 'word' end; end if;
  insert into matching_due (phrase) select distinct phrase from unnest(array[was, now_is]) as phrase where phrase is not null;
  return null;
end $$;
create trigger searches_follow_dealers after insert or update of company_name, status on dealer_accounts
  for each row execute function note_phrase_to_match();
create trigger searches_follow_meanings after insert or update or delete on word_meanings
  for each row execute function note_phrase_to_match();
create trigger searches_follow_words after insert or update on search_words
  for each row execute function note_phrase_to_match();

create index followed_searches on saved_searches (user_id) where removed_at is null;
