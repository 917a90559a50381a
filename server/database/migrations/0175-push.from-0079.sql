-- Browsers that show notifications while the site is closed (web push). At most one per session, and gone with it.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id bigint not null unique references sessions (id) on delete cascade,
  -- The address at the browser's push service with its two keys, sealed with APP_KEY.
  sealed bytea not null,
  -- One browser belongs to one session, the latest.
  endpoint_hash bytea not null unique,
  -- Of the push service, to limit how many messages go there at the same time.
  host text not null,
  -- The groups of notifications to show in this browser.
  notice_groups text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Notifications to push, written in the transaction that writes the notification and deleted once sent.
create table push_deliveries (
  notice_id bigint not null references notices on delete cascade,
  subscription_id bigint not null references push_subscriptions on delete cascade,
  -- The latest event. A message that was sent before it doesn't count.
  announcement_id bigint not null,
  attempts smallint not null default 0,
  not_before timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (notice_id, subscription_id)
);
create index push_deliveries_of_subscription on push_deliveries (subscription_id);
create index push_deliveries_by_time on push_deliveries (not_before);
