-- A sign-in takes one code, and the row says so until its time is over. It is known by its state: the text of the
-- cookie can be varied without changing what it says. Who is signing in while this runs begins again.
delete from pending_sign_ins;
alter table pending_sign_ins
  drop column cookie_hash,
  add column state_hash bytea primary key,
  add column used_at timestamptz,
  alter column provider_token drop not null,
  -- Of a used one nothing is kept but that it was used.
  add check (case when used_at is null then provider_token is not null else num_nonnulls(provider_token, game_account) = 0 end);
