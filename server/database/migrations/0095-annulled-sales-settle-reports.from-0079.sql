-- Staff can't decide a reported review once its sale is annulled, so the notifications about it are read as well. Until
-- now they stayed unread for ever.
create function settle_reports_of_annulled_sale() returns trigger language plpgsql as $$
declare
  readers bigint[];
begin
  with found as (
    select notices.id from notices join reviews on reviews.id = subject_id
    where kind = 'review_reported' and sale_id = old.id and read_at is null
    -- A locked one is being read right now.
    order by notices.id for update of notices skip locked
  ), marked as (
    update notices set read_at = now() from found where notices.id = found.id returning user_id
  )
  select array_agg(user_id) into readers from marked;
  if readers is not null then
    perform pg_notify('live', json_build_object('to', readers, 'event', json_build_object('kind', 'notices_changed'))::text);
  end if;
  return null;
end $$;

create trigger settles_notices after update on sales for each row
  when (old.status <> 'annulled' and new.status = 'annulled')
  execute function settle_reports_of_annulled_sale();

-- Sales that were annulled before.
update notices set read_at = now() where kind = 'review_reported' and read_at is null and exists (
  select from reviews join sales on sales.id = sale_id where reviews.id = subject_id and sales.status = 'annulled'
);
