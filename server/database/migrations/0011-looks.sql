-- Who looked at or asked about which car: once per person and hour, once per person and day. Swept after two days.
create table car_looks (
  car_id bigint not null references cars on delete cascade,
  kind text not null check (kind in ('view', 'inquiry')),
  -- Of whom: a hash with the site's key, which says nothing to who does not have it.
  person bytea not null,
  period timestamptz not null,
  primary key (car_id, kind, person, period)
);
create index car_looks_by_period on car_looks (period);

-- Per day (of the site's time zone), for the plots of sellers and dealers.
create table car_days (
  car_id bigint not null references cars on delete cascade,
  day date not null,
  views integer not null default 0,
  inquiries integer not null default 0,
  primary key (car_id, day)
);

create table favourites (
  user_id bigint not null references users,
  car_id bigint not null references cars on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, car_id)
);
create index favourites_of_car on favourites (car_id);

create table car_reports (
  id bigint generated always as identity primary key,
  car_id bigint not null references cars on delete cascade,
  reporter_id bigint not null references users,
  reason text not null,
  details text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now()
);
create unique index one_open_report on car_reports (car_id, reporter_id) where status = 'open';
