-- The game community's accounts. Never shown to other members; kept to tell which characters are one person's.
create table game_accounts (
  id bigint primary key,
  username text not null,
  first_seen_at timestamptz not null default now()
);

-- One site account per character.
create table users (
  id bigint generated always as identity primary key,
  gta_world_id bigint not null unique,
  game_account_id bigint not null references game_accounts,
  name text not null,
  avatar_url text,
  phone_number text check (phone_number ~ '^\d+$'),
  routing_number text check (routing_number ~ '^\d{9}$'),
  staff_role text check (staff_role in ('support', 'moderator', 'analyst', 'admin')),
  standing text not null default 'active' check (standing in ('active', 'suspended', 'banned')),
  standing_reason text,
  suspended_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_login timestamptz,
  check ((standing = 'suspended') = (suspended_until is not null)),
  check (standing = 'active' or standing_reason is not null)
);
create index users_by_game_account on users (game_account_id);

-- The dealer area builds on these two; until then they say who belongs to which team.
create table dealer_accounts (
  id bigint generated always as identity primary key,
  company_name text not null,
  status text not null default 'active' check (status in ('active', 'suspended', 'expired')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index dealer_accounts_by_company_name on dealer_accounts (lower(company_name));

create table dealer_team_members (
  user_id bigint primary key references users, -- at most one team a person
  dealer_account_id bigint not null references dealer_accounts,
  role text not null check (role in ('owner', 'admin', 'manager', 'staff')),
  joined_at timestamptz not null default now()
);
create index dealer_team_members_by_dealer on dealer_team_members (dealer_account_id);
create unique index one_owner_per_dealer on dealer_team_members (dealer_account_id) where role = 'owner';

-- Only the hash of a session's token is stored.
create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A sign-in under way: what the provider told us, which the browser cannot alter.
create table pending_sign_ins (
  cookie_hash bytea primary key,
  state_hash bytea not null,
  code_verifier text not null,
  redirect_uri text not null,
  bearer_hash bytea,
  provider_token bytea, -- sealed with APP_KEY
  game_account jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index pending_sign_ins_by_expiry on pending_sign_ins (expires_at);
