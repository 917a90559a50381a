-- Whether this database holds the demo world or a real site; written at the first start and never changed.
create table site (
  is_only_row boolean primary key default true check (is_only_row),
  is_demo boolean not null,
  created_at timestamptz not null default now()
);
