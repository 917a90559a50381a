-- Private cars that were listed before their seller moved them into their company. Such a car was the seller's own for
-- the introductory rate, and the earlier conversations about it stay the seller's.
create table car_moves (
  car_id bigint primary key references cars on delete cascade,
  user_id bigint not null references users,
  dealer_account_id bigint not null references dealer_accounts,
  moved_at timestamptz not null default now()
);
create index car_moves_by_user on car_moves (user_id, moved_at desc);
