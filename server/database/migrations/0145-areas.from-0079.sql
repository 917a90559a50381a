-- Where a car is: the areas of the game's map, grouped by region. Sellers select one, buyers filter and search by them.
-- An area is a place name. Nothing here has coordinates.

-- A name and its other names as searches compare them.
create function search_phrases(name text, also text[]) returns text[] language sql immutable parallel safe
  return (select array_agg(distinct public.search_phrase(one)) from unnest(array_append(also, name)) as one);

create table area_regions (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  -- Other names people search for.
  also text[] not null default '{}' check (cardinality(also) <= 30),
  phrases text[] not null generated always as (search_phrases(name, also)) stored,
  created_at timestamptz not null default now()
);
create unique index area_regions_by_name on area_regions (lower(name));

create table areas (
  id bigint generated always as identity primary key,
  region_id bigint not null references area_regions,
  name text not null check (name <> ''),
  -- Other and earlier names. Links and searches with them find the area.
  also text[] not null default '{}' check (cardinality(also) <= 30),
  phrases text[] not null generated always as (search_phrases(name, also)) stored,
  is_hidden boolean not null default false,
  -- Its cars are moving to this area. It is deleted after the last one.
  merged_into bigint references areas,
  created_at timestamptz not null default now()
);
create unique index areas_by_name on areas (lower(name)) where merged_into is null;
create index areas_of_region on areas (region_id);

-- Known words, so a typing error in one is corrected.
create function note_words_of_area() returns trigger language plpgsql as $$
begin
  perform note_search_words(new.name || ' ' || array_to_string(new.also, ' '), true);
  return null;
end $$;
create trigger areas_bring_words after insert or update of name, also on areas
  for each row execute function note_words_of_area();
create trigger regions_bring_words after insert or update of name, also on area_regions
  for each row execute function note_words_of_area();

-- Cached responses contain them.
create trigger market_hears after insert or update or delete on areas for each row execute function tell_of_market();
create trigger market_hears_of_none after truncate on areas execute function tell_of_market();
create trigger market_hears after insert or update or delete on area_regions for each row execute function tell_of_market();
create trigger market_hears_of_none after truncate on area_regions execute function tell_of_market();

insert into area_regions (name, also) values
  ('Los Santos – Downtown', array['Downtown', 'Downtown Los Santos', 'Central Los Santos', 'Los Santos', 'LS']::text[]),
  ('Los Santos – South', array['South Los Santos', 'South LS', 'South Side', 'Southside', 'Los Santos', 'LS']::text[]),
  ('Los Santos – East', array['East Los Santos', 'East LS', 'East Side', 'Los Santos', 'LS']::text[]),
  ('Los Santos – West', array['West Los Santos', 'West LS', 'West Side', 'Los Santos', 'LS']::text[]),
  ('Los Santos – Airport and harbour', array['Airport and harbour', 'Los Santos', 'LS']::text[]),
  ('Vinewood Hills', array['The Hills']::text[]),
  ('Los Santos County', array['LS County']::text[]),
  ('Blaine County – Desert', array['Desert', 'Blaine County', 'Blaine']::text[]),
  ('Blaine County – North', array['North Blaine', 'Blaine County', 'Blaine']::text[]);

insert into areas (region_id, name, also)
select area_regions.id, given.name, given.also from (values
  ('Los Santos – Downtown', 'Alta', '{}'),
  ('Los Santos – Downtown', 'Burton', '{}'),
  ('Los Santos – Downtown', 'Downtown Vinewood', '{}'),
  ('Los Santos – Downtown', 'East Vinewood', '{}'),
  ('Los Santos – Downtown', 'Hawick', '{}'),
  ('Los Santos – Downtown', 'Legion Square', array['Legion']::text[]),
  ('Los Santos – Downtown', 'Little Seoul', array['Koreatown', 'K-Town']::text[]),
  ('Los Santos – Downtown', 'Mission Row', '{}'),
  ('Los Santos – Downtown', 'Pillbox Hill', array['Pillbox']::text[]),
  ('Los Santos – Downtown', 'Strawberry', '{}'),
  ('Los Santos – Downtown', 'Textile City', '{}'),
  ('Los Santos – Downtown', 'Vinewood', '{}'),
  ('Los Santos – Downtown', 'West Vinewood', '{}'),
  ('Los Santos – South', 'Banning', '{}'),
  ('Los Santos – South', 'Chamberlain Hills', array['Chamberlain']::text[]),
  ('Los Santos – South', 'Cypress Flats', array['Cypress']::text[]),
  ('Los Santos – South', 'Davis', '{}'),
  ('Los Santos – South', 'Elysian Island', array['Elysian', 'Docks']::text[]),
  ('Los Santos – South', 'Maze Bank Arena', array['Arena']::text[]),
  ('Los Santos – South', 'Rancho', '{}'),
  ('Los Santos – South', 'Terminal', array['Docks']::text[]),
  ('Los Santos – East', 'El Burro Heights', array['El Burro']::text[]),
  ('Los Santos – East', 'La Mesa', '{}'),
  ('Los Santos – East', 'Mirror Park', '{}'),
  ('Los Santos – East', 'Murrieta Heights', array['Murrieta']::text[]),
  ('Los Santos – West', 'Backlot City', '{}'),
  ('Los Santos – West', 'Del Perro', '{}'),
  ('Los Santos – West', 'Del Perro Beach', '{}'),
  ('Los Santos – West', 'Morningwood', '{}'),
  ('Los Santos – West', 'Pacific Bluffs', '{}'),
  ('Los Santos – West', 'Richards Majestic', array['Richards']::text[]),
  ('Los Santos – West', 'Richman', '{}'),
  ('Los Santos – West', 'Rockford Hills', array['Rockford']::text[]),
  ('Los Santos – West', 'Vespucci', '{}'),
  ('Los Santos – West', 'Vespucci Beach', '{}'),
  ('Los Santos – West', 'Vespucci Canals', '{}'),
  ('Los Santos – Airport and harbour', 'Los Santos International Airport', array['LSIA', 'LSX', 'Airport']::text[]),
  ('Los Santos – Airport and harbour', 'Port of South Los Santos', array['Port', 'Harbour', 'Harbor', 'Docks']::text[]),
  ('Vinewood Hills', 'GWC and Golfing Society', array['Golf Club', 'GWC']::text[]),
  ('Vinewood Hills', 'Lake Vinewood', '{}'),
  ('Vinewood Hills', 'Richman Glen', '{}'),
  ('Vinewood Hills', 'Vinewood Hills', '{}'),
  ('Vinewood Hills', 'Vinewood Racetrack', array['Racetrack']::text[]),
  ('Los Santos County', 'Banham Canyon', '{}'),
  ('Los Santos County', 'Chumash', '{}'),
  ('Los Santos County', 'Great Chaparral', array['Chaparral']::text[]),
  ('Los Santos County', 'Palomino Highlands', array['Palomino']::text[]),
  ('Los Santos County', 'Tataviam Mountains', array['Tataviam']::text[]),
  ('Los Santos County', 'Tongva Hills', '{}'),
  ('Los Santos County', 'Tongva Valley', '{}'),
  ('Blaine County – Desert', 'Grand Senora Desert', array['Grand Senora', 'Senora', 'Senora Desert']::text[]),
  ('Blaine County – Desert', 'Harmony', '{}'),
  ('Blaine County – Desert', 'Redwood Lights Track', array['Redwood Lights']::text[]),
  ('Blaine County – Desert', 'San Chianski Mountain Range', array['San Chianski']::text[]),
  ('Blaine County – Desert', 'Sandy Shores', array['Sandy']::text[]),
  ('Blaine County – Desert', 'Stab City', '{}'),
  ('Blaine County – Desert', 'Sandy Shores Airfield', array['Airfield']::text[]),
  ('Blaine County – North', 'Alamo Sea', '{}'),
  ('Blaine County – North', 'Bolingbroke', array['Prison', 'Bolingbroke Penitentiary']::text[]),
  ('Blaine County – North', 'Braddock Pass', '{}'),
  ('Blaine County – North', 'Chiliad Mountain State Wilderness', array['Chiliad']::text[]),
  ('Blaine County – North', 'Galilee', '{}'),
  ('Blaine County – North', 'Grapeseed', '{}'),
  ('Blaine County – North', 'Mount Chiliad', array['Chiliad']::text[]),
  ('Blaine County – North', 'Mount Gordo', '{}'),
  ('Blaine County – North', 'North Chumash', '{}'),
  ('Blaine County – North', 'Paleto Bay', array['Paleto']::text[]),
  ('Blaine County – North', 'Paleto Cove', '{}'),
  ('Blaine County – North', 'Paleto Forest', '{}'),
  ('Blaine County – North', 'Procopio Beach', array['Procopio']::text[]),
  ('Blaine County – North', 'Raton Canyon', '{}'),
  ('Blaine County – North', 'Zancudo River', array['Zancudo']::text[])
) as given (region, name, also) join area_regions on area_regions.name = given.region;

