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
  -- Its seller is banned, or its dealer not active: nobody but the seller's side and staff sees it meanwhile.
  is_hidden boolean not null default false,
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
create index cars_newest on cars (is_featured, published_at, id) where status = 'active' and not is_hidden;
create index cars_by_price on cars (is_featured, price, id) where status = 'active' and not is_hidden;
create index cars_by_mileage on cars (is_featured, mileage, id) where status = 'active' and not is_hidden;
create index cars_by_year on cars (is_featured, year, id) where status = 'active' and not is_hidden;
create index cars_by_views on cars (is_featured, views, id) where status = 'active' and not is_hidden;
-- These two also hold all that is filtered and sorted by, so that few cars are gathered without looking at each.
create index cars_of_make_newest on cars (make, is_featured, published_at, id)
  include (body_class, year, price, mileage, dealer_id, views) where status = 'active' and not is_hidden;
create index cars_of_make_by_price on cars (make, is_featured, price, id) where status = 'active' and not is_hidden;
create index cars_of_model_newest on cars (model_id, is_featured, published_at, id) where status = 'active' and not is_hidden;
create index cars_of_class_newest on cars (body_class, is_featured, published_at, id)
  include (make, year, price, mileage, dealer_id, views) where status = 'active' and not is_hidden;
create index cars_of_class_by_price on cars (body_class, is_featured, price, id) where status = 'active' and not is_hidden;
create index cars_of_model_typed_by_hand on cars (lower(model) text_pattern_ops) where model_id is null and status = 'active' and not is_hidden;
create index cars_of_catalogue_make on cars (make_id);
create index cars_of_catalogue_model on cars (model_id);
create index cars_searched on cars using gin (search) where status = 'active' and not is_hidden;
-- Sold and reserved ones are listed newest first.
create index cars_taken_newest on cars (status, published_at, id) where status in ('reserved', 'sold') and not is_hidden;
create index cars_of_seller on cars (seller_id, status);
create index cars_of_dealer on cars (dealer_id, status) where dealer_id is not null;
create index cars_ending on cars (expires_at) where status in ('active', 'reserved');
create index cars_ending_unwarned on cars (expires_at) where status in ('active', 'reserved') and expiry_warned_at is null;
create index cars_featured_ending on cars (featured_until) where is_featured;
create index cars_put_away on cars (updated_at) where status in ('draft', 'removed');

-- Every price a listing ever had while people could see it.
create table car_prices (
  id bigint generated always as identity primary key,
  car_id bigint not null references cars on delete cascade,
  price integer not null,
  -- Of the moment and not of the transaction, which may have waited for another.
  since timestamptz not null default clock_timestamp()
);
create index car_prices_of_car on car_prices (car_id, id);

-- The words that titles, makes and models are made of: what a typing error is compared with. Those of the catalogue
-- stay; those that only a listing brought go when no listing has them any more.
create table search_words (
  word text primary key,
  is_in_catalogue boolean not null
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Known words that share enough with this one to be meant by it; two letters swapped leave little in common.
create function words_alike(given text) returns text[] language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select coalesce(array_agg(word), '{}') from (
    select word from search_words where word % given and word <> given order by similarity(word, given) desc, word limit 12
  ) as nearest
$$;

-- Whether any car on sale has a word that begins so. Of a common word the latest cars tell at once; of a rare one the
-- index does. Left to choose, the planner believes that many have it and reads the cars one by one to find the first.
create function is_on_sale_lately(given text) returns boolean language sql stable as $$
  select exists (
    select from (
      select search from cars where status = 'active' and not is_hidden and not is_featured
      order by published_at desc limit 1000
    ) as latest
    where search @@ to_tsquery('simple', given || ':*')
  )
$$;
create function is_on_sale_somewhere(given text) returns boolean language sql stable
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
  select exists (
    select from cars where status = 'active' and not is_hidden and search @@ to_tsquery('simple', given || ':*')
  )
$$;
create function is_on_sale(given text) returns boolean language plpgsql stable as $$
begin
  if is_on_sale_lately(given) then return true; end if;
  return is_on_sale_somewhere(given);
end $$;

create function note_search_words(given text, are_of_catalogue boolean) returns void language sql as $$
  insert into search_words as known (word, is_in_catalogue)
  select distinct word, are_of_catalogue from regexp_split_to_table(plain_text(given), '[^[:alnum:]]+') as word
  where length(word) between 3 and 30
  on conflict (word) do update set is_in_catalogue = true where excluded.is_in_catalogue and not known.is_in_catalogue
$$;
select note_search_words(string_agg(display_name, ' '), true) from car_makes;
select note_search_words(string_agg(display_name || ' ' || body_class, ' '), true) from car_models;

create function note_words_of_car() returns trigger language plpgsql as $$
begin
  perform note_search_words(concat_ws(' ', new.make, new.model, new.title, new.colour), false);
  return null;
end $$;
create trigger cars_bring_words after insert or update of status, make, model, title, colour on cars
  for each row when (new.status = 'active') execute function note_words_of_car();

create function note_words_of_catalogue() returns trigger language plpgsql as $$
begin
  perform note_search_words(new.display_name, true);
  return null;
end $$;
create trigger makes_bring_words after insert or update of display_name on car_makes
  for each row execute function note_words_of_catalogue();
create trigger models_bring_words after insert or update of display_name on car_models
  for each row execute function note_words_of_catalogue();

-- Whoever is banned, and a dealer that is not active, takes the listings out of sight; coming back brings them back.
create function hide_cars_of_seller() returns trigger language plpgsql as $$
begin
  update cars set is_hidden = new.standing = 'banned' where seller_id = new.id and dealer_id is null;
  return null;
end $$;
create trigger standing_hides_cars after update of standing on users
  for each row when ((old.standing = 'banned') <> (new.standing = 'banned')) execute function hide_cars_of_seller();

create function hide_cars_of_dealer() returns trigger language plpgsql as $$
begin
  update cars set is_hidden = new.status <> 'active' where dealer_id = new.id;
  return null;
end $$;
create trigger status_hides_cars after update of status on dealer_accounts
  for each row when ((old.status = 'active') <> (new.status = 'active')) execute function hide_cars_of_dealer();
