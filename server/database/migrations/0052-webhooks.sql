-- Where the site, a dealer or a member is told of events outside (contract/webhooks/webhook-events.ts). One row is one
-- receiver; what waits for it is sent one at a time, in its order, by whoever holds the lease.
create table webhooks (
  id bigint generated always as identity primary key,
  -- One of the site's own channels, or a dealer's or a member's webhook.
  channel text unique,
  dealer_id bigint unique references dealer_accounts on delete cascade,
  user_id bigint unique references users on delete cascade,
  check (num_nonnulls(channel, dealer_id, user_id) = 1),
  -- Sealed under APP_KEY, for who knows it can write there; shown are its host and its last four characters.
  address bytea,
  address_shown text,
  check ((address is null) = (address_shown is null)),
  -- With what a receiver that is no chat checks that it was us; sealed as well.
  secret bytea,
  format text not null default 'chat' check (format in ('chat', 'standard')),
  check (format = 'chat' or secret is not null),
  is_enabled boolean not null default false,
  -- Null: the one it came with.
  message_template text,
  -- Of a dealer's webhook, what it wants to hear of.
  events text[] not null default '{}',
  -- Since the receiver last took something.
  failures integer not null default 0,
  -- Nothing is sent before this moment: it asked for a pause, or failed.
  not_before timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  check ((lease is null) = (leased_until is null)),
  -- The receiver said that it is gone or does not know us: nothing is sent until somebody saves the webhook again.
  stopped_at timestamptz,
  stop_reason text,
  check ((stopped_at is null) = (stop_reason is null)),
  updated_at timestamptz not null default now()
);
insert into webhooks (channel) values
  ('new-postings'), ('new-featured'), ('price-alert'), ('sold'),
  ('new-user'), ('dealer-application'), ('dealer-payment'), ('tickets');

-- One message for one webhook. Its id goes with it every time it is sent, so that a receiver knows a repeat.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id bigint not null references webhooks on delete cascade,
  -- Its place in the line of its webhook; sent again by somebody, it goes to the end.
  place bigint generated always as identity,
  event text not null,
  -- What it came from; null: somebody sent it by hand.
  announcement_id bigint,
  -- Sent to try the webhook out.
  is_test boolean not null default false,
  facts jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  -- Until then it is tried, and at least once.
  give_up_at timestamptz not null default now() + interval '1 day',
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((status = 'waiting') = (done_at is null))
);
-- Whatever happens twice to an announcement, a webhook hears of it once.
-- (One announcement may be the cause of notices of several kinds.)
create unique index one_delivery_per_announcement
  on webhook_deliveries (webhook_id, announcement_id, event, coalesce(facts->'values'->>'kind', ''));
create index deliveries_in_line on webhook_deliveries (webhook_id, place) where status = 'waiting';
create index deliveries_of_webhook on webhook_deliveries (webhook_id, created_at desc);
create index deliveries_by_time on webhook_deliveries (created_at desc, id);

-- Each time it was sent: what, what came back, how long that took.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  started_at timestamptz not null,
  took_ms integer not null,
  request text not null,
  -- Null: no answer came.
  status_code integer,
  answer text,
  -- In a sentence.
  outcome text not null
);
create index attempts_of_delivery on webhook_attempts (delivery_id, id);

-- Taken back in the transaction that writes its deliveries.
alter table announcements add column deliveries_due boolean not null default false;
create index announcements_with_deliveries_due on announcements (id) where deliveries_due;

-- What the demo's chat was told.
create table demo.chat_messages (
  id bigint generated always as identity primary key,
  channel text not null,
  message_id uuid not null,
  message jsonb not null,
  received_at timestamptz not null default now(),
  -- Sent again, it is known by its id.
  unique (channel, message_id)
);
