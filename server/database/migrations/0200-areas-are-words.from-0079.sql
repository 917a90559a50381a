-- Names of areas are words that searches are read by, like names of dealers. A new one files the searches with such words
-- again, even if every word of it was known before.
create function note_place_to_match() returns trigger language plpgsql as $$
begin
  insert into matching_due (phrase)
  select distinct phrase from unnest(case when tg_op = 'UPDATE' then old.phrases || new.phrases else new.phrases end) as phrase;
  return null;
end $$;
create trigger searches_follow_areas after insert or update of name, also on areas
  for each row execute function note_place_to_match();
create trigger searches_follow_regions after insert or update of name, also on area_regions
  for each row execute function note_place_to_match();
