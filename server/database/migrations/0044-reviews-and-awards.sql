-- What the two sides of a verified sale say of each other, once each. It is shown when both have written, or when the
-- time for it is over, so that nobody writes in fear of the answer.
create table reviews (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sales,
  -- Who wrote it: the buyer of the car, or its seller.
  review_type text not null check (review_type in ('buyer', 'seller')),
  author_id bigint not null references users,
  -- Of whom it speaks; through a dealer also of the dealer.
  user_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  rating smallint not null check (rating between 1 and 5),
  title text not null check (length(title) between 1 and 100),
  comment text not null check (length(comment) between 1 and 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- From when on everybody reads it: the end of the time for it, or the moment the other side wrote.
  published_at timestamptz not null,
  -- Those it concerns were told that it is there to read.
  is_told boolean not null default false,
  -- Taken back by its author. The row stays, so that nobody writes anew after having read the other's.
  deleted_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  check (author_id <> user_id),
  check (dealer_id is null or review_type = 'buyer'),
  check ((hidden_at is null) = (hidden_reason is null)),
  unique (sale_id, review_type)
);
create index reviews_of_user on reviews (user_id, published_at desc, id desc);
create index reviews_of_dealer on reviews (dealer_id, published_at desc, id desc) where dealer_id is not null;
create index reviews_by_author on reviews (author_id, id desc);
create index reviews_to_tell on reviews (published_at) where not is_told;

-- The reviewed side answers once.
create table review_responses (
  id bigint generated always as identity primary key,
  review_id bigint not null unique references reviews,
  responder_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  response text not null check (length(response) between 1 and 1000),
  created_at timestamptz not null default now()
);

create table review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews,
  reporter_id bigint not null references users,
  reason text not null,
  details text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now()
);
create unique index one_open_review_report on review_reports (review_id, reporter_id) where status = 'open';

-- The catalogue of awards. Those with a rule are granted and taken back by what people did, never by hand.
create table awards (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  description text not null check (length(description) between 1 and 200),
  icon text not null,
  rule text unique check (rule in ('first_sale', 'ten_sales', 'fifty_sales', 'five_star_year')),
  is_retired boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index awards_by_name on awards (lower(name));
insert into awards (name, description, icon, rule) values
  ('First sale', 'Sold a car, and the buyer confirmed it', 'key', 'first_sale'),
  ('10 verified sales', 'Ten cars sold, each confirmed by its buyer', 'ten', 'ten_sales'),
  ('50 verified sales', 'Fifty cars sold, each confirmed by its buyer', 'fifty', 'fifty_sales'),
  ('Five-star year', 'At least five reviews within a year, all of them five stars', 'stars', 'five_star_year');

create table award_grants (
  id bigint generated always as identity primary key,
  award_id bigint not null references awards,
  user_id bigint not null references users,
  -- Null: by its rule.
  granted_by bigint references users,
  reason text,
  awarded_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by bigint references users,
  revoked_reason text,
  check ((granted_by is null) = (reason is null)),
  check (revoked_at is not null or (revoked_by is null and revoked_reason is null))
);
create unique index one_grant_per_award_and_person on award_grants (award_id, user_id) where revoked_at is null;
create index grants_of_user on award_grants (user_id);
