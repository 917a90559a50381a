-- The price guide (decision 066): what cars sell for, from verified sales.

-- What all models have in common, from the nightly fit. A refit of one model uses the newest.
create table guide_fits (
  id bigint generated always as identity primary key,
  as_of timestamptz not null,
  sales integer not null,
  common jsonb not null
);

-- The estimate of a model. A row has all that the estimate of a car depends on, so a car has one rating everywhere,
-- also while other models are being refitted. `xid` lets processes that keep the market in memory notice a change.
create sequence guide_versions;
create table guide_models (
  model_id bigint primary key references car_models on delete cascade,
  version bigint not null default nextval('guide_versions'),
  fitted_at timestamptz not null,
  -- Null without enough sales: the log of the price of a new car without mileage and upgrades.
  base float8,
  slopes float8[] not null,
  -- The age of a car is counted up to here, in years.
  as_of_year float8 not null,
  -- Added to the log of the price.
  median_off float8 not null,
  low_off float8 not null,
  high_off float8 not null,
  lowest_off float8 not null,
  confidence text check (confidence in ('low', 'medium', 'high')),
  effective_sales float8 not null,
  sales integer not null,
  days_to_sell integer,
  xid xid8 not null default pg_current_xact_id(),
  check ((base is null) = (confidence is null))
);
create index guide_models_by_xid on guide_models (xid);

-- Sales that staff excluded.
create table guide_exclusions (
  sale_id bigint primary key references sales,
  excluded_by bigint references users,
  reason text not null check (length(reason) between 3 and 500),
  excluded_at timestamptz not null default now()
);

-- Models to refit. Rows are only ever added, so no transaction waits for the job that works through them.
create table guide_due (
  id bigint generated always as identity primary key,
  model_id bigint not null,
  due_at timestamptz not null
);
create index guide_due_by_time on guide_due (due_at);

-- A sale counts when it's a day old.
create function note_model_to_refit() returns trigger language plpgsql as $$
begin
  insert into guide_due (model_id, due_at)
  select model_id, greatest(now(), new.sold_at + interval '1 day') from cars where id = new.car_id and model_id is not null;
  return null;
end $$;
create trigger guide_gets_a_sale after insert on sales
  for each row when (new.status = 'confirmed') execute function note_model_to_refit();
create trigger guide_follows_a_sale after update on sales
  for each row when ((old.status = 'confirmed' or new.status = 'confirmed')
    and (old.status, old.sale_price, old.reviews_withheld) is distinct from (new.status, new.sale_price, new.reviews_withheld))
  execute function note_model_to_refit();

create function note_model_of_exclusion() returns trigger language plpgsql as $$
begin
  insert into guide_due (model_id, due_at)
  select model_id, now() from sales join cars on cars.id = sales.car_id
  where sales.id = coalesce(new.sale_id, old.sale_id) and model_id is not null;
  return null;
end $$;
create trigger guide_follows_exclusions after insert or delete on guide_exclusions
  for each row execute function note_model_of_exclusion();

-- Figures of the market pages, as the last job computed them.
create table guide_overview (
  only_row boolean primary key default true check (only_row),
  as_of timestamptz not null,
  figures jsonb not null
);

-- The sales of a model, for its refit.
create index cars_sold_of_model on cars (model_id) where status = 'sold' or status = 'removed';
