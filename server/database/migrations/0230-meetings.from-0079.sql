-- Viewings, test drives and handovers that two sides of a conversation about a car agree on. The message that shows one
-- is an ordinary event, so servers of the last release show it as a line of text.
create table meetings (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  kind text not null check (kind in ('viewing', 'test_drive', 'handover')),
  status text not null default 'proposed'
    check (status in ('proposed', 'agreed', 'declined', 'withdrawn', 'lapsed', 'cancelled', 'over')),
  buyer_id bigint not null references users,
  -- The private seller, or the team member who will come.
  seller_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  -- The time zone each side last used here.
  buyer_zone text,
  seller_zone text,
  -- The message of the latest step, which shows the card.
  message_id bigint unique references messages,
  -- The agreed time. Null until there is one.
  starts_at timestamptz,
  agreed_at timestamptz,
  -- Both sides were reminded of this time. A new time clears it.
  reminded_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references users,
  end_reason text,
  end_cause text check (end_cause in ('unavailable', 'sold', 'removed')),
  -- What each side says about the other.
  buyer_answer text check (buyer_answer in ('came', 'missed', 'absent')),
  seller_answer text check (seller_answer in ('came', 'missed', 'absent')),
  -- Since when both sides see both answers.
  revealed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status in ('agreed', 'over')) <= (starts_at is not null and agreed_at is not null)),
  check ((status in ('proposed', 'agreed')) = (ended_at is null))
);

create unique index one_open_meeting on meetings (conversation_id, kind) where status in ('proposed', 'agreed');
create index meetings_due on meetings (starts_at) where status = 'agreed';
create index meetings_to_reveal on meetings (ended_at) where status = 'over' and revealed_at is null;
create index meetings_of_buyer on meetings (buyer_id, status);
create index meetings_of_seller on meetings (seller_id, status);
create index meetings_of_dealer on meetings (dealer_id, status) where dealer_id is not null;

-- The times and places that were proposed for a meeting. They are never changed, only answered.
create table meeting_proposals (
  id bigint generated always as identity primary key,
  meeting_id bigint not null references meetings on delete cascade,
  user_id bigint not null references users,
  is_by_buyer boolean not null,
  starts_at timestamptz not null,
  -- As the user typed it.
  time_zone text not null,
  area_id bigint not null references areas,
  place text not null,
  status text not null default 'open'
    check (status in ('open', 'agreed', 'declined', 'withdrawn', 'replaced', 'lapsed')),
  created_at timestamptz not null default now(),
  answered_by bigint references users,
  answered_at timestamptz
);

create unique index one_open_proposal on meeting_proposals (meeting_id) where status = 'open';
create unique index one_agreed_proposal on meeting_proposals (meeting_id) where status = 'agreed';
create index proposals_of_meeting on meeting_proposals (meeting_id, id);
create index proposals_by_area on meeting_proposals (area_id);
create index proposals_to_lapse on meeting_proposals (starts_at) where status = 'open';
