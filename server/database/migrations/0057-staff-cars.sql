-- The staff look through all cars, whatever became of them; but for drafts, which nobody but their owner has seen.
-- Each order they are listed in is walked along an index, also those of one status or one make.
create index cars_for_staff_newest on cars (created_at, id) where published_at is not null or status = 'pending';
create index cars_for_staff_of_status on cars (status, created_at, id) where published_at is not null or status = 'pending';
create index cars_for_staff_of_make on cars (make, created_at, id) where published_at is not null or status = 'pending';
create index cars_for_staff_by_price on cars (price, id) where published_at is not null or status = 'pending';
create index cars_for_staff_by_views on cars (views, id) where published_at is not null or status = 'pending';
create index cars_for_staff_by_inquiries on cars (inquiries, id) where published_at is not null or status = 'pending';
-- The words of what is not on the market: with cars_searched, which has those on it, all words.
create index cars_searched_off_market on cars using gin (search) where not (status = 'active' and not is_hidden);
create index cars_by_plate on cars (upper(plate) text_pattern_ops) where plate is not null;
create index dealers_by_plain_name on dealer_accounts using gin (plain_text(company_name) gin_trgm_ops);

-- How many there are of each status, seller's kind, featured or not, and make: so that neither a total nor a tile walks
-- the cars. As with car_counts, what changed is only appended, whoever reads adds it, and a job folds it in.
create table staff_car_counts (
  status text collate "C" not null,
  is_dealer boolean not null,
  is_featured boolean not null,
  make text collate "C" not null,
  cars integer not null,
  primary key (status, is_dealer, is_featured, make)
);
create table staff_car_count_changes (
  status text collate "C" not null,
  is_dealer boolean not null,
  is_featured boolean not null,
  make text collate "C" not null,
  change smallint not null
);

create function note_staff_car_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (old.published_at is not null or old.status = 'pending') then
    insert into staff_car_count_changes values (old.status, old.dealer_id is not null, old.is_featured, coalesce(old.make, ''), -1);
  end if;
  if tg_op <> 'DELETE' and (new.published_at is not null or new.status = 'pending') then
    insert into staff_car_count_changes values (new.status, new.dealer_id is not null, new.is_featured, coalesce(new.make, ''), 1);
  end if;
  return null;
end $$;
create trigger cars_are_counted_for_staff after insert or delete on cars
  for each row execute function note_staff_car_counts();
create trigger cars_are_counted_for_staff_again after update on cars
  for each row when (
    (old.status, old.published_at is null, old.dealer_id is null, old.is_featured, old.make) is distinct from
    (new.status, new.published_at is null, new.dealer_id is null, new.is_featured, new.make)
  ) execute function note_staff_car_counts();

create function fold_staff_car_counts() returns void language sql as $$
  with taken as (
    delete from staff_car_count_changes returning *
  )
  insert into staff_car_counts as counted
  select status, is_dealer, is_featured, make, sum(change) from taken
  group by status, is_dealer, is_featured, make having sum(change) <> 0
  order by 1, 2, 3, 4
  on conflict (status, is_dealer, is_featured, make) do update set cars = counted.cars + excluded.cars;
  delete from staff_car_counts where cars = 0
$$;

-- All of them anew, for after a bulk load without the triggers.
create function recount_cars_for_staff() returns void language plpgsql as $$
begin
  lock table staff_car_counts, staff_car_count_changes in exclusive mode;
  truncate staff_car_counts, staff_car_count_changes;
  insert into staff_car_counts
  select status, dealer_id is not null, is_featured, coalesce(make, ''), count(*) from cars
  where published_at is not null or status = 'pending' group by 1, 2, 3, 4;
end $$;
select recount_cars_for_staff();
