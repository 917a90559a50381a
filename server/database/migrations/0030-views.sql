-- Views and inquiries are called so everywhere else.
alter table car_looks rename to car_views;
alter index car_looks_by_period rename to car_views_by_period;
