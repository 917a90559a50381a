-- Which cars changed, and in which transaction: every process keeps the market's cars in memory and reads again those
-- whose transaction its last snapshot didn't see. Neither order nor gaps matter, nobody waits for anybody, and a row per
-- car is all there ever is. Car 0 stands for all of them.
create table car_changes (
  car_id bigint primary key,
  xid xid8 not null default pg_current_xact_id()
);
create index car_changes_by_xid on car_changes (xid);

create function note_changed_car() returns trigger language plpgsql as $$
begin
  insert into car_changes (car_id) values (case when tg_op = 'DELETE' then old.id else new.id end)
  on conflict (car_id) do update set xid = excluded.xid where car_changes.xid <> excluded.xid;
  return null;
end $$;
create trigger market_gets_a_car after insert on cars
  for each row when (new.status = 'active') execute function note_changed_car();
create trigger market_loses_a_car after delete on cars
  for each row when (old.status = 'active') execute function note_changed_car();
create trigger market_has_another_car after update on cars
  for each row when (old.status = 'active' or new.status = 'active') execute function note_changed_car();

-- For after a bulk load without the triggers.
create or replace function recount_cars() returns void language sql as $$
  select recount_car_cube(), recount_car_bits();
  insert into car_changes (car_id) values (0) on conflict (car_id) do update set xid = excluded.xid
$$;
