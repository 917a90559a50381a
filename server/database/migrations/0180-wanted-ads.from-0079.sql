-- What people are looking for, and the cars that sellers reply with.
create table wanted_ads (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  title text not null,
  filters jsonb not null,
  -- A car matches up to this price.
  budget integer not null check (budget > 0),
  body text not null,
  status text not null check (status in ('open', 'closed', 'expired', 'flagged', 'removed')),
  status_before text,
  status_reason text,
  removed_by text check (removed_by in ('owner', 'staff')),
  removed_at timestamptz,
  -- Only an open ad is compared with cars.
  query_id bigint references filed_queries,
  published_at timestamptz not null default now(),
  expires_at timestamptz not null,
  expiry_warned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'open') = (query_id is not null)),
  check ((status = 'removed') = (removed_at is not null) and (removed_at is null) = (removed_by is null))
);
create index wanted_ads_of_user on wanted_ads (user_id, id);
create index wanted_ads_of_query on wanted_ads (query_id) where query_id is not null;
create index wanted_ads_newest on wanted_ads (published_at desc, id desc) where status = 'open';
create index wanted_ads_by_budget on wanted_ads (budget desc, id desc) where status = 'open';
create index wanted_ads_by_end on wanted_ads (expires_at, id) where status = 'open';
create index hidden_wanted_ads on wanted_ads (updated_at desc, id desc) where status in ('flagged', 'removed');

-- Each car that began to match an ad, once. Its seller's next digest brings it.
create table wanted_matches (
  ad_id bigint not null references wanted_ads on delete cascade,
  car_id bigint not null references cars on delete cascade,
  is_pending boolean not null default true,
  matched_at timestamptz not null default now(),
  primary key (ad_id, car_id)
);
create index wanted_matches_of_car on wanted_matches (car_id);
create index pending_wanted_matches on wanted_matches (matched_at) where is_pending;

-- The days a user got a digest, as numbers like 20261119, so that none gets two.
create table wanted_digests (
  user_id bigint not null references users,
  day integer not null,
  primary key (user_id, day)
);

create table wanted_replies (
  id bigint generated always as identity primary key,
  ad_id bigint not null references wanted_ads on delete cascade,
  car_id bigint not null references cars on delete cascade,
  user_id bigint not null references users,
  conversation_id bigint references conversations,
  created_at timestamptz not null default now(),
  unique (ad_id, car_id)
);
create index wanted_replies_with_car on wanted_replies (car_id);
create index wanted_replies_by_user on wanted_replies (user_id);

create table wanted_reports (
  id bigint generated always as identity primary key,
  ad_id bigint not null references wanted_ads on delete cascade,
  reporter_id bigint not null references users,
  reason text not null,
  details text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now()
);
create unique index one_open_wanted_report on wanted_reports (ad_id, reporter_id) where status = 'open';
create index open_wanted_reports on wanted_reports (created_at) where status = 'open';
create index wanted_reports_by_user on wanted_reports (reporter_id);
create trigger settles_notices after update on wanted_reports for each row
  when (old.status = 'open' and new.status <> 'open')
  execute function settle_staff_notices('wanted_reported', 'ad_id', 'reports');

alter table staff_actions add constraint staff_actions_say_why_about_ads
  check (target_kind <> 'wanted_ad' or reason is not null) not valid;

alter table messages drop constraint messages_message_type_check;
alter table messages add constraint messages_message_type_check
  check (message_type in ('text', 'dealer_invitation', 'purchase', 'wanted_reply', 'event')) not valid;
alter table messages drop constraint messages_card_kind_check;
alter table messages add constraint messages_card_kind_check
  check (card_kind in ('dealer_invitation', 'purchase', 'wanted_reply')) not valid;
