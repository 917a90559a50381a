-- Offers on cars (contract/offers/offers.flow.ts is their life), and what sellers want to hear.
alter table cars add column accepts_offers boolean not null default true;
-- Known to the seller's side only. Offers below it are refused without notifying anyone.
alter table cars add column minimum_offer integer;
-- While an accepted offer reserves the car. Set and cleared together with the offer.
alter table cars add column held_until timestamptz;

create table offers (
  id bigint generated always as identity primary key,
  car_id bigint not null references cars,
  buyer_id bigint not null references users,
  -- The private seller, or the contact of the dealer's car at that time.
  seller_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  conversation_id bigint not null references conversations,
  status text not null default 'open' check (
    status in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed', 'completed', 'lapsed', 'released')
  ),
  turn text not null default 'seller' check (turn in ('buyer', 'seller')),
  -- The latest amount. All of them are in offer_amounts.
  amount integer not null check (amount > 0),
  price_then integer not null,
  valid_hours smallint not null check (valid_hours in (24, 48, 72)),
  -- The deadline of the current turn.
  expires_at timestamptz not null,
  -- The buyer's car in part exchange, as it was then.
  trade_car_id bigint references cars on delete set null,
  trade_make text check (length(trade_make) <= 40),
  trade_model text check (length(trade_model) <= 60),
  trade_year smallint,
  trade_mileage integer,
  accepted_at timestamptz,
  -- Who accepted for the seller's side, or the contact if the buyer accepted.
  accepted_by bigint references users,
  hold_until timestamptz,
  -- The car's status before it was reserved for this offer.
  car_status_before text check (car_status_before in ('active', 'reserved')),
  ended_at timestamptz,
  ended_by text check (ended_by in ('buyer', 'seller')),
  cause text,
  reason text check (length(reason) <= 500),
  sale_id bigint references sales,
  created_at timestamptz not null default now(),
  check (status not in ('accepted', 'completed', 'lapsed', 'released') or hold_until is not null),
  check ((status = 'completed') = (sale_id is not null)),
  check ((status = 'closed') = (cause is not null)),
  check (status in ('open', 'accepted') or ended_at is not null)
);
create unique index one_live_offer_per_buyer_and_car on offers (car_id, buyer_id) where status in ('open', 'accepted');
create unique index one_accepted_offer_per_car on offers (car_id) where status = 'accepted';
create index live_offers_of_car on offers (car_id, id) where status in ('open', 'accepted');
create index offers_of_buyer on offers (buyer_id, id desc);
create index offers_of_seller on offers (seller_id, id desc) where dealer_id is null;
create index offers_of_dealer on offers (dealer_id, id desc) where dealer_id is not null;
create index offers_on_car on offers (car_id, created_at);
create index open_offers_by_deadline on offers (expires_at) where status = 'open';
create index holds_by_end on offers (hold_until) where status = 'accepted';
create index offers_with_trade_in on offers (trade_car_id) where trade_car_id is not null;
create index offers_of_sale on offers (sale_id) where sale_id is not null;

-- Every amount, with what was written to it.
create table offer_amounts (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers on delete cascade,
  by_side text not null check (by_side in ('buyer', 'seller')),
  by_user_id bigint not null references users,
  amount integer not null check (amount > 0),
  note text check (length(note) <= 500),
  at timestamptz not null default now()
);
create index amounts_of_offer on offer_amounts (offer_id, id);

-- Offers below a private minimum, counted so that it can't be found by trying.
create table low_offers (
  car_id bigint not null references cars on delete cascade,
  game_account_id bigint not null references game_accounts on delete cascade,
  at timestamptz not null default now()
);
create index low_offers_on_car on low_offers (car_id, game_account_id, at);

-- The offer a message carries. Not a card kind, because a server of 1.0.0 couldn't show a conversation with a kind it
-- doesn't know. It shows the message as an event with its text.
alter table messages add column offer_id bigint references offers;
