-- How long everyone could see a listing at each of its prices. A price counts as an earlier price, and so makes a
-- discount of a lower one, after 24 hours in public (server/features/cars/price.rules.ts).
alter table car_prices
  -- Without the time since public_since.
  add column public_for interval not null default '0',
  -- Null while the car is out of sight, and once another price replaced this one.
  add column public_since timestamptz;

create function is_in_public(status text, is_hidden boolean) returns boolean language sql immutable parallel safe return
  status in ('active', 'reserved') and not is_hidden;

create function replace_public_price() returns trigger language plpgsql as $$
begin
  update car_prices set public_for = public_for + greatest(new.since - public_since, '0'), public_since = null
  where car_id = new.car_id and public_since is not null;
  select new.since into new.public_since from cars where id = new.car_id and is_in_public(status, is_hidden);
  return new;
end $$;
create trigger prices_replace_each_other before insert on car_prices
  for each row execute function replace_public_price();

create function follow_public_price() returns trigger language plpgsql as $$
begin
  if is_in_public(new.status, new.is_hidden) then
    update car_prices set public_since = clock_timestamp()
    where id = (select max(id) from car_prices where car_id = new.id);
  else
    update car_prices set public_for = public_for + (clock_timestamp() - public_since), public_since = null
    where car_id = new.id and public_since is not null;
  end if;
  return null;
end $$;
create trigger cars_show_their_price after update of status, is_hidden on cars
  for each row when (is_in_public(old.status, old.is_hidden) <> is_in_public(new.status, new.is_hidden))
  execute function follow_public_price();

-- Of prices from before it is only known when they were set, and when the car was last changed.
update car_prices set
  public_since = case when next is null and is_in_public(status, is_hidden) then since end,
  public_for = case
    when next is not null then greatest(next - since, '0')
    when is_in_public(status, is_hidden) then '0'
    else greatest(least(coalesce(sold_at, removed_at, updated_at), now()) - since, '0')
  end
from (
  select car_prices.id as price_id, lead(since) over (partition by car_id order by car_prices.id) as next,
    status, is_hidden, sold_at, removed_at, updated_at
  from car_prices join cars on cars.id = car_id
) as known where price_id = car_prices.id;

-- A discount that only a short-lived price made is none.
update cars set original_price = counted.original_price
from (
  select car_id, greatest(cars.price, max(car_prices.price) filter (where public_for >= '24 hours')) as original_price
  from car_prices join cars on cars.id = car_id where cars.original_price > cars.price group by car_id, cars.price
) as counted where car_id = cars.id and cars.original_price > counted.original_price;
