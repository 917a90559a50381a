-- The staff's lists at 100,000 rows each, measured. Everybody newest first is walked along one index down to the last
-- page; the old one had only the moment, so that each person on the way was looked at.
create index users_newest on users (created_at, id);
drop index users_by_day;

-- A part of a model's name, and some years, found among all cars but drafts.
create index cars_for_staff_by_model on cars using gin (lower(model) gin_trgm_ops) where published_at is not null or status = 'pending';
create index cars_for_staff_by_year on cars (year, id) where published_at is not null or status = 'pending';

-- What all payments come to, by kind, status and whether something was delivered, is kept and not added up each time. As
-- with car_counts, what changed is only appended, whoever reads adds it, and a job folds it in. A payment is never deleted,
-- and its kind and amount never change.
create table payment_sums (
  kind text collate "C" not null,
  status text collate "C" not null,
  is_delivered boolean not null,
  payments bigint not null,
  amount bigint not null,
  primary key (kind, status, is_delivered)
);
create table payment_sum_changes (
  kind text collate "C" not null,
  status text collate "C" not null,
  is_delivered boolean not null,
  payments smallint not null,
  amount bigint not null
);

create function note_payment_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into payment_sum_changes values (old.kind, old.status, old.delivered_at is not null, -1, -old.amount);
  end if;
  insert into payment_sum_changes values (new.kind, new.status, new.delivered_at is not null, 1, new.amount);
  return null;
end $$;
create trigger payments_are_summed after insert on payments for each row execute function note_payment_sums();
create trigger payments_are_summed_again after update on payments for each row when (
  (old.kind, old.status, old.delivered_at is null, old.amount) is distinct from
  (new.kind, new.status, new.delivered_at is null, new.amount)
) execute function note_payment_sums();

create function fold_payment_sums() returns void language sql as $$
  with taken as (
    delete from payment_sum_changes returning *
  )
  insert into payment_sums as summed
  select kind, status, is_delivered, sum(payments), sum(amount) from taken
  group by kind, status, is_delivered having sum(payments) <> 0 or sum(amount) <> 0
  order by 1, 2, 3
  on conflict (kind, status, is_delivered) do update
    set payments = summed.payments + excluded.payments, amount = summed.amount + excluded.amount
$$;

-- All of them anew, for after a bulk load without the triggers.
create function sum_payments_again() returns void language plpgsql as $$
begin
  lock table payment_sums, payment_sum_changes in exclusive mode;
  truncate payment_sums, payment_sum_changes;
  insert into payment_sums
  select kind, status, delivered_at is not null, count(*), sum(amount) from payments group by 1, 2, 3;
end $$;
select sum_payments_again();
