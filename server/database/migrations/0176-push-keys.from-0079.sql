-- The site's own key pair for web push (VAPID), one row. Browsers subscribe with its public half.
create table push_keys (
  is_current boolean primary key default true check (is_current),
  public_key text not null,
  -- The private half, sealed with a key derived from APP_KEY, and which key that was.
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz not null default now()
);
