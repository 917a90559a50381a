-- A car that was sold, to whom and for how much (contract/sales/sales.flow.ts is its life). One that stands per car:
-- what was withdrawn or annulled makes room for another.
create table sales (
  id bigint generated always as identity primary key,
  car_id bigint not null references cars,
  -- Who sold it; through a dealer it is the dealer's sale.
  seller_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  -- A member, or somebody of whom only a name is known, or nobody was named.
  buyer_id bigint references users,
  buyer_name text check (length(buyer_name) <= 80),
  -- For the seller's side alone.
  buyer_contact text check (length(buyer_contact) <= 120),
  notes text check (length(notes) <= 1000),
  -- What was asked for it in that moment.
  listing_price integer not null check (listing_price > 0),
  sale_price integer check (sale_price >= 0),
  sale_method text check (sale_method in ('in_person', 'bank_transfer', 'trade', 'auction')),
  status text not null default 'recorded' check (status in ('recorded', 'confirmed', 'disputed', 'withdrawn', 'annulled')),
  -- What the car was before: an undo leads back there.
  car_status_before text not null check (car_status_before in ('active', 'reserved')),
  sold_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  check (buyer_id is null or buyer_name is null),
  check (buyer_id <> seller_id),
  check (status not in ('confirmed', 'disputed') or buyer_id is not null),
  check (status <> 'confirmed' or confirmed_at is not null),
  check ((status in ('withdrawn', 'annulled')) = (ended_at is not null))
);
create unique index one_standing_sale_per_car on sales (car_id) where status in ('recorded', 'confirmed', 'disputed');
create index sales_of_seller on sales (seller_id, sold_at desc, id desc);
create index sales_of_dealer on sales (dealer_id, sold_at desc, id desc) where dealer_id is not null;
create index sales_of_buyer on sales (buyer_id, sold_at desc, id desc) where buyer_id is not null;

-- Every amount a sale had or was to have. Before the buyer has confirmed, a change counts at once; after it, it is
-- proposed and counts when the buyer agrees.
create table sale_amounts (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sales,
  amount_before integer check (amount_before >= 0),
  amount integer not null check (amount >= 0),
  status text not null check (status in ('set', 'proposed', 'agreed', 'refused', 'withdrawn')),
  by_user_id bigint not null references users,
  at timestamptz not null default now(),
  answered_at timestamptz
);
create index amounts_of_sale on sale_amounts (sale_id, id);
create unique index one_proposed_amount_per_sale on sale_amounts (sale_id) where status = 'proposed';

-- What was marked as sold before sales were kept is one that nobody was named in.
insert into sales (car_id, seller_id, dealer_id, listing_price, car_status_before, sold_at)
select id, seller_id, dealer_id, price, 'active', coalesce(sold_at, updated_at) from cars
where (status = 'sold' or status = 'removed' and status_before = 'sold') and price is not null;

-- The buyer is asked in a message whether it is so.
alter table messages drop constraint messages_message_type_check;
alter table messages add constraint messages_message_type_check
  check (message_type in ('text', 'dealer_invitation', 'purchase', 'event'));
alter table messages drop constraint messages_card_kind_check;
alter table messages add constraint messages_card_kind_check check (card_kind in ('dealer_invitation', 'purchase'));

-- A dispute is a ticket of the buyer that the seller's side sees too.
alter table tickets add column sale_id bigint references sales;
create unique index one_ticket_per_dispute on tickets (sale_id) where sale_id is not null;

-- A sale belongs to people too: the staff touch none without a reason.
alter table staff_actions drop constraint staff_actions_say_why;
alter table staff_actions add constraint staff_actions_say_why
  check (target_kind not in ('user', 'car', 'dealer', 'review', 'payment', 'sale') or reason is not null);
