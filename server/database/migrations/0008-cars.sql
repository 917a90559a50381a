create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- How text is compared: without accents, in small letters. The dictionary is named, so that it may stand in an index.
create function plain_text(given text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, given));

create table cars (
  id bigint generated always as identity primary key,
  seller_id bigint not null references users,
  dealer_id bigint references dealer_accounts,
  status text not null default 'draft' check (
    status in ('draft', 'pending', 'active', 'reserved', 'sold', 'expired', 'flagged', 'removed')
  ),
  -- Names as shown; the ids are null when the seller typed what the catalogue lacks.
  make_id bigint references car_makes,
  model_id bigint references car_models,
  make text,
  model text,
  year smallint check (year between 1900 and 2100),
  title text,
  description text,
  price integer check (price > 0),
  mileage integer check (mileage >= 0),
  body_class text check (body_class in (
    'Compacts', 'Coupes', 'Motorcycles', 'Muscle', 'Off-road', 'Sedans', 'Sports', 'Sports Classics', 'Super', 'SUVs', 'Vans'
  )),
  colour text,
  transmission text,
  fuel text,
  drive text,
  engine_upgrade smallint check (engine_upgrade between 0 and 4),
  brake_upgrade smallint check (brake_upgrade between 0 and 4),
  transmission_upgrade smallint check (transmission_upgrade between 0 and 4),
  armour smallint check (armour between 0 and 5),
  has_turbo boolean,
  plate text,
  features text[] not null default '{}',
  condition_note text,
  open_to_trade boolean not null default false,
  contact_phone text check (contact_phone ~ '^\d+$'),
  -- The highest price of the history below; what is struck through.
  original_price integer,
  -- The photos in their order, as lists and pages show them; kept by refresh_car_images().
  images jsonb not null default '[]',
  is_featured boolean not null default false,
  featured_until timestamptz,
  views integer not null default 0,
  inquiries integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  expires_at timestamptz,
  expiry_warned_at timestamptz,
  sold_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('seller', 'staff')),
  status_before text,
  status_reason text,
  search tsvector generated always as (
    setweight(to_tsvector('simple', plain_text(coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || coalesce(title, ''))), 'A') ||
    setweight(to_tsvector('simple', plain_text(coalesce(year::text, '') || ' ' || coalesce(colour, '') || ' ' || coalesce(body_class, ''))), 'B') ||
    setweight(to_tsvector('simple', plain_text(coalesce(description, ''))), 'C')
  ) stored,
  check (is_featured = (featured_until is not null)),
  check ((status = 'removed') = (removed_at is not null)),
  check (status in ('draft', 'removed') or (
    make is not null and model is not null and year is not null and price is not null
    and description is not null and body_class is not null and original_price is not null
  )),
  check (status not in ('active', 'reserved') or (published_at is not null and expires_at is not null))
);

-- Lists show active cars, featured ones first: each order is walked once for the featured and once for the others.
create index cars_newest on cars (is_featured, published_at, id) where status = 'active';
create index cars_by_price on cars (is_featured, price, id) where status = 'active';
create index cars_by_mileage on cars (is_featured, mileage, id) where status = 'active';
create index cars_by_year on cars (is_featured, year, id) where status = 'active';
create index cars_by_views on cars (is_featured, views, id) where status = 'active';
create index cars_of_make_newest on cars (make, is_featured, published_at, id) where status = 'active';
create index cars_of_make_by_price on cars (make, is_featured, price, id) where status = 'active';
create index cars_of_model_newest on cars (model_id, is_featured, published_at, id) where status = 'active';
create index cars_of_class_newest on cars (body_class, is_featured, published_at, id) where status = 'active';
create index cars_of_class_by_price on cars (body_class, is_featured, price, id) where status = 'active';
create index cars_of_model_typed_by_hand on cars (lower(model)) where model_id is null and status = 'active';
create index cars_of_catalogue_make on cars (make_id);
create index cars_of_catalogue_model on cars (model_id);
create index cars_searched on cars using gin (search) where status = 'active';
create index cars_of_seller on cars (seller_id, status);
create index cars_of_dealer on cars (dealer_id, status) where dealer_id is not null;
create index cars_ending on cars (expires_at) where status in ('active', 'reserved');
create index cars_featured_ending on cars (featured_until) where is_featured;
create index cars_put_away on cars (updated_at) where status in ('draft', 'removed');

-- Every price a listing ever had while people could see it.
create table car_prices (
  id bigint generated always as identity primary key,
  car_id bigint not null references cars on delete cascade,
  price integer not null,
  since timestamptz not null default now()
);
create index car_prices_of_car on car_prices (car_id, since);

-- The words that titles, makes and models are made of: what a typing error is compared with.
create table search_words (word text primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Known words that share enough with this one to be meant by it; two letters swapped leave little in common.
create function words_alike(given text) returns text[] language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select coalesce(array_agg(word), '{}') from (
    select word from search_words where word % given order by similarity(word, given) desc, word limit 12
  ) as nearest
$$;

create function note_search_words(given text) returns void language sql as $$
  insert into search_words (word)
  select distinct word from regexp_split_to_table(plain_text(given), '[^[:alnum:]]+') as word
  where length(word) between 3 and 30
  on conflict do nothing
$$;
select note_search_words(string_agg(display_name, ' ')) from car_makes;
select note_search_words(string_agg(display_name || ' ' || body_class, ' ')) from car_models;

create function note_words_of_car() returns trigger language plpgsql as $$
begin
  perform note_search_words(concat_ws(' ', new.make, new.model, new.title, new.colour));
  return null;
end $$;
create trigger cars_bring_words after insert or update of status, make, model, title, colour on cars
  for each row when (new.status = 'active') execute function note_words_of_car();

create function note_words_of_catalogue() returns trigger language plpgsql as $$
begin
  perform note_search_words(new.display_name);
  return null;
end $$;
create trigger makes_bring_words after insert or update of display_name on car_makes
  for each row execute function note_words_of_catalogue();
create trigger models_bring_words after insert or update of display_name on car_models
  for each row execute function note_words_of_catalogue();
