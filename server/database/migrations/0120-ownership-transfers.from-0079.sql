-- Ownership of a dealership is offered to a team member, who accepts or declines. At most one offer per dealer is open.
create table ownership_transfers (
  id bigint generated always as identity primary key,
  dealer_account_id bigint not null references dealer_accounts,
  from_user_id bigint not null references users,
  to_user_id bigint not null references users check (to_user_id <> from_user_id),
  -- What the new owner was on the team when it was offered, for the team log.
  role text not null check (role in ('admin', 'manager', 'staff')),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Null if it expired.
  settled_by bigint references users,
  check ((status = 'pending') = (settled_at is null))
);
create unique index one_open_ownership_transfer on ownership_transfers (dealer_account_id) where status = 'pending';
create index ownership_transfers_by_dealer on ownership_transfers (dealer_account_id, id);
create index ownership_transfers_to_end on ownership_transfers (expires_at) where status = 'pending';
create index ownership_transfers_by_owner on ownership_transfers (from_user_id);
create index ownership_transfers_by_receiver on ownership_transfers (to_user_id);

-- The notification of an offer is read once the offer is settled, by whichever path (0087).
create trigger settles_notices after update on ownership_transfers for each row
  when (old.status = 'pending' and new.status <> 'pending')
  execute function settle_staff_notices('ownership_offered', 'id');
