-- A person's picture and a dealer's logo: which files are theirs in the photo storage. The address that answers carry
-- follows from it, in this one place: nobody sees the picture of a person whose account is closed or banned.
alter table users drop column avatar_url;
alter table users add column avatar_key text unique;
alter table users add column avatar_url text generated always as (
  case when standing in ('active', 'suspended') then '/avatars/' || avatar_key || '-192.webp' end
) stored;

alter table dealer_accounts add column logo_key text unique;
alter table dealer_accounts add column logo_url text generated always as ('/logos/' || logo_key || '-192.webp') stored;
