-- Reads the whole table, so it is a migration of its own.
create index cars_of_plate on cars (plate_key(plate), plain_text(make), plain_text(model)) where plate is not null;
-- Live listings that share a plate from before.
insert into plate_checks_due
select id from cars where plate is not null and status in ('active', 'reserved') and not is_hidden;
