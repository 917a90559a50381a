-- Listings of the same car form one history (docs/features/vehicle-history.md). Plates are compared without spaces,
-- dashes and case, and the letters O and I count as the digits they look like. An index uses it (0281), so a change needs
-- a new index.
create function plate_key(given text) returns text
  language sql immutable parallel safe strict
  return nullif(translate(regexp_replace(upper(given), '[^A-Z0-9]', '', 'g'), 'OI', '01'), '');

-- The verified purchase that a listing offers again ("I bought it here").
alter table cars add column bought_in_sale_id bigint references sales;
create index cars_bought_in_sale on cars (bought_in_sale_id) where bought_in_sale_id is not null;
-- Selecting "List it again" twice continues the first draft.
create unique index one_draft_per_purchase on cars (bought_in_sale_id) where status = 'draft';

-- What each side lets the history show. The amount needs both.
alter table sales
  add column seller_shows_amount boolean not null default false,
  add column buyer_shows_amount boolean not null default false,
  add column seller_shows_name boolean not null default false,
  add column buyer_shows_name boolean not null default false;

-- Live listings whose plate has to be compared with the others, by the job check_plates.
create table plate_checks_due (
  car_id bigint primary key references cars on delete cascade
);
create function record_plate_check_due() returns trigger language plpgsql as $$
begin
  insert into plate_checks_due (car_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger new_plates_are_checked after insert on cars for each row
  when (new.plate is not null and new.status in ('active', 'reserved') and not new.is_hidden)
  execute function record_plate_check_due();
create trigger changed_plates_are_checked after update on cars for each row
  when (new.plate is not null and new.status in ('active', 'reserved') and not new.is_hidden
    and (old.plate, old.make, old.model, old.is_hidden, old.status in ('active', 'reserved'))
      is distinct from (new.plate, new.make, new.model, false, true))
  execute function record_plate_check_due();

-- Two live listings with one plate. Each pair is reported once.
create table plate_conflicts (
  car_id bigint not null references cars on delete cascade,
  other_id bigint not null references cars on delete cascade,
  found_at timestamptz not null default now(),
  primary key (car_id, other_id),
  check (car_id < other_id)
);
create index plate_conflicts_of_other on plate_conflicts (other_id);

-- The site itself reports duplicate plates, so such a report has no reporter. One open one per car.
alter table car_reports alter column reporter_id drop not null;
create unique index one_open_report_by_the_site on car_reports (car_id) where status = 'open' and reporter_id is null;
