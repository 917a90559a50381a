-- What people say of themselves on their public profile, and a dealer on its page.
alter table users
  add column bio text check (length(bio) <= 600),
  add column website text check (length(website) <= 200),
  add column specialties text[] not null default '{}' check (cardinality(specialties) <= 8),
  add column experience_years smallint not null default 0 check (experience_years between 0 and 80),
  -- On other people's pages the buyer of a car is then "A buyer".
  add column hides_as_buyer boolean not null default false;
alter table dealer_accounts
  add column description text check (length(description) <= 2000),
  add column website text check (length(website) <= 200),
  add column phone text check (length(phone) <= 20),
  -- For each day of the week from Monday on: null when closed, or {"from": "09:00", "to": "18:00"}.
  add column opening_hours jsonb check (jsonb_typeof(opening_hours) = 'array');
