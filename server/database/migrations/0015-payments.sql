-- What a dealer pays for. One row a dealer; its end moves on with every payment.
create table memberships (
  id bigint generated always as identity primary key,
  dealer_account_id bigint not null unique references dealer_accounts,
  -- When it was first paid; until then the time to pay runs from its opening, which is its end so far.
  started_at timestamptz,
  ends_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index memberships_ending on memberships (ends_at);
-- Dealers that were there before memberships were begin with a paid month.
insert into memberships (dealer_account_id, started_at, ends_at)
  select id, now(), now() + interval '30 days' from dealer_accounts;

create table payments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  kind text not null check (kind in ('listing', 'featured', 'membership', 'renewal')),
  car_id bigint references cars on delete set null,
  membership_id bigint references memberships,
  -- What it is for, as it was called when it was asked for.
  subject text not null,
  -- What can be paid for only once at a time: `listing of car 7`, `feature of car 7`, `membership 3`.
  purpose text not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'cancelled', 'refunded')),
  amount integer not null check (amount > 0),
  lines jsonb not null,
  lasts_hours integer not null check (lasts_hours > 0),
  bank_payment_id uuid unique,
  bank_link text,
  -- The bank is being asked to open it, by a process that has until then.
  opening_until timestamptz,
  -- When the bank is asked next what became of it.
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- As the bank says.
  paid_at timestamptz,
  payer_routing text check (payer_routing ~ '^\d{9}$'),
  -- When what was bought was handed over; once, and for ever.
  delivered_at timestamptz,
  -- Money that is to be given back: nothing can be delivered for it, or it is not what was asked for.
  refund_due_since timestamptz,
  -- What the bank says does not fit.
  doubt text,
  refunded_by bigint references users,
  refund_reason text,
  check ((bank_payment_id is null) = (bank_link is null)),
  check ((status = 'pending') = (settled_at is null)),
  check (delivered_at is null or status in ('completed', 'refunded')),
  check (status <> 'completed' or delivered_at is not null or refund_due_since is not null),
  check ((status = 'refunded') = (refunded_by is not null)),
  check ((refunded_by is null) = (refund_reason is null))
);
create unique index one_pending_payment on payments (purpose) where status = 'pending';
create index payments_of_user on payments (user_id, id);
create index payments_of_car on payments (car_id);
create index payments_of_dealer on payments (dealer_id, id) where dealer_id is not null;
create index payments_to_check on payments (next_check_at) where next_check_at is not null;
create index payments_to_give_back on payments (refund_due_since) where refund_due_since is not null and status <> 'refunded';

-- The steps of contract/payments/payments.flow.ts and no other; what was agreed on and handed over stays as it is.
create function guard_payment() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('pending', 'pending'), ('pending', 'completed'), ('pending', 'failed'), ('pending', 'cancelled'),
    ('failed', 'failed'), ('failed', 'completed'), ('failed', 'refunded'),
    ('cancelled', 'cancelled'), ('cancelled', 'completed'), ('cancelled', 'refunded'),
    ('completed', 'completed'), ('completed', 'refunded'), ('refunded', 'refunded')
  ) then
    raise exception 'payment % cannot go from % to %', old.id, old.status, new.status;
  end if;
  if (old.user_id, old.kind, old.purpose, old.amount, old.lines, old.lasts_hours)
     is distinct from (new.user_id, new.kind, new.purpose, new.amount, new.lines, new.lasts_hours)
     or old.bank_payment_id is not null and new.bank_payment_id is distinct from old.bank_payment_id
     or old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at then
    raise exception 'payment %: what was agreed on cannot be changed', old.id;
  end if;
  return new;
end $$;
create trigger payments_are_guarded before update on payments for each row execute function guard_payment();
create trigger payments_stay before delete or truncate on payments for each statement execute function refuse_change();

create table payment_events (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  kind text not null,
  -- Who or what brought it about.
  cause text not null check (cause in ('buyer', 'return', 'callback', 'job', 'staff')),
  actor_id bigint references users,
  details jsonb,
  created_at timestamptz not null default now()
);
create index payment_events_of_payment on payment_events (payment_id, id);
create trigger payment_events_only_grow before update or delete or truncate on payment_events
  for each statement execute function refuse_change();

-- Every callback that came, believed or not.
create table bank_callbacks (
  id bigint generated always as identity primary key,
  -- As it claims; not to be trusted while the signature is wrong.
  bank_payment_id uuid,
  body_hash bytea not null,
  verdict text not null check (verdict in (
    'accepted', 'replayed', 'bad_signature', 'unreadable', 'unknown_payment', 'wrong_amount', 'wrong_mode'
  )),
  created_at timestamptz not null default now()
);
create index bank_callbacks_by_body on bank_callbacks (body_hash);
create index bank_callbacks_by_verdict on bank_callbacks (verdict, created_at);
create trigger bank_callbacks_only_grow before update or delete or truncate on bank_callbacks
  for each statement execute function refuse_change();

-- Every time a car was featured: paid for, one of the dealer's free ones of a month, or while it cost nothing.
create table car_features (
  id bigint generated always as identity primary key,
  car_id bigint not null references cars on delete cascade,
  user_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  payment_id bigint unique references payments,
  -- Of the site's time zone; the first day of the month.
  free_month date,
  free_number smallint check (free_number > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Taken back, before its end.
  ended_at timestamptz,
  check (payment_id is null or free_month is null),
  check ((free_month is null) = (free_number is null)),
  check (free_month is null or dealer_id is not null)
);
create index car_features_of_car on car_features (car_id, ends_at);
create unique index one_free_feature on car_features (dealer_id, free_month, free_number) where free_month is not null;

-- The demo bank's books; empty outside demo mode.
create table demo.bank_payments (
  payment_id uuid primary key default gen_random_uuid(),
  amount integer not null,
  mode smallint not null,
  description text not null,
  status text not null default 'pending' check (status in ('pending', 'payment_successful', 'payment_failed')),
  payer_routing text,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- How the demo bank is to misbehave, the oldest first; for trying out what happens then.
create table demo.bank_faults (
  id bigint generated always as identity primary key,
  -- Of which payment; null: of the next.
  payment_id uuid,
  happens_on text not null check (happens_on in ('open', 'look', 'callback')),
  fault text not null check (fault in ('slow', 'error', 'garbage', 'wrong_amount', 'sandbox', 'late', 'doubled', 'none', 'bad_signature')),
  times integer not null default 1
);
