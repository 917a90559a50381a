-- The area of a car, if the seller says so. The names are copied like those of make and model.
alter table cars add column area_id bigint references areas;
alter table cars add column area text;
alter table cars add column region text;
create index cars_of_area on cars (area_id) where area_id is not null;
