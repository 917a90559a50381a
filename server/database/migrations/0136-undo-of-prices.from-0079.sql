-- The prices before a bulk change, so that it can be undone exactly for a day.
create table price_undos (
  id bigint generated always as identity primary key,
  dealer_account_id bigint not null references dealer_accounts,
  created_at timestamptz not null default now()
);
create index price_undos_by_age on price_undos (created_at);

create table price_undo_cars (
  undo_id bigint not null references price_undos on delete cascade,
  car_id bigint not null references cars on delete cascade,
  -- Null for a draft that had none.
  price integer,
  -- The car's version after the change. A car that was changed since isn't touched.
  version timestamptz not null,
  primary key (undo_id, car_id)
);
create index price_undo_cars_by_car on price_undo_cars (car_id);
