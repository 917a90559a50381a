-- What a restriction does stands in contract/kit/standing.ts; a test walks every cell of it, these two triggers too.
-- Whoever is suspended or banned takes the private listings out of sight; coming back brings them back.
create or replace function hide_cars_of_seller() returns trigger language plpgsql as $$
begin
  update cars set is_hidden = new.standing <> 'active' where seller_id = new.id and dealer_id is null;
  return null;
end $$;
drop trigger standing_hides_cars on users;
create trigger standing_hides_cars after update of standing on users
  for each row when ((old.standing = 'active') <> (new.standing = 'active')) execute function hide_cars_of_seller();
update cars set is_hidden = true from users
where users.id = cars.seller_id and cars.dealer_id is null and users.standing = 'suspended' and not cars.is_hidden;

-- A suspension whose time is over is found by the job that ends it.
create index users_suspended on users (suspended_until) where standing = 'suspended';

-- Why the staff suspended a dealer; its team reads it.
alter table dealer_accounts add column status_reason text;
alter table dealer_accounts add constraint suspended_for_a_reason check (status = 'suspended' or status_reason is null);
