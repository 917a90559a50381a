-- Of which account's introductory rate the price of this payment is.
alter table payments add column introductory_for bigint references game_accounts;

-- Those that were begun before; where an account has had the rate more than once, the first one counts as it.
with carrying as (
  select payments.id, users.game_account_id, payments.status = 'pending' or payments.delivered_at is not null as holds_it,
    row_number() over (
      partition by users.game_account_id, payments.status = 'pending' or payments.delivered_at is not null
      order by payments.delivered_at nulls last, payments.id
    ) as place
  from payments join users on users.id = payments.user_id
  where payments.lines @> '[{"label": "Introductory rate"}]'
)
update payments set introductory_for = carrying.game_account_id
from carrying where carrying.id = payments.id and (not carrying.holds_it or carrying.place = 1);

-- An account has it once: the open payment that carries it holds it, and a delivered one for ever.
create unique index one_introductory_rate on payments (introductory_for)
  where introductory_for is not null and (status = 'pending' or delivered_at is not null);

create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('pending', 'pending'), ('pending', 'completed'), ('pending', 'failed'), ('pending', 'cancelled'),
    ('failed', 'failed'), ('failed', 'completed'), ('failed', 'refunded'),
    ('cancelled', 'cancelled'), ('cancelled', 'completed'), ('cancelled', 'refunded'),
    ('completed', 'completed'), ('completed', 'refunded'), ('refunded', 'refunded')
  ) then
    raise exception 'payment % cannot go from % to %', old.id, old.status, new.status;
  end if;
  if (old.user_id, old.kind, old.purpose, old.amount, old.lines, old.lasts_hours, old.introductory_for)
     is distinct from (new.user_id, new.kind, new.purpose, new.amount, new.lines, new.lasts_hours, new.introductory_for)
     or old.bank_payment_id is not null and new.bank_payment_id is distinct from old.bank_payment_id
     or old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at then
    raise exception 'payment %: what was agreed on cannot be changed', old.id;
  end if;
  return new;
end $$;
