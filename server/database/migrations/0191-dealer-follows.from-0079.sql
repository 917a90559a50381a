-- Members who want to hear about a dealer's new cars.
create table dealer_follows (
  user_id bigint not null references users,
  dealer_id bigint not null references dealer_accounts,
  created_at timestamptz not null default now(),
  primary key (user_id, dealer_id)
);
create index followers_of_dealer on dealer_follows (dealer_id);

-- One row per dealer that was ever followed. Its lock lets one process at a time announce new cars.
create table followed_dealers (
  dealer_id bigint primary key references dealer_accounts,
  -- When followers were last notified.
  told_at timestamptz
);

-- New cars of followed dealers. A car is new once, however often it leaves the market and returns.
create table dealer_new_cars (
  car_id bigint primary key references cars on delete cascade,
  dealer_id bigint not null references dealer_accounts,
  since timestamptz not null default now(),
  told_at timestamptz
);
create index untold_new_cars on dealer_new_cars (dealer_id) where told_at is null;
create index dealer_new_cars_by_time on dealer_new_cars (since);
