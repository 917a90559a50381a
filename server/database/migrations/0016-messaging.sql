create table conversations (
  id bigint generated always as identity primary key,
  conversation_type text not null check (conversation_type in ('direct', 'group')),
  title text,
  car_id bigint references cars on delete set null,
  -- One side of it is this dealer: everybody of its team takes part.
  dealer_id bigint references dealer_accounts,
  created_by bigint not null references users,
  -- Who talks to whom about what; the same again opens the same conversation. Null for groups.
  subject_key text unique,
  -- The place of its last message; counted up under the row's lock, so that places follow the order of commits.
  last_place integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  check ((conversation_type = 'group') = (subject_key is null))
);
create index conversations_of_dealer on conversations (dealer_id, updated_at desc) where dealer_id is not null;

-- Who takes part in person. A row that has ended stays, so that what was said keeps its names.
create table conversation_participants (
  conversation_id bigint not null references conversations,
  user_id bigint not null references users,
  joined_at timestamptz not null default now(),
  -- Left or removed; nothing of the conversation reaches them any more.
  ended_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversations_of_user on conversation_participants (user_id) where ended_at is null;

-- How far each has read; of a dealer's side, each of the team for themselves.
create table conversation_reads (
  conversation_id bigint not null references conversations,
  user_id bigint not null references users,
  read_place integer not null default 0,
  primary key (conversation_id, user_id)
);

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  place integer not null,
  sender_id bigint not null references users,
  -- Written in this dealer's name.
  dealer_id bigint references dealer_accounts,
  message_type text not null check (message_type in ('text', 'dealer_invitation', 'event')),
  content text not null check (length(content) between 1 and 2000),
  metadata jsonb,
  -- The sender's own name for it: sent twice, it is stored once.
  client_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  unique (conversation_id, place)
);
-- An invitation is brought once.
create unique index one_message_per_invitation on messages (((metadata->>'invitation_id')::bigint)) where message_type = 'dealer_invitation';
create unique index one_message_per_client_id on messages (conversation_id, sender_id, client_id) where client_id is not null;

-- Neither reaches the other, with any character; so the game accounts are what is kept.
create table blocks (
  blocker_account_id bigint not null references game_accounts,
  blocked_account_id bigint not null references game_accounts,
  -- The characters through whom it came about, for the list of whom one has blocked.
  blocker_id bigint not null references users,
  blocked_id bigint not null references users,
  created_at timestamptz not null default now(),
  primary key (blocker_account_id, blocked_account_id),
  check (blocker_account_id <> blocked_account_id)
);
create index blocks_of_blocked on blocks (blocked_account_id);

create table conversation_reports (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  reporter_id bigint not null references users,
  reason text not null,
  details text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now()
);
create unique index one_open_conversation_report on conversation_reports (conversation_id, reporter_id) where status = 'open';

-- The dealer area sends these; here they are answered.
create table dealer_invitations (
  id bigint generated always as identity primary key,
  dealer_account_id bigint not null references dealer_accounts,
  invited_user_id bigint not null references users,
  role text not null check (role in ('admin', 'manager', 'staff')),
  invited_by bigint not null references users,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create unique index one_open_invitation on dealer_invitations (dealer_account_id, invited_user_id) where status = 'pending';
create index invitations_of_person on dealer_invitations (invited_user_id) where status = 'pending';
