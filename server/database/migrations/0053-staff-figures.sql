-- The staff's figures ask for the last thirty days, of however many there are.
create index users_by_day on users (created_at);
create index cars_by_day on cars (published_at) where published_at is not null;
create index sales_by_day on sales (sold_at);
create index payments_by_day on payments (delivered_at) where delivered_at is not null;
create index payments_in_doubt on payments (id) where doubt is not null;
