-- A favourite's target price. Its member is notified once when the car's price reaches it.
alter table favourites
  add column target_price integer,
  -- Null until the price reached it. Set by the transaction that announces it, so that no one is notified twice.
  add column target_reached_at timestamptz;
create index open_targets on favourites (car_id) where target_price is not null and target_reached_at is null;

-- For Undo.
alter table removed_favourites add column target_price integer, add column target_reached_at timestamptz;
