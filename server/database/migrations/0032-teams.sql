-- A dealer's car names somebody of its team as its contact, always: who leaves hands over first (flows/dealers).
update cars set seller_id = owner.user_id
from dealer_team_members as owner
where owner.dealer_account_id = cars.dealer_id and owner.role = 'owner' and not exists (
  select from dealer_team_members as member
  where member.user_id = cars.seller_id and member.dealer_account_id = cars.dealer_id
);
alter table dealer_team_members add constraint one_seat_per_team unique (dealer_account_id, user_id);
alter table cars add constraint contact_is_on_the_team
  foreign key (dealer_id, seller_id) references dealer_team_members (dealer_account_id, user_id);
create index cars_by_contact on cars (seller_id, dealer_id) where dealer_id is not null;
drop index dealer_team_members_by_dealer; -- the new constraint's index begins with the same column

-- Who came to a team, left it or got another role there, by whom and when.
create table team_events (
  id bigint generated always as identity primary key,
  dealer_account_id bigint not null references dealer_accounts,
  user_id bigint not null references users,
  kind text not null check (kind in ('joined', 'left', 'removed', 'role_changed')),
  role text not null check (role in ('owner', 'admin', 'manager', 'staff')),
  role_before text check (role_before in ('owner', 'admin', 'manager', 'staff')),
  actor_id bigint not null references users,
  at timestamptz not null default now(),
  check ((kind = 'role_changed') = (role_before is not null))
);
create index team_events_by_dealer on team_events (dealer_account_id, id);
