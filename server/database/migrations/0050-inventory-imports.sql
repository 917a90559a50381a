-- Cars that come in a file. A file is looked at first and its rows are kept with their verdicts; then they are written
-- some at a time, so that an import that was cut off goes on where it was.
create table imports (
  id bigint generated always as identity primary key,
  dealer_id bigint not null references dealer_accounts,
  -- Who looked at it.
  user_id bigint not null references users,
  file_name text not null,
  -- As they stand in the file, for the file of the bad rows.
  columns jsonb not null,
  notes jsonb not null,
  lists_now boolean,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((started_at is null) = (lists_now is null))
);
create index imports_of_dealer on imports (dealer_id, id);
create index imports_by_age on imports (created_at);

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  number integer not null,
  name text not null,
  kind text not null check (kind in ('ready', 'draft', 'known', 'bad')),
  note text,
  problems jsonb not null,
  is_nearly boolean not null,
  -- Of a bad one, as they came.
  cells jsonb,
  -- Of one that is to be written, and by what it is known again.
  facts jsonb,
  import_key bytea,
  outcome text check (outcome in ('live', 'draft', 'known', 'no_room')),
  car_id bigint references cars on delete set null,
  primary key (import_id, number),
  check ((kind in ('ready', 'draft')) = (facts is not null and import_key is not null)),
  check (outcome is null or kind in ('ready', 'draft'))
);
create index import_rows_to_write on import_rows (import_id, number) where facts is not null and outcome is null;
create index import_rows_of_car on import_rows (car_id) where car_id is not null;

-- What the row said from which a car came, the same one counted; the same row never makes a second car, whoever sends
-- it and however often.
alter table cars add column import_key bytea check (import_key is null or dealer_id is not null);
create unique index cars_imported_once on cars (dealer_id, import_key) where import_key is not null;
