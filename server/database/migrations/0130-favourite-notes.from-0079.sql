-- A member's note on a favourite, which only they can read, and the car's price when they saved it.
alter table favourites
  add column note text,
  -- Null if it isn't known.
  add column saved_price integer;

-- Servers of the last release leave the price empty.
update favourites set saved_price = (
  select price from car_prices where car_prices.car_id = favourites.car_id and since <= favourites.created_at
  order by id desc limit 1
);

-- Keeps the note and the date of a removed favourite for Undo. Deleted after an hour (server/jobs/sweep.ts).
create table removed_favourites (
  user_id bigint not null references users,
  car_id bigint not null references cars on delete cascade,
  created_at timestamptz not null,
  note text,
  saved_price integer,
  removed_at timestamptz not null default now(),
  primary key (user_id, car_id)
);
create index removed_favourites_by_time on removed_favourites (removed_at);
