-- Cards show ratings, so cached responses depend on the price guide.
create trigger market_hears after insert or update or delete on guide_models
  for each row execute function tell_of_market();
create trigger market_hears_of_none after truncate on guide_models execute function tell_of_market();
