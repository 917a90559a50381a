-- Which cars have which fact, as bitmaps, so that any combination of filters is counted by putting bitmaps together
-- (decision 036). One row says of 32,000 neighbouring cars which of them are on the market and have this value;
-- `parent` is the make of a model. Prices and mileages are kept bit by bit (facets 'price' and 'mileage'), so that any
-- range is told exactly. Facets and values are spelled as the filters are (contract/cars/browse.ts).
create table car_bits (
  chunk integer not null,
  facet text collate "C" not null,
  parent text collate "C" not null default '',
  value text collate "C" not null,
  bits bit(32000) not null,
  primary key (chunk, facet, parent, value)
) with (fillfactor = 50);
-- 4,000 bytes stand in the row itself, two of them to a page: nothing is unpacked to be read.
alter table car_bits alter column bits set storage plain;
create index car_bits_of_value on car_bits (facet, value, chunk);

-- What changed since the bitmaps were last brought up to date: a car as it was (-1), and as it is (1). Whoever counts
-- adds these few rows; a job folds them in.
create table car_bit_changes (
  id bigint not null,
  make text,
  model text,
  body_class text,
  year smallint,
  dealer_id bigint,
  price integer,
  original_price integer,
  mileage integer,
  transmission text,
  fuel text,
  drive text,
  colour text,
  features text[],
  engine_upgrade smallint,
  brake_upgrade smallint,
  transmission_upgrade smallint,
  armour smallint,
  has_turbo boolean,
  open_to_trade boolean,
  published_at timestamptz,
  is_featured boolean,
  change smallint not null
);

-- Where the days begin on which cars were listed, the site's zone, as whoever folds says (null: as before); and how often
-- the bitmaps changed, so that what was counted from them can be kept until they do again.
create table car_bits_state (
  zone text not null,
  folded bigint not null
);
insert into car_bits_state values ('UTC', 0);

-- Everything that is to be known of a car on the market.
create view car_facts as
  select cars.id, facts.facet, facts.parent, facts.value
  from cars cross join lateral (
    select 'all', '', '' union all
    select 'make', '', cars.make union all
    select 'models', cars.make, cars.model union all
    select 'bodyClass', '', cars.body_class union all
    select 'year', '', cars.year::text union all
    select 'sellerType', '', seller_type(cars.dealer_id) union all
    select 'priceBand', '', price_band(cars.price) union all
    select 'maxMileage', '', mileage_within(cars.mileage)::text union all
    select 'transmission', '', cars.transmission where cars.transmission is not null union all
    select 'fuel', '', cars.fuel where cars.fuel is not null union all
    select 'drive', '', cars.drive where cars.drive is not null union all
    select 'colour', '', cars.colour where cars.colour is not null union all
    select 'feature', '', named from (select distinct unnest(cars.features) as named) as features union all
    select 'minEngine', '', level::text from generate_series(1, cars.engine_upgrade) as level union all
    select 'minBrakes', '', level::text from generate_series(1, cars.brake_upgrade) as level union all
    select 'minGearbox', '', level::text from generate_series(1, cars.transmission_upgrade) as level union all
    select 'minArmour', '', level::text from generate_series(1, cars.armour) as level union all
    select 'hasTurbo', '', 'true' where cars.has_turbo union all
    select 'openToTrade', '', 'true' where cars.open_to_trade union all
    select 'priceLowered', '', 'true' where cars.original_price > cars.price union all
    select 'featured', '', 'true' where cars.is_featured union all
    select 'price', '', plane::text from generate_series(0, 30) as plane where cars.price >> plane & 1 = 1 union all
    select 'mileage', '', plane::text from generate_series(0, 30) as plane where cars.mileage >> plane & 1 = 1 union all
    select 'listed', '', (cars.published_at at time zone (select zone from car_bits_state))::date::text union all
    select 'mileage', '', 'known' where cars.mileage is not null
  ) as facts (facet, parent, value)
  where cars.status = 'active' and not cars.is_hidden;

create function note_car_change(car cars, change smallint) returns void language sql as $$
  insert into car_bit_changes values (
    car.id, car.make, car.model, car.body_class, car.year, car.dealer_id, car.price, car.original_price, car.mileage, 
    car.transmission, car.fuel, car.drive, car.colour, car.features, car.engine_upgrade, car.brake_upgrade, car.transmission_upgrade, car.armour, 
    car.has_turbo, car.open_to_trade, car.published_at, car.is_featured, change
  )
$$;
create function note_car_bits() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'active' and not old.is_hidden then perform note_car_change(old, -1::smallint); end if;
  if tg_op <> 'DELETE' and new.status = 'active' and not new.is_hidden then perform note_car_change(new, 1::smallint); end if;
  return null;
end $$;
create trigger cars_bring_bits after insert on cars
  for each row when (new.status = 'active') execute function note_car_bits();
create trigger cars_take_bits after delete on cars
  for each row when (old.status = 'active') execute function note_car_bits();
create trigger cars_change_bits after update on cars
  for each row when (
    (old.status = 'active' or new.status = 'active') and
    (old.status, old.is_hidden, old.make, old.model, old.body_class, old.year, old.dealer_id is null, old.price,
      old.original_price, old.mileage, old.transmission, old.fuel, old.drive, old.colour, old.features,
      old.engine_upgrade, old.brake_upgrade, old.transmission_upgrade, old.armour, old.has_turbo, old.open_to_trade,
      old.published_at, old.is_featured) is distinct from
    (new.status, new.is_hidden, new.make, new.model, new.body_class, new.year, new.dealer_id is null, new.price,
      new.original_price, new.mileage, new.transmission, new.fuel, new.drive, new.colour, new.features,
      new.engine_upgrade, new.brake_upgrade, new.transmission_upgrade, new.armour, new.has_turbo, new.open_to_trade,
      new.published_at, new.is_featured)
  ) execute function note_car_bits();

-- The bitmaps of these cars, chunk by chunk: the gaps between them written as noughts.
create function bits_of_cars(ids bigint[]) returns table (chunk integer, facet text, parent text, value text, bits bit)
language sql stable as $$
  select chunk, facet, parent, value,
    (string_agg(repeat('0', gap) || '1', '' order by place) || repeat('0', 31999 - max(place)))::bit(32000)
  from (
    select chunk, place, facet, parent, value,
      place - lag(place, 1, -1) over (partition by chunk, facet, parent, value order by place) - 1 as gap
    from (
      select (id / 32000)::integer as chunk, (id % 32000)::integer as place, facet, parent, value
      from car_facts where ids is null or id = any (ids)
    ) as placed
  ) as spaced group by chunk, facet, parent, value
$$;

-- Brings the bitmaps up to date; by one at a time.
create function fold_car_bits(given_zone text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711010);
  update car_bits_state set zone = given_zone where zone <> given_zone;
  if found then
    perform recount_car_bits();
    return;
  end if;
  if not exists (select from car_bit_changes) then return; end if;
  update car_bits_state set folded = folded + 1;
  with taken as (
    delete from car_bit_changes returning id
  ), changed as materialized (
    select distinct id as car_id from taken
  ), outdated as materialized (
    select chunk, (string_agg(repeat('0', gap) || '1', '' order by place) || repeat('0', 31999 - max(place)))::bit(32000) as bits
    from (
      select (car_id / 32000)::integer as chunk, (car_id % 32000)::integer as place,
        (car_id % 32000 - lag(car_id % 32000, 1, -1::bigint) over (partition by car_id / 32000 order by car_id) - 1)::integer
      from changed
    ) as spaced (chunk, place, gap) group by chunk
  ), fresh as (
    select * from bits_of_cars((select array_agg(car_id) from changed)) where exists (select from changed)
  )
  insert into car_bits as kept
  select chunk, facet, parent, value,
    coalesce(old.bits & ~outdated.bits, 0::bit(32000)) | coalesce(fresh.bits, 0::bit(32000))
  from (select car_bits.* from car_bits join outdated using (chunk)) as old
  full join fresh using (chunk, facet, parent, value)
  join outdated using (chunk)
  on conflict (chunk, facet, parent, value) do update set bits = excluded.bits where kept.bits <> excluded.bits;
  delete from car_bits where bit_count(bits) = 0;
end $$;

-- All of them anew, for after a bulk load without the triggers.
create function recount_car_bits() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711010);
  lock table car_bits, car_bit_changes in exclusive mode;
  truncate car_bits, car_bit_changes;
  update car_bits_state set folded = folded + 1;
  insert into car_bits select * from bits_of_cars(null);
end $$;

-- Of numbers that are kept bit by bit: which are at most this.
create function bits_up_to(planes varbit[], most bigint) returns bit language plpgsql immutable parallel safe as $$
declare
  none constant bit(32000) := 0::bit(32000);
  less bit(32000) := none;
  equal bit(32000) := ~none;
begin
  for plane in reverse 30..0 loop
    if most >> plane & 1 = 1 then
      if planes[plane + 1] is null then less := less | equal; equal := none;
      else less := less | (equal & ~planes[plane + 1]); equal := equal & planes[plane + 1]; end if;
    elsif planes[plane + 1] is not null then equal := equal & ~planes[plane + 1];
    end if;
  end loop;
  return less | equal;
end $$;

-- Which cars of a chunk have a number of this facet from `lowest` to `highest`, either of which may be null.
create function bits_within(asked_chunk integer, asked_facet text, lowest bigint, highest bigint) returns bit
language plpgsql stable parallel safe as $$
declare
  planes bit(32000)[] := array(
    select (select bits from car_bits where chunk = asked_chunk and facet = asked_facet and parent = '' and value = plane::text)
    from generate_series(0, 30) as plane
  );
  result bit(32000) := bits_up_to(planes, least(highest, 2147483647));
begin
  if lowest > 0 then result := result & ~bits_up_to(planes, lowest - 1); end if;
  return result;
end $$;

-- How many cars there are with all of `asked`, a list of terms, and how many of them have each value of the facets of
-- `spread`, chunk by chunk. A term is {of, any, not, facet, lowest, highest}: cars that have any of these [facet,
-- value], none of those, a number in this range. Values of a facet are counted without the terms that are `of` it.
-- Of models those of the makes are counted; of days only `today`, in the site's zone.
create function count_car_bits(asked jsonb, spread text[], makes text[], today text)
returns table (facet text, value text, cars bigint) language plpgsql stable parallel safe as $$
declare
  term jsonb;
  live record;
  part bit(32000);
  wanted bit(32000);
  -- The facets that are narrowed, each with what all the others leave.
  narrowed constant text[] := array(select distinct one ->> 'of' from jsonb_array_elements(asked) as one where one ? 'of');
  without bit(32000)[];
  free_ones constant text[] := array(select one from unnest(spread) as one where one <> all (narrowed || '{models,listed}'::text[]));
  own_ones constant text[] := array(select one from unnest(spread) as one where one <> all ('{models,listed}'::text[]));
begin
  for live in select car_bits.chunk, car_bits.bits from car_bits where car_bits.facet = 'all' loop
    wanted := live.bits;
    without := array_fill(wanted, array[cardinality(narrowed)]);
    for term in select * from jsonb_array_elements(asked) loop
      part := bits_of_term(live.chunk, term);
      wanted := wanted & part;
      for place in 1..cardinality(narrowed) loop
        if narrowed[place] is distinct from term ->> 'of' then without[place] := without[place] & part; end if;
      end loop;
    end loop;
    return query select 'total', '', bit_count(wanted);
    if bit_count(wanted) > 0 then return query
      select b.facet, b.value, bit_count(b.bits & wanted) from car_bits as b
      where b.chunk = live.chunk and b.facet = any (free_ones);
    end if;
    for place in 1..cardinality(narrowed) loop
      part := without[place];
      if bit_count(part) > 0 and narrowed[place] = any (own_ones) then return query
        select b.facet, b.value, bit_count(b.bits & part) from car_bits as b
        where b.chunk = live.chunk and b.facet = narrowed[place];
      end if;
    end loop;
    if 'models' = any (spread) and cardinality(makes) > 0 then
      part := coalesce(without[array_position(narrowed, 'models')], wanted);
      return query
        select b.facet, b.value, bit_count(b.bits & part) from car_bits as b
        where b.chunk = live.chunk and b.facet = 'models' and b.parent = any (makes);
    end if;
    if 'listed' = any (spread) then
      part := coalesce(without[array_position(narrowed, 'listed')], wanted);
      return query
        select b.facet, b.value, bit_count(b.bits & part) from car_bits as b
        where b.chunk = live.chunk and b.facet = 'listed' and b.parent = '' and b.value = today;
    end if;
  end loop;
end $$;

create function bits_of_term(asked_chunk integer, term jsonb) returns bit language plpgsql stable parallel safe as $$
declare
  none constant bit(32000) := 0::bit(32000);
  result bit(32000) := ~none;
begin
  if term ? 'any' then
    result := coalesce((
      select bit_or(bits) from jsonb_array_elements(term -> 'any') as given (key)
      join car_bits on chunk = asked_chunk and facet = key ->> 0 and value = key ->> 1
    ), none);
  end if;
  if term ? 'not' then
    result := result & ~coalesce((
      select bit_or(bits) from jsonb_array_elements(term -> 'not') as given (key)
      join car_bits on chunk = asked_chunk and facet = key ->> 0 and value = key ->> 1
    ), none);
  end if;
  if term ? 'facet' then
    result := result & bits_within(asked_chunk, term ->> 'facet', (term ->> 'lowest')::bigint, (term ->> 'highest')::bigint);
    if term ->> 'facet' = 'mileage' then
      result := result & coalesce((
        select bits from car_bits where chunk = asked_chunk and facet = 'mileage' and parent = '' and value = 'known'
      ), none);
    end if;
  end if;
  return result;
end $$;

-- The cars that have all of this, as bitmaps: where few do, they are looked up by their numbers.
create function matching_car_bits(asked jsonb) returns table (chunk integer, bits bytea)
language sql stable parallel safe as $$
  select chunk, substr(varbit_send(bits), 5) from (
    select live.chunk, live.bits & coalesce((
      select bit_and(bits_of_term(live.chunk, term)) from jsonb_array_elements(asked) as term
    ), live.bits) as bits
    from car_bits as live where facet = 'all'
  ) as matching where bit_count(bits) > 0
$$;

select recount_car_bits();

-- One name for all that is kept beforehand, wherever the cars were filled in or changed in bulk.
alter function fold_car_counts() rename to fold_car_cube;
create function fold_car_counts(zone text default null) returns void language sql as $$
  select fold_car_cube(), fold_car_bits(zone)
$$;
alter function recount_cars() rename to recount_car_cube;
create function recount_cars() returns void language sql as $$ select recount_car_cube(), recount_car_bits() $$;

-- The orders that are new: by how much a price fell, and the longest listed (which walks cars_newest backwards).
create index cars_by_price_drop on cars (is_featured, (original_price - price), id) where status = 'active' and not is_hidden;
