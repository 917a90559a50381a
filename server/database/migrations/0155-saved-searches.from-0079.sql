-- What people want to hear about again. Equal filters are one query however many people saved them, so each is judged once
-- per car. A query is filed under its most selective requirements (server/features/browse/matching), and only groups that a
-- car can belong to are read.
create table filed_queries (
  id bigint generated always as identity primary key,
  filters jsonb not null,
  hash text not null generated always as (md5(filters::text)) stored unique,
  -- The words of its text, by which it is found when a name or a meaning changes. Empty without text.
  words text[] not null default '{}'
);

create table filed_query_groups (
  key text not null,
  query_id bigint not null references filed_queries on delete cascade,
  primary key (key, query_id)
);
create index groups_of_query on filed_query_groups (query_id);

create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  query_id bigint not null references filed_queries,
  name text not null,
  -- As the address has them, with the sort order.
  filters jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
  by_push boolean not null default false,
  by_webhook boolean not null default false,
  is_paused boolean not null default false,
  -- Changes it already saw were on the page when it was saved.
  saved_in pg_snapshot not null default pg_current_snapshot(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- The visit before that one.
  seen_before timestamptz not null default now(),
  removed_at timestamptz
);
create unique index saved_searches_once on saved_searches (user_id, query_id) where removed_at is null;
create index saved_searches_of_query on saved_searches (query_id);
create index removed_searches on saved_searches (removed_at) where removed_at is not null;

-- Each car that began to match a search, once.
create table search_matches (
  search_id bigint not null references saved_searches on delete cascade,
  car_id bigint not null references cars on delete cascade,
  -- False if it matched before anything could be announced.
  is_new boolean not null,
  matched_at timestamptz not null default now(),
  -- The alert that the next digest brings.
  pending text check (pending in ('new', 'cheaper')),
  pending_since timestamptz not null default now(),
  primary key (search_id, car_id)
);
create index search_matches_of_car on search_matches (car_id);
create index pending_search_matches on search_matches (search_id) where pending is not null;
