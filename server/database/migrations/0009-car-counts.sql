-- How many active cars there are for every combination of filter values, so that counting never walks the cars.
-- `dims` says which of the six columns a row speaks of (bit by bit, in their order); the others hold '' or -1.
-- Values are spelled as the filters spell them (contract/cars/filter-values.ts).
create table car_counts (
  dims smallint not null,
  body_class text collate "C" not null,
  year smallint not null,
  seller_type text collate "C" not null,
  price_band text collate "C" not null,
  mileage_within integer not null,
  make text collate "C" not null,
  cars integer not null,
  primary key (dims, make, body_class, year, seller_type, price_band, mileage_within)
);

create index car_counts_used_up on car_counts (dims) where cars = 0;

-- What changed since the counts were last brought up to date: listings that change at the same moment never wait for
-- each other here. Whoever reads adds these to the counts; a job folds them in.
create table car_count_changes (
  body_class text collate "C" not null,
  year smallint not null,
  seller_type text collate "C" not null,
  price_band text collate "C" not null,
  mileage_within integer not null,
  make text collate "C" not null,
  change smallint not null
);

create function price_band(price integer) returns text language sql immutable parallel safe return
  case
    when price < 25000 then 'under-25000'
    when price < 50000 then '25000-50000'
    when price < 75000 then '50000-75000'
    when price < 100000 then '75000-100000'
    else 'over-100000'
  end;
-- The smallest limit that the mileage is within; the largest integer when it is within none, or not known.
create function mileage_within(mileage integer) returns integer language sql immutable parallel safe return
  case
    when mileage <= 10000 then 10000
    when mileage <= 25000 then 25000
    when mileage <= 50000 then 50000
    when mileage <= 75000 then 75000
    when mileage <= 100000 then 100000
    else 2147483647
  end;
create function seller_type(dealer_id bigint) returns text language sql immutable parallel safe return
  case when dealer_id is null then 'private' else 'dealer' end;

create function note_car_count(car cars, change integer) returns void language sql as $$
  insert into car_count_changes values (
    car.body_class, car.year, seller_type(car.dealer_id), price_band(car.price), mileage_within(car.mileage), car.make,
    change
  )
$$;

create function note_car_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'active' and not old.is_hidden then perform note_car_count(old, -1); end if;
  if tg_op <> 'DELETE' and new.status = 'active' and not new.is_hidden then perform note_car_count(new, 1); end if;
  return null;
end $$;
create trigger cars_are_counted_in after insert on cars
  for each row when (new.status = 'active') execute function note_car_counts();
create trigger cars_are_counted_out after delete on cars
  for each row when (old.status = 'active') execute function note_car_counts();
create trigger cars_are_counted_again after update on cars
  for each row when (
    (old.status = 'active' or new.status = 'active') and
    (old.status, old.is_hidden, old.make, old.body_class, old.year, old.dealer_id is null, old.price, old.mileage) is distinct from
    (new.status, new.is_hidden, new.make, new.body_class, new.year, new.dealer_id is null, new.price, new.mileage)
  ) execute function note_car_counts();

-- Brings the counts up to date. cube() makes every combination of columns, with null where one is not spoken of.
create function fold_car_counts() returns void language sql as $$
  with taken as (
    delete from car_count_changes returning *
  )
  insert into car_counts as counted
  select
    63 - grouping(body_class, year, seller_type, price_band, mileage_within, make),
    coalesce(body_class, ''), coalesce(year, -1), coalesce(seller_type, ''),
    coalesce(price_band, ''), coalesce(mileage_within, -1), coalesce(make, ''), sum(change)
  from taken
  group by cube (body_class, year, seller_type, price_band, mileage_within, make)
  having sum(change) <> 0
  order by 1, 7, 2, 3, 4, 5, 6
  on conflict (dims, make, body_class, year, seller_type, price_band, mileage_within)
    do update set cars = counted.cars + excluded.cars;
  delete from car_counts where cars = 0
$$;

-- All of them anew, for after a bulk load without the triggers.
create function recount_cars() returns void language plpgsql as $$
begin
  lock table car_counts, car_count_changes in exclusive mode;
  truncate car_counts, car_count_changes;
  insert into car_counts
  select
    63 - grouping(body_class, year, seller_type, price_band, mileage_within, make),
    coalesce(body_class, ''), coalesce(year, -1), coalesce(seller_type, ''),
    coalesce(price_band, ''), coalesce(mileage_within, -1), coalesce(make, ''), count(*)
  from (
    select
      body_class, year, seller_type(dealer_id), price_band(price), mileage_within(mileage), make
    from cars where status = 'active' and not is_hidden
  ) as active (body_class, year, seller_type, price_band, mileage_within, make)
  group by cube (body_class, year, seller_type, price_band, mileage_within, make);
end $$;

-- How many active cars there are for each value of the column `spread` ('' for none: their total), with every other
-- column at one of its given values; null where any will do. Years are spread from 1950 on.
create function count_cars(
  spread text, classes text[], years smallint[], sellers text[], prices text[], mileages integer[], makes text[]
) returns table (value text, cars bigint)
language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
declare
  spoken constant smallint :=
    (spread = 'body_class' or classes is not null)::int * 32 + (spread = 'year' or years is not null)::int * 16 +
    (spread = 'seller_type' or sellers is not null)::int * 8 + (spread = 'price_band' or prices is not null)::int * 4 +
    (spread = 'mileage_within' or mileages is not null)::int * 2 + (spread = 'make' or makes is not null)::int;
begin
  case spread
    when 'body_class' then
      classes := '{Compacts,Coupes,Motorcycles,Muscle,Off-road,Sedans,Sports,Sports Classics,Super,SUVs,Vans}';
    when 'year' then years := array(select generate_series(1950, 2035));
    when 'seller_type' then sellers := '{dealer,private}';
    when 'price_band' then prices := '{under-25000,25000-50000,50000-75000,75000-100000,over-100000}';
    when 'mileage_within' then mileages := '{10000,25000,50000,75000,100000}';
    else null;
  end case;
  if spread = 'make' then return query
    select counted.make::text, sum(n)::bigint from (
      select c.make, c.cars as n from car_counts c
      where c.dims = spoken
        and c.body_class = any (coalesce(classes, '{""}')) and c.year = any (coalesce(years, '{-1}'))
        and c.seller_type = any (coalesce(sellers, '{""}')) and c.price_band = any (coalesce(prices, '{""}'))
        and c.mileage_within = any (coalesce(mileages, '{-1}'))
      union all
      select c.make, c.change from car_count_changes c
      where (classes is null or c.body_class = any (classes)) and (years is null or c.year = any (years))
        and (sellers is null or c.seller_type = any (sellers)) and (prices is null or c.price_band = any (prices))
        and (mileages is null or c.mileage_within = any (mileages))
    ) as counted group by counted.make having sum(n) > 0;
  else return query
    select counted.value, sum(n)::bigint from (
      select
        case spread
          when 'body_class' then c.body_class when 'year' then c.year::text when 'seller_type' then c.seller_type
          when 'price_band' then c.price_band when 'mileage_within' then c.mileage_within::text
        end, c.cars
      from car_counts c
      where c.dims = spoken
        and c.body_class = any (coalesce(classes, '{""}')) and c.year = any (coalesce(years, '{-1}'))
        and c.seller_type = any (coalesce(sellers, '{""}')) and c.price_band = any (coalesce(prices, '{""}'))
        and c.mileage_within = any (coalesce(mileages, '{-1}')) and c.make = any (coalesce(makes, '{""}'))
      union all
      select
        case spread
          when 'body_class' then c.body_class when 'year' then c.year::text when 'seller_type' then c.seller_type
          when 'price_band' then c.price_band when 'mileage_within' then c.mileage_within::text
        end, c.change
      from car_count_changes c
      where (classes is null or c.body_class = any (classes)) and (years is null or c.year = any (years))
        and (sellers is null or c.seller_type = any (sellers)) and (prices is null or c.price_band = any (prices))
        and (mileages is null or c.mileage_within = any (mileages)) and (makes is null or c.make = any (makes))
    ) as counted (value, n) group by counted.value having sum(n) > 0;
  end if;
end $$;

-- All of it as the pages want it (FilterCounts in contract/cars/browse.ts): each filter's values counted with the
-- other filters as they are. A mileage limit counts what is within any smaller one too.
create function filter_counts(
  classes text[], years smallint[], sellers text[], prices text[], mileages integer[], makes text[]
) returns json language sql stable parallel safe as $$
  select json_build_object(
    'make', (select coalesce(json_object_agg(value, cars), '{}')
      from count_cars('make', classes, years, sellers, prices, mileages, null)),
    'bodyClass', (select coalesce(json_object_agg(value, cars), '{}')
      from count_cars('body_class', null, years, sellers, prices, mileages, makes)),
    'year', (select coalesce(json_object_agg(value, cars), '{}')
      from count_cars('year', classes, null, sellers, prices, mileages, makes)),
    'sellerType', (select coalesce(json_object_agg(value, cars), '{}')
      from count_cars('seller_type', classes, years, null, prices, mileages, makes)),
    'priceBand', (select coalesce(json_object_agg(value, cars), '{}')
      from count_cars('price_band', classes, years, sellers, null, mileages, makes)),
    'maxMileage', (select coalesce(json_object_agg(value, within), '{}') from (
      select value, sum(cars) over (order by value::integer) as within
      from count_cars('mileage_within', classes, years, sellers, prices, null, makes)) as limits)
  )
$$;
