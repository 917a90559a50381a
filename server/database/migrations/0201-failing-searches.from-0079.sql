-- A query that fails is left alone for an hour, so that it keeps no one else waiting for their alerts.
alter table filed_queries add column failed_at timestamptz;
create index failing_queries on filed_queries (failed_at) where failed_at is not null;
-- For the service check, which says so if the comparison falls behind.
alter table matching_due add column due_since timestamptz not null default now();
