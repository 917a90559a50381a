-- The newest sales that a model's estimate is based on. Car pages show the closest of them, and finding out again which
-- sales count would take seconds for a model with thousands.
alter table guide_models add column newest_sales bigint[] not null default '{}';

-- A model's newest sales, for its refit and its market page.
create index cars_by_sale_of_model on cars (model_id, sold_at desc) where status = 'sold' or status = 'removed';
drop index cars_sold_of_model;
